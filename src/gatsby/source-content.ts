import { readdirSync, watch } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { filesBelow, isHidden } from '../content/files-below';
import { type Content, loadContent, reloadContent } from '../content/read';
import { reportContentDiagnostics } from './content-diagnostics';
import { createContentNodes, fileNodes } from './content-nodes';
import { writeStoreCode } from './store-code';
import { waitForFiles } from './wait-for-files';

const contentDir = path.resolve('content');
const isDevelopment = process.env.NODE_ENV === 'development';

/** Long enough for all the files that an editor or `git checkout` writes at once. */
const pause = 100;

/** A folder and all in it. They are watched, not files: most text editors save by replacing the file. */
const foldersBelow = (dir: string): string[] => [
  dir,
  ...readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => path.join(entry.parentPath, entry.name)),
];

/** The content as it is now. Nothing while there are mistakes, so that the last good content stays on the pages. */
const readContent = ({ reporter }: NodePluginArgs): Content | undefined => {
  if (!isDevelopment) return loadContent(contentDir);
  const content = reloadContent(contentDir);
  reportContentDiagnostics(content.diagnostics, reporter);
  return content.diagnostics.length > 0 ? undefined : content;
};

/** Makes all nodes of the content in one go, because a fact in site.yaml may stand in any file. */
const updateNodes = async (api: NodePluginArgs, content: Content) => {
  const files = filesBelow(contentDir).filter((file) => !isHidden(file));
  await waitForFiles(files, () => fileNodes(api).map(({ relativePath }) => relativePath));
  await createContentNodes(api, content);
};

/**
 * Turns the content into nodes when a build or the development server starts, and there at each change.
 * The development server starts once the content has no mistakes: there is no last good one to show.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  let changed: () => void = () => {};
  if (isDevelopment) {
    let timer: NodeJS.Timeout | undefined;
    for (const folder of foldersBelow(contentDir))
      watch(folder, () => {
        clearTimeout(timer);
        timer = setTimeout(() => changed(), pause);
      });
  }
  let content = readContent(api);
  while (!content) {
    api.reporter.info('The development server goes on as soon as they are corrected.');
    await new Promise<void>((resolve) => {
      changed = resolve;
    });
    content = readContent(api);
  }
  await updateNodes(api, content);
  changed = async () => {
    try {
      const read = readContent(api);
      if (!read) return;
      await updateNodes(api, read);
      await writeStoreCode('public', read.facts);
    } catch (error) {
      // A file that went while it was read is a change of its own, and on its way here.
      api.reporter.warn(String(error));
    }
  };
};
