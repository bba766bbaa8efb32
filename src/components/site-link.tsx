import { graphql } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { usePage } from '../page-helpers/page-context';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'hrefLang'> & {
  /** As in the content: `/path`, `/path#fragment`, `#fragment`, `mailto:`, `tel:` or `https:`. */
  to: string;
  /** The language of the page that it leads to; none for a section of the page itself, a mail or another site. */
  hrefLang?: string | null;
};

/**
 * A link as the content writes it. One to a section of the page itself becomes a plain fragment,
 * one to the page as a whole says so, and one to a page in another language too (`hreflang`, HTML Standard 4.6.3).
 */
export const SiteLink = ({ to, hrefLang, ...rest }: Props) => {
  const page = usePage();
  const [path, fragment] = to.split('#');
  const isSection = path === page.path && fragment;
  return (
    <a
      href={isSection ? `#${fragment}` : to}
      aria-current={to === page.path ? 'page' : undefined}
      hrefLang={hrefLang && hrefLang !== page.lang ? hrefLang : undefined}
      {...rest}
    />
  );
};

export const query = graphql`
  fragment SiteLink on LabelledLink {
    label
    to
    hreflang
  }
`;
