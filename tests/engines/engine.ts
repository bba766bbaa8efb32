import { existsSync } from 'node:fs';
import path from 'node:path';

/** What a journey may do in a browser, whichever it is. */
export type Engine = {
  goto: (address: string) => Promise<void>;
  /** Runs a function in the page, which may use nothing from outside itself, and returns its result as JSON does. */
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result | Promise<Result>,
    ...args: Args
  ) => Promise<Result>;
  resize: (width: number, height: number) => Promise<void>;
  click: (selector: string) => Promise<void>;
  /** Types into what has the focus. */
  type: (text: string) => Promise<void>;
  press: (key: 'Enter' | 'Escape') => Promise<void>;
  close: () => Promise<void>;
};

/** The path of a program, if it is on the machine. */
export const findProgram = (...names: string[]): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** Asks again and again, until the answer is true. @throws after 15 seconds of other answers */
export const until = async <Answer>(ask: () => Promise<Answer>, what: string): Promise<Answer> => {
  const end = Date.now() + 15_000;
  while (Date.now() < end) {
    const answer = await ask().catch(() => undefined);
    if (answer) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`After 15 seconds there is not ${what}.`);
};
