import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const files = {
  react$: 'react/cjs/react.development.js',
  'react/jsx-runtime$': 'react/cjs/react-jsx-runtime.development.js',
  'react-dom$': 'react-dom/cjs/react-dom.development.js',
  'react-dom/client$': 'react-dom/cjs/react-dom-client.development.js',
};

/**
 * What the development build says of every page: Gatsby renders a page's head into a <div> of its own before it copies
 * it, the <html> of its Head API included.
 */
export const headApiComplaint = /^In HTML, %s cannot be a child of <%s>[\s\S]*<html> div\s*$/;

/**
 * Makes a copy of the project ship React's development build, which says on the console where the
 * server's HTML and the first render differ; the production build keeps most of that to itself.
 * All else is built for production, as it is for visitors.
 */
export const shipDevelopmentReact = (project: string): void => {
  const folder = path.join(project, 'development-react');
  mkdirSync(folder);
  const alias: Record<string, string> = {};
  for (const [request, file] of Object.entries(files)) {
    const program = readFileSync(path.join(project, 'node_modules', file), 'utf8');
    alias[request] = path.join(folder, path.basename(file));
    // Each is empty in a build for production.
    writeFileSync(alias[request], program.replace('"production" !== process.env.NODE_ENV', 'true'));
  }

  const webpack = path.join(project, 'src/gatsby/node/webpack.ts');
  renameSync(webpack, webpack.replace('webpack.ts', 'original-webpack.ts'));
  writeFileSync(
    webpack,
    `import { onCreateWebpackConfig as original } from './original-webpack';

export const onCreateWebpackConfig = (args) => {
  original(args);
  if (args.stage !== 'build-javascript') return;
  const config = args.getConfig();
  // Before Gatsby's own aliases for React: the first that fits is taken.
  config.resolve.alias = { ...${JSON.stringify(alias)}, ...config.resolve.alias };
  args.actions.replaceWebpackConfig(config);
};
`,
  );
};
