/** What the check reports: something in a content file that visitors must not see. */
export type Diagnostic = {
  file: string;
  /** Line and column count from 1, as text editors show them. */
  line: number;
  column: number;
  /** In French: what is wrong, and what to write. */
  message: string;
  /** True for information only. */
  isNote?: true;
};

export type Position = { line: number; column: number };

export const startOfFile: Position = { line: 1, column: 1 };

/** Sorts by file, line and column, and drops duplicates. */
export function sortDiagnostics(diagnostics: Diagnostic[]): Diagnostic[] {
  const unique = new Map(diagnostics.map((diagnostic) => [formatDiagnostics([diagnostic]), diagnostic]));
  return [...unique.values()].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column);
}

/** One line for each diagnostic: `content/support/faq.en.yaml:12:5  « answer » manque. …` */
export function formatDiagnostics(diagnostics: Diagnostic[]): string {
  return diagnostics.map(({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`).join('\n');
}
