import type { ReactElement, ReactNode } from 'react';

const withoutKeys = (components: readonly ReactNode[], unused: RegExp) =>
  components.filter((component) => {
    const { key } = component as ReactElement;
    return !(key && unused.test(key));
  });

const isElement = (component: ReactNode, type: string) => (component as ReactElement | null)?.type === type;

/**
 * Takes out of a head what gatsby-plugin-image adds for its own component, which this site does not use
 * (see components/picture), and Gatsby's generator tag.
 * @throws if a style or a script is left that this site does not know
 */
export const knownHead = (components: readonly ReactNode[]): ReactNode[] => {
  const head = withoutKeys(components, /^(gatsby-image-style|generator)/);
  for (const component of head) {
    const { props } = component as ReactElement<Record<string, unknown>>;
    const isKnown = props['data-identity'] === 'gatsby-global-css' || props.type === 'application/ld+json';
    if ((isElement(component, 'style') || isElement(component, 'script')) && !isKnown) {
      throw new Error(
        `A plugin adds a ${(component as ReactElement).type} that is not known: ${JSON.stringify(props)}`,
      );
    }
  }
  return head;
};

/**
 * Puts the picture that all screens show first in front of the fonts: browsers fetch what is equally urgent in the order in
 * which it stands. Gatsby puts what a page's `Head` asks for behind what is on all pages.
 */
export const pictureFirst = (components: readonly ReactNode[]): ReactNode[] => {
  const isPicture = (component: ReactNode) => {
    const { as, media } = (component as ReactElement<{ as?: string; media?: string }>).props;
    return as === 'image' && !media;
  };
  return [...components.filter(isPicture), ...components.filter((component) => !isPicture(component))];
};

/**
 * Takes Gatsby's script tags out of the end of a body: its own script, and the place of all others.
 * @throws if these two are not there, and alone
 */
export const withoutScripts = (components: readonly ReactNode[]): ReactNode[] => {
  const isScripts = (component: ReactNode) => {
    const { key, props } = component as ReactElement<{ sliceId?: string }>;
    return key === 'script-loader' || props.sliceId === '_gatsby-scripts';
  };
  if (components.length !== 2 || !components.every(isScripts)) {
    throw new Error(`Gatsby ends its pages otherwise than this site knows: ${JSON.stringify(components)}`);
  }
  return [];
};

type StyleProps = { 'data-identity'?: string; 'data-href'?: string; dangerouslySetInnerHTML?: { __html: string } };

/**
 * Separates the site's style sheet, which Gatsby writes into every page, from the rest of a head.
 * @throws if there is not exactly one, at the address given
 */
export const splitStyleSheet = (
  components: readonly ReactNode[],
  address: string,
): { css: string; rest: ReactNode[] } => {
  const isStyleSheet = (component: ReactNode) =>
    (component as ReactElement<StyleProps> | null)?.props['data-identity'] === 'gatsby-global-css';
  const [sheet, ...others] = components.filter(isStyleSheet) as ReactElement<StyleProps>[];
  const css = sheet?.props.dangerouslySetInnerHTML?.__html;
  if (!css || others.length > 0 || sheet.props['data-href'] !== address) {
    throw new Error(`Gatsby's inlined style sheet is not the one at ${address}.`);
  }
  return { css, rest: components.filter((component) => !isStyleSheet(component)) };
};
