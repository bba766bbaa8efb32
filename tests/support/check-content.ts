import type { Diagnostic } from '../../src/contract/diagnostic';
import { reloadContent } from '../../src/contract/load-content';

/** All that is wrong with the content in a folder as it is now. */
export const checkContent = (contentDir: string): Diagnostic[] => reloadContent(contentDir).diagnostics;
