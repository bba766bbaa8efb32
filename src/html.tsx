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
 * What pages may load and run (Content Security Policy Level 3). One text for all of them: the hash is that of
 * `speculationRules`, and no other script stands in a page. `static/_headers` adds what markup can't say.
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

/** The development server's own scripts are inline, and talk to it. */
const production = process.env.NODE_ENV === 'production';

/**
 * Holds back the first paint until the page's head is parsed, its drawing before its first title: a page that comes in
 * parts would otherwise be shown, in a view transition, without what is carried to it (HTML, "blocking attributes").
 */
const ExpectTitle = ({ body }: Pick<Props, 'body'>) => {
  const id = /\sid="([a-z-]+-title)"/.exec(body)?.[1];
  return id && <link rel="expect" href={`#${id}`} blocking="render" />;
};

/** The document around each page. React renders it once, at build; nothing hydrates it. */
const Html = (props: Props) => (
  <html {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      {production && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="text-scale" content="scale" />
      <ExpectTitle body={props.body} />
      <style dangerouslySetInnerHTML={{ __html: fontFaces(FONT_ADDRESSES) }} />
      {props.headComponents}
      <link rel="stylesheet" href="/print.css" media="print" />
      <script src="/page.js" defer />
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
