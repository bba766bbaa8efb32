import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunchOptions } from '../chromium';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type PageRun = {
  scores: Record<(typeof categories)[number], number>;
  /** Audits of the page that are not fully met, by their ids. */
  faults: string[];
  /** Largest contentful paint and total blocking time in milliseconds. */
  lcp: number;
  tbt: number;
  /** Cumulative layout shift. */
  cls: number;
  /** All that was sent at load, in bytes. */
  bytes: number;
};

export type Lighthouse = { run: (url: string) => Promise<PageRun>; close: () => Promise<void> };

/** Lighthouse and its packages are no part of the project's own: `npm ci` is quicker without them. */
const home = path.resolve('scripts/bench');
const packageFile = path.join(home, 'node_modules/lighthouse/package.json');

/** Installs Lighthouse unless it is there. It asks for a newer Node than the project; npm says so where it matters. */
export const installLighthouse = (): void => {
  if (!existsSync(packageFile)) execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit' });
  const { version, engines } = JSON.parse(readFileSync(packageFile, 'utf8'));
  console.log(`Lighthouse ${version} asks for Node ${engines.node}; this is ${process.versions.node}.`);
};

/** The version that is installed. */
export const lighthouseVersion = (): string => JSON.parse(readFileSync(packageFile, 'utf8')).version;

type Audit = { score: number | null; numericValue?: number };
type Report = {
  runtimeError?: { message: string };
  audits: Record<string, Audit>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
};
/** As much of Lighthouse as is used here: its own types are only there once it is installed. */
type Program = { default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> };

/** A port that nothing listens on. */
const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/**
 * Starts a Chromium and gives back a function that audits a page in it with Lighthouse's own
 * default settings: a mobile screen, simulated slow 4G and a CPU slowed four times.
 */
export const startLighthouse = async (): Promise<Lighthouse> => {
  const name = 'lighthouse';
  const { default: lighthouse }: Program = await import(name);
  const port = await freePort();
  const options = await chromiumLaunchOptions();
  const browser = await chromium.launch({ ...options, args: [...options.args, `--remote-debugging-port=${port}`] });

  const run = async (url: string): Promise<PageRun> => {
    // Without `ignoreStatusCode` Lighthouse refuses the 404 page for its status.
    const result = await lighthouse(url, {
      port,
      logLevel: 'error',
      output: 'json',
      onlyCategories: [...categories],
      ignoreStatusCode: true,
    });
    const report = result?.lhr;
    if (!report || report.runtimeError)
      throw new Error(`Lighthouse failed on ${url}: ${report?.runtimeError?.message}`);
    const value = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
    const scores = Object.fromEntries(
      categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
    ) as PageRun['scores'];
    const faults = categories.flatMap((name) =>
      (report.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    );
    return {
      scores,
      faults,
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
    };
  };
  return { run, close: () => browser.close() };
};
