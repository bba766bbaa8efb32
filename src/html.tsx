import type { HTMLAttributes, ReactNode } from 'react';
import fonts from '../public/fonts.json';
import { type FontPaths, fontFaces } from './font-faces';

type Props = Record<'headComponents' | 'preBodyComponents' | 'postBodyComponents', ReactNode[]> & {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  body: string;
};

/** Lets the browser fetch the next page ahead (HTML Standard, "speculative loading"). */
const speculationRules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });

/**
 * What pages may load and run (Content Security Policy Level 3). The hash allows `speculationRules`, the only inline script.
 * `static/_headers` holds the rules that only a header can give.
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

const fontPaths = fonts as FontPaths;

/** The development server needs scripts that the policy forbids, and loads page.js in another way (gatsby-browser.ts). */
const production = process.env.NODE_ENV === 'production';

const Html = (props: Props) => (
  <html {...props.htmlAttributes}>
    <head>
      <meta charSet="utf-8" />
      {production && <meta httpEquiv="Content-Security-Policy" content={policy} />}
      <meta name="viewport" content="width=device-width,initial-scale=1" />
      <meta name="text-scale" content="scale" />
      {Object.values(fontPaths).map((path) => (
        <link key={path} rel="preload" href={path} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <style dangerouslySetInnerHTML={{ __html: fontFaces(fontPaths) }} />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="alternate icon" href="/favicon-32.png" type="image/png" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
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
