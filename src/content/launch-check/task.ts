/** What the law or a rule demands; what is better done before; what no program can see to. */
export const levels = ['must', 'should', 'know'] as const;

export type Level = (typeof levels)[number];

/** Something to do before the site goes online. */
export type Task = {
  level: Level;
  /** What is not done yet. */
  what: string;
  /** The article of law or the rule that asks for it. */
  rule: string;
  /** What to write. */
  todo: string;
  /** Where, from the project root; with the line where it is known, and the key. */
  file: string;
  line?: number;
  key?: string;
};
