import { minifySync } from '@swc/core';
import type { WebpackPluginInstance } from 'webpack';

/** Browsers of `browserslist` know the language of this year. */
const ecma = 2022;

/** The licences are in `licences.txt`, all of them. */
const format = { comments: false } as const;

const options = { ecma, compress: { ecma, passes: 2 }, mangle: true, format } as const;

type Minimizer = { new (options: object): WebpackPluginInstance; swcMinify: unknown };

/**
 * Webpack's minimizers with SWC in place of Terser, which took a tenth of a build for larger scripts.
 * @throws if there is no Terser among them
 */
export const withSwc = (minimizers: readonly object[]): object[] => {
  const terser = minimizers.find((minimizer) => minimizer.constructor.name === 'TerserPlugin');
  if (!terser) throw new Error('Gatsby minifies scripts otherwise than this site knows.');
  const Minimizer = terser.constructor as Minimizer;
  const swc = new Minimizer({
    minify: Minimizer.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: options,
  });
  return minimizers.map((minimizer) => (minimizer === terser ? swc : minimizer));
};

/** A function that uses nothing from outside itself, as program text. */
export const minified = (program: (...args: never[]) => unknown): string =>
  minifySync(`program=${program}`, options)
    .code.replace(/^program=/, '')
    .replace(/;$/, '');
