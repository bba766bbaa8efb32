import { Link } from 'gatsby';
import type { AnchorHTMLAttributes } from 'react';
import { usePage } from './page-context';

type Props = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'hrefLang'> & {
  /** As in the content: `/path`, `/path#fragment`, `#fragment`, `mailto:` or `https:`. */
  to: string;
};

/**
 * A link as the content writes it. One to a section of the page itself becomes a plain fragment,
 * and one to a page in another language says so (`hreflang`, HTML Standard 4.6.3).
 */
export const SiteLink = ({ to, ...rest }: Props) => {
  const page = usePage();
  if (!to.startsWith('/')) return <a href={to} {...rest} />;
  const [path = '/', fragment] = to.split('#');
  if (path === page.path && fragment) return <a href={`#${fragment}`} {...rest} />;
  const lang = page.languages[path] ?? page.lang;
  return <Link to={to} hrefLang={lang === page.lang ? undefined : lang} {...rest} />;
};
