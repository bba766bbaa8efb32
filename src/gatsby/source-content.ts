import { watch } from 'node:fs';
import path from 'node:path';
import type { GatsbyNode, NodePluginArgs } from 'gatsby';
import { filesBelow, isHidden } from '../content/files-below';
import { type Content, loadContent, reloadContent } from '../content/read';
import { reportContentDiagnostics } from './content-diagnostics';
import { createContentNodes, fileNodes } from './content-nodes';
import { writeStoreCode } from './store-code';
import { waitForFiles } from './wait-for-files';

const contentDir = path.resolve('content');

/** Long enough for all the files that an editor or `git checkout` writes at once. */
const pause = 100;

/** Makes all nodes of the content in one go, because a fact in site.yaml may stand in any file. */
const updateNodes = async (api: NodePluginArgs, content: Content) => {
  const files = filesBelow(contentDir).filter((file) => !isHidden(file));
  await waitForFiles(files, () => fileNodes(api).map(({ relativePath }) => relativePath));
  await createContentNodes(api, content);
  await writeStoreCode('public', content.facts);
};

/**
 * Turns the content into nodes when a build or the development server starts, and there at each change. While there are
 * mistakes, the last good content stays on the pages.
 */
export const sourceNodes: GatsbyNode['sourceNodes'] = async (api) => {
  await updateNodes(api, loadContent(contentDir));
  if (process.env.NODE_ENV !== 'development') return;
  const update = async () => {
    try {
      const content = reloadContent(contentDir);
      reportContentDiagnostics(content.diagnostics, api.reporter);
      if (content.diagnostics.length === 0) await updateNodes(api, content);
    } catch (error) {
      // A file that went while it was read is a change of its own, and on its way here.
      api.reporter.warn(String(error));
    }
  };
  let timer: NodeJS.Timeout | undefined;
  // Folders are watched, not files: most text editors save by replacing the file.
  watch(contentDir, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(update, pause);
  });
};
