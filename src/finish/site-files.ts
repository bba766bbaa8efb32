import { filesBelow } from '../contract/files-below';

/** All files of a finished site, by their paths from its folder. */
export { filesBelow as siteFiles };

/** Its pages, by their paths from its folder. */
export const htmlFiles = (dir: string): string[] => filesBelow(dir).filter((file) => file.endsWith('.html'));
