import { graphql } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { usePage } from '../page-helpers/page-context';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'hrefLang'> & {
  /** As in the content: `/path`, `/path#fragment`, `#fragment`, `mailto:`, `tel:` or `https:`. */
  to: string;
  /** The language of the link's target; none for a section of the current page, a mail or another site. */
  hrefLang?: string | null;
};

/**
 * A link as the content writes it. A link to a section of the current page becomes a plain fragment. A link to the current
 * page has `aria-current`. A link to a page in another language has `hreflang` (HTML Standard 4.6.3).
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
  fragment SiteLink on LabelledLink { label to hreflang }
`;
