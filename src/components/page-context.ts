import { createContext, useContext } from 'react';
import { defaultLanguage } from '../content/constants';

/** What a component may need to know of the page it stands on. */
type PageInfo = {
  /** The page's address without its origin, such as `/privacy`. */
  path: string;
  /** The page's language, a BCP 47 tag. */
  lang: string;
};

const PageContext = createContext<PageInfo>({ path: '/', lang: defaultLanguage });

export const PageProvider = PageContext.Provider;

/** The page that a component stands on. */
export const usePage = (): PageInfo => useContext(PageContext);
