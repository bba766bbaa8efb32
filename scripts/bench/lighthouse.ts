import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import puppeteer, { type Page } from 'puppeteer-core';
import { chromiumLaunchOptions } from '../chromium';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** As much of Lighthouse as is used here: its own types are only there once it is installed. */
type Report = {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
};
type Result = { lhr: Report } | undefined;
type Lighthouse = {
  default: (url: string, flags: object, config: undefined, page: Page) => Promise<Result>;
};

/** Lighthouse and its packages are no part of the project's own: `npm ci` is quicker without them. */
const home = path.resolve('scripts/bench');
const packageFile = path.join(home, 'node_modules/lighthouse/package.json');

/** One page's figures: times in milliseconds, sizes in bytes, scores of 100. */
export type Figures = { fcp: number; lcp: number; tbt: number; cls: number; bytes: number; scores: number[] };

/**
 * Starts a Chromium and Lighthouse, which is installed on first use, with its own default settings:
 * a phone's screen, simulated slow 4G and a processor slowed four times.
 */
export const startLighthouse = async () => {
  if (!existsSync(packageFile)) execFileSync('npm', ['ci', '--prefix', home], { stdio: 'inherit' });
  const { version } = JSON.parse(readFileSync(packageFile, 'utf8'));
  const name = 'lighthouse';
  const lighthouse: Lighthouse = await import(name);
  const { executablePath, args } = await chromiumLaunchOptions();
  // Nobody has signed the certificate of a copy that is served over HTTP/2.
  const browser = await puppeteer.launch({ executablePath, args: [...args, '--ignore-certificate-errors'] });
  const page = await browser.newPage();

  const reportOf = (result: Result, url: string) => {
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  };
  const audit = async (url: string): Promise<Figures> => {
    const flags = { onlyCategories: categories, logLevel: 'error' };
    const { audits, categories: scores } = reportOf(await lighthouse.default(url, flags, undefined, page), url);
    const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
    return {
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      bytes: value('total-byte-weight'),
      scores: categories.map((id) => Math.round((scores[id]?.score ?? 0) * 100)),
    };
  };
  return { version: String(version), audit, close: () => browser.close() };
};
