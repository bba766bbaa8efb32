import type { ServerResponse } from 'node:http';
import type { GatsbyNode, Reporter } from 'gatsby';
import { reportMessages } from '../check/check-messages';
import { type Diagnostic, formatDiagnostics } from '../content/diagnostic';
import { loadContent } from '../load-content';
import { contentDiagnosticsPath } from './show-content-diagnostics';

/** The connections to the open pages of the development server. */
const pages = new Set<ServerResponse>();
let reportedText = '';

const asEvent = (text: string) => `data: ${JSON.stringify(text)}\n\n`;

const contentError = (diagnostics: Diagnostic[]): string =>
  `${reportMessages.count(diagnostics.length)}\n\n${formatDiagnostics(diagnostics)}\n`;

/** Stops Gatsby before it has written anything if the content has diagnostics. */
export const onPreInit: GatsbyNode['onPreInit'] = async ({ reporter }) => {
  const { diagnostics } = await loadContent();
  if (diagnostics.length > 0) reporter.panic(contentError(diagnostics));
};

/** Shows diagnostics, or that there are none any more, in the terminal and on every open page of the development server. */
export const reportContentDiagnostics = (diagnostics: Diagnostic[], reporter: Reporter): void => {
  const text = formatDiagnostics(diagnostics);
  if (text === reportedText) return;
  reportedText = text;
  if (text) reporter.error(contentError(diagnostics));
  else reporter.info(reportMessages.validAgain);
  for (const page of pages) page.write(asEvent(text));
};

/** Sends diagnostics to the development server's pages (HTML Standard, "server-sent events"). */
export const onCreateDevServer: GatsbyNode['onCreateDevServer'] = ({ app }) => {
  app.get(contentDiagnosticsPath, (_request: unknown, response: ServerResponse) => {
    // `no-transform`, because Gatsby's server would otherwise compress events and delay each until the next.
    response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache, no-transform' });
    response.write(asEvent(reportedText));
    pages.add(response);
    response.once('close', () => pages.delete(response));
  });
};
