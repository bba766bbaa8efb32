import { createContext, useContext } from 'react';
import { defaultLanguage } from '../constants';

/** The page that a component stands on: its address without its origin, such as `/privacy`, and its language. */
const PageContext = createContext({ path: '/', lang: defaultLanguage });

export const PageProvider = PageContext.Provider;

/** The page that a component stands on. */
export const usePage = () => useContext(PageContext);
