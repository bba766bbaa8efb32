import type { Diagnostic } from '../../src/content/diagnostic';
import { reloadContent } from '../../src/content/read';

/** All that is wrong with the content in a folder as it is now. */
export const checkContent = (contentDir: string): Diagnostic[] => reloadContent(contentDir).diagnostics;
