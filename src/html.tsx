import type { HTMLAttributes, ReactNode } from 'react';
import { fontFaces, headlineFace } from './gatsby/fonts/font-faces';
import { fontAddresses, headlineAddress } from './gatsby/ssr/font-addresses';
import { splitStyleSheet } from './gatsby/ssr/gatsby-components';
import { inlineScript, speculationRules } from './gatsby/ssr/inline-scripts';
import { type PageStyles, pageStyles } from './gatsby/ssr/page-styles';

type Props = {
  htmlAttributes: HTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode[];
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
  path: string;
};

const fonts = fontFaces((file) => fontAddresses[file] ?? '');
const headline = headlineFace(headlineAddress);

type InlineProps = { as: 'script' | 'style'; type?: string; media?: string; text: string };

const Inline = ({ as: Element, text, ...attributes }: InlineProps) => (
  <Element {...attributes} dangerouslySetInnerHTML={{ __html: text }} />
);

/**
 * Holds back the first paint until the page's head is parsed, its drawing before its first title: a page that comes in
 * parts would otherwise be shown, in a view transition, without what is carried to it (HTML, "blocking attributes").
 */
const ExpectTitle = ({ body }: Pick<Props, 'body'>) => {
  const id = /\sid="([a-z-]+-title)"/.exec(body)?.[1];
  return id && <link rel="expect" href={`#${id}`} blocking="render" />;
};

/**
 * The rules that a page uses. A document's rules for paper become a file in the finished site (`src/finish/paper-styles.ts`):
 * with so many words, the page comes close to what most servers send first. Other pages do not.
 */
const styleElements = ({ styles, paper }: PageStyles, isDocument: boolean) =>
  isDocument
    ? [
        <Inline key="styles" as="style" text={fonts + styles} />,
        <Inline key="paper" as="style" media="print" text={paper} />,
      ]
    : [<Inline key="styles" as="style" text={`${fonts}${styles}@media print{${paper}}`} />];

/** What a page of the built site holds of its own: the rules that it uses, and what loads Gatsby's runtime on intent. */
const inlined = ({ htmlAttributes, bodyAttributes, headComponents, body, path }: Props) => {
  const { css, rest } = splitStyleSheet(headComponents, PAGE_RUNTIME.styleSheet);
  const markup = `<html ${JSON.stringify(htmlAttributes)}><body ${JSON.stringify(bodyAttributes)}>${body}`;
  return {
    head: [
      <ExpectTitle key="expect" body={body} />,
      ...rest,
      ...styleElements(pageStyles(headline + css, markup), body.includes('<article>')),
    ],
    scripts: (
      <>
        <Inline as="script" text={inlineScript(body, path, PAGE_RUNTIME)} />
        <Inline as="script" type="speculationrules" text={speculationRules} />
      </>
    ),
  };
};

/** The document around each page: Gatsby's own, without the tags for browsers of the past. */
const Html = (props: Props) => {
  const { head, scripts } =
    process.env.NODE_ENV === 'production'
      ? inlined(props)
      : { head: [...props.headComponents, <Inline key="fonts" as="style" text={fonts + headline} />], scripts: null };
  return (
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        {head}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        {/* The page as React rendered it. */}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
        {scripts}
      </body>
    </html>
  );
};

export default Html;
