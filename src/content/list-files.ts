import { readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

/** Backups, locks and folder settings of text editors, Office, macOS and Windows: ~$faq.docx, .DS_Store, a.yaml.bak */
const temporaryFile =
  /^(?:\.(?:DS_Store|_.*|~lock\..*|#.*|.*\.sw\w)|~\$.*|#.*#|.*~|.*\.(?:bak|orig|rej|te?mp|sw[op])|(?:eh)?thumbs\.db|desktop\.ini)$/i;

/** True for a file that an editor program or a system left: the check and the site ignore it. */
export const isTemporaryFile = (file: string): boolean => temporaryFile.test(basename(file));

/** All files below a folder, by their paths from it with `/`, sorted. @throws if there is no such folder */
export function filesBelow(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !isTemporaryFile(entry.name))
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** True for a file that begins with a dot, or is in a folder that does. */
export const isHidden = (file: string): boolean => file.split('/').some((part) => part.startsWith('.'));
