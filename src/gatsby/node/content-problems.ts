import type { ServerResponse } from 'node:http';
import type { GatsbyNode, Reporter } from 'gatsby';
import { formatProblems, type Problem } from '../../contract/problem';
import { contentProblemsPath } from '../browser/show-content-problems';

const listeners = new Set<ServerResponse>();
let told = '';

const asEvent = (text: string) => `data: ${JSON.stringify(text)}\n\n`;

/** What is wrong with the content, for the terminal. */
export const contentError = (problems: Problem[]): string =>
  `The content has mistakes:\n\n${formatProblems(problems)}\n`;

/** Tells the mistakes to the terminal and to every open page of the development server, or that they are gone. */
export const tellContentProblems = (problems: Problem[], reporter: Reporter): void => {
  const text = formatProblems(problems);
  if (text === told) return;
  told = text;
  if (text) reporter.error(contentError(problems));
  else reporter.info('The content is valid again.');
  for (const listener of listeners) listener.write(asEvent(text));
};

/** Lets the pages of the development server listen (server-sent events). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get(contentProblemsPath, (_request: unknown, response: ServerResponse) => {
    // Compressed, an event would wait for the next one.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write(asEvent(told));
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  });
};
