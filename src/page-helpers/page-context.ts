import { createContext, useContext } from 'react';
import { defaultLanguage } from '../constants';

/** The page's path, such as `/privacy`, and its language. */
const PageContext = createContext({ path: '/', lang: defaultLanguage });

export const PageProvider = PageContext.Provider;

/** The path and language of the page that a component stands on. */
export const usePage = () => useContext(PageContext);
