import type { ServerResponse } from 'node:http';
import type { GatsbyNode, Reporter } from 'gatsby';
import { reportMessages } from '../check/check-messages';
import { loadContent } from '../check/load-content';
import { type Diagnostic, formatDiagnostics } from '../content/diagnostic';
import { contentDiagnosticsPath } from './show-content-diagnostics';

const listeners = new Set<ServerResponse>();
let reported = '';

const asEvent = (text: string) => `data: ${JSON.stringify(text)}\n\n`;

const contentError = (diagnostics: Diagnostic[]): string =>
  `${reportMessages.count(diagnostics.length)}\n\n${formatDiagnostics(diagnostics)}\n`;

/** Refuses content with mistakes before anything is written. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const { diagnostics } = await loadContent('content');
  if (diagnostics.length > 0) reporter.panic(contentError(diagnostics));
};

/** Tells the mistakes to the terminal and to every open page of the development server, or that they are gone. */
export const reportContentDiagnostics = (diagnostics: Diagnostic[], reporter: Reporter): void => {
  const text = formatDiagnostics(diagnostics);
  if (text === reported) return;
  reported = text;
  if (text) reporter.error(contentError(diagnostics));
  else reporter.info(reportMessages.validAgain);
  for (const listener of listeners) listener.write(asEvent(text));
};

/** Lets the pages of the development server listen (server-sent events). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get(contentDiagnosticsPath, (_request: unknown, response: ServerResponse) => {
    // Compressed, an event would wait for the next one.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write(asEvent(reported));
    listeners.add(response);
    response.once('close', () => listeners.delete(response));
  });
};
