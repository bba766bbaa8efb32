/** Something in the content that a visitor must not get to see, reported to the editor who can correct it. */
export type Diagnostic = {
  file: string;
  /** Counted from 1, as editors show it. */
  line: number;
  column: number;
  message: string;
  /** To know, not to correct: nothing waits for it. */
  isNote?: true;
};

export type Position = { line: number; column: number };

export const startOfFile: Position = { line: 1, column: 1 };

/** Sorts by file, line and column, and drops those reported twice. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const sorted = diagnostics.toSorted(
    (a, b) => compare(a.file, b.file) || a.line - b.line || a.column - b.column || compare(a.message, b.message),
  );
  return sorted.filter((diagnostic, index) => {
    const previous = sorted[index - 1];
    return !previous || formatDiagnostic(previous) !== formatDiagnostic(diagnostic);
  });
}

/** One line for each diagnostic: `content/support/faq.en.yaml:12:5  « answer » manque. …` */
export function formatDiagnostics(diagnostics: Diagnostic[]): string {
  return diagnostics.map(formatDiagnostic).join('\n');
}

function formatDiagnostic({ file, line, column, message }: Diagnostic): string {
  return `${file}:${line}:${column}  ${message}`;
}

/** By code unit, so that the order is the same on every machine. */
function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
