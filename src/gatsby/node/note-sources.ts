import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Module, WebpackPluginInstance } from 'webpack';

/** Where a build leaves what it noted: in Gatsby's cache, beside webpack's. */
export const sourcesFile = path.resolve('.cache/script-sources.json');

/** Notes which files went into the scripts of a build, by their paths from the project's folder: whose licences the site has to name. */
export const noteSources = (file: string): WebpackPluginInstance => ({
  apply: ({ hooks, context }) =>
    hooks.done.tap('noteSources', ({ compilation: { modules, chunkGraph } }) => {
      const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
      const sources = bundled.flatMap(partsOf).flatMap((module) => {
        const source = module.nameForCondition();
        return source ? path.relative(context, source) : [];
      });
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify([...new Set(sources)].sort()));
    }),
});

/** webpack joins modules that are always loaded together to one. */
const partsOf = (module: Module): Module[] =>
  'modules' in module ? Array.from(module.modules as Iterable<Module>) : [module];
