import { filesBelow } from '../content/files-below';

/** The pages of a finished site, by their paths from its folder. */
export const htmlFiles = (dir: string): string[] => filesBelow(dir).filter((file) => file.endsWith('.html'));
