/** Something in the content that a visitor must not get to see, told to the editor who can mend it. */
export type Problem = {
  /** Path from the project root, e.g. `content/support/faq.en.yaml`. */
  file: string;
  /** Counted from 1, as editors show it. */
  line: number;
  column: number;
  /** What is wrong and what to write instead. */
  message: string;
};

export type Position = { line: number; column: number };

export const startOfFile: Position = { line: 1, column: 1 };

/** Sorts by file, line and column, and drops problems told twice. */
export function sortProblems(problems: Problem[]): Problem[] {
  const sorted = problems.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message),
  );
  return sorted.filter((problem, index) => {
    const previous = sorted[index - 1];
    return !previous || formatProblem(previous) !== formatProblem(problem);
  });
}

/** One line for each problem: `content/support/faq.en.yaml:12:5  answer is missing. …` */
export function formatProblems(problems: Problem[]): string {
  return problems.map(formatProblem).join('\n');
}

function formatProblem({ file, line, column, message }: Problem): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** By code unit, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
