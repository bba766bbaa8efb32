import type { HTMLAttributes, ReactNode } from 'react';
import { fontFaces } from './font-faces';

type Props = Record<'headComponents' | 'preBodyComponents' | 'postBodyComponents', ReactNode[]> & {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  body: string;
};

/** Lets the browser fetch the next page ahead (HTML Standard, "speculative loading"). */
const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });

/**
 * What pages may load and run (Content Security Policy Level 3), the same for all. The hash is that of `speculationRules`,
 * the only inline script. `static/_headers` says what a page itself can't.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self' 'sha256-jzL/1/GTulrXmexS7t+xwD6/mcoLbttEH/AZRIOv8OY='",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
].join('; ');

/** The policy forbids what the development server's own scripts do. It loads page.js by itself (gatsby-browser.ts). */
const production = process.env.NODE_ENV === 'production';

/** The document around each page. React renders it once, at build; nothing hydrates it. */
const Html = (props: Props) => (
  <html {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      {production && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="text-scale" content="scale" />
      <style dangerouslySetInnerHTML={{ __html: fontFaces(FONT_FILES) }} />
      {props.headComponents}
      <link rel="stylesheet" href="/print.css" media="print" />
      {production && <script src="/page.js" defer />}
      {production && <script type="speculationrules" dangerouslySetInnerHTML={{ __html: speculationRules }} />}
    </head>
    <body {...props.bodyAttributes}>
      {props.preBodyComponents}
      <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
      {props.postBodyComponents}
    </body>
  </html>
);

export default Html;
