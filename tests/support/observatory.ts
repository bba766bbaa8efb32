/**
 * The rules by which the HTTP Observatory grades a site's headers, as of its sources in 2025
 * (https://github.com/mdn/mdn-http-observatory, `src/grader/charts.js` and `src/analyzer/tests`).
 */
export type Graded = {
  /** By their names in lower case. */
  headers: Record<string, string | undefined>;
  html: string;
  /** Whether an address with `http:` leads to the same host with `https:`, or there is none. */
  redirectsToHttps: boolean;
  /** Whether browsers have the site in their list of those that are only ever asked over HTTPS. */
  preloaded?: boolean;
};

export type Grade = { score: number; grade: string; modifiers: Record<string, number> };

type Sources = ReadonlySet<string>;

const broad = ['ftp:', 'http:', 'https:', '*', 'http://*', 'http://*.*', 'https://*', 'https://*.*'];
const unsafeInline = ["'unsafe-inline'", 'data:'];
const isHash = (source: string) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source);
const hasAny = (sources: Sources, list: readonly string[]) => list.some((source) => sources.has(source));

const parsePolicy = (policy: string): Map<string, Sources> =>
  new Map(
    policy
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .filter(([name]) => name)
      .map(([name = '', ...sources]) => [name.toLowerCase(), new Set(sources)]),
  );

const contentSecurityPolicy = (header: string | undefined): number => {
  if (!header) return -25;
  const policy = parsePolicy(header);
  const anything: Sources = new Set(['*']);
  const sourcesOf = (name: string) => policy.get(name) ?? policy.get('default-src') ?? anything;
  // A hash makes browsers ignore 'unsafe-inline' beside it.
  const effective = (name: string) => {
    const sources = [...sourcesOf(name)];
    return new Set(sources.some(isHash) ? sources.filter((source) => source !== "'unsafe-inline'") : sources);
  };
  const [script, style] = [effective('script-src'), effective('style-src')];
  const passive = new Set(
    ['img-src', 'media-src'].flatMap((name) => [...(policy.get(name) ?? policy.get('default-src') ?? [])]),
  );
  const active = [...policy]
    .filter(([name]) => !/^(?:img|media)-src$/.test(name))
    .flatMap(([, sources]) => [...sources]);
  const insecure = (source: string) => /^(?:http|ftp):/.test(source);

  if (hasAny(script, [...broad, ...unsafeInline]) || hasAny(sourcesOf('object-src'), broad)) return -20;
  if (active.some(insecure)) return -20;
  if (script.has("'unsafe-eval'") || style.has("'unsafe-eval'")) return -10;
  if ([...passive].some(insecure)) return -10;
  if (hasAny(style, [...broad, ...unsafeInline])) return 0;
  const byDefault = policy.get('default-src');
  return byDefault?.size === 1 && byDefault.has("'none'") ? 10 : 5;
};

const strictTransportSecurity = (header: string | undefined, preloaded: boolean): number => {
  if (preloaded) return 5;
  const seconds = Number(header?.match(/max-age=(\d+)/i)?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
};

const frameOptions = (policy: string | undefined, header: string | undefined): number => {
  const ancestors = parsePolicy(policy ?? '').get('frame-ancestors');
  if (ancestors && !hasAny(ancestors, broad)) return 5;
  return /^(?:deny|sameorigin|allow-from .+)$/i.test(header ?? '') ? 0 : -20;
};

const referrerPolicy = (header: string | undefined): number => {
  if (header === undefined) return 0;
  const last = header.split(',').at(-1)?.trim().toLowerCase() ?? '';
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(last);
  return isPrivate ? 5 : -5;
};

const resourcePolicy = (header: string | undefined): number => {
  if (header === undefined || header === 'cross-origin') return 0;
  return ['same-origin', 'same-site'].includes(header) ? 10 : -5;
};

const subresourceIntegrity = (html: string): number => {
  const external = html.match(/<script\b[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g) ?? [];
  if (external.length === 0) return 0;
  const withIntegrity = external.every((tag) => tag.includes('integrity='));
  const secure = external.every((tag) => tag.includes('src="https://'));
  if (secure) return withIntegrity ? 5 : -5;
  return withIntegrity ? -20 : -50;
};

const cookies = (header: string | undefined): number => {
  if (!header) return 0;
  const [secure, httpOnly, sameSite] = [/;\s*secure/i, /;\s*httponly/i, /;\s*samesite=(?:strict|lax)/i].map((flag) =>
    flag.test(header),
  );
  if (!secure) return -20;
  if (!httpOnly) return -30;
  return sameSite ? 5 : 0;
};

const sharing = ({ headers }: Graded): number =>
  headers['access-control-allow-credentials'] === 'true' && headers['access-control-allow-origin'] ? -50 : 0;

const letters: readonly [least: number, grade: string][] = [
  [100, 'A+'],
  [90, 'A'],
  [85, 'A-'],
  [80, 'B+'],
  [70, 'B'],
  [65, 'B-'],
  [60, 'C+'],
  [50, 'C'],
  [45, 'C-'],
  [40, 'D+'],
  [30, 'D'],
  [25, 'D-'],
  [0, 'F'],
];

/** Grades an answer: 100 less all penalties; bonuses count only if at least 90 is left. */
export const gradeHeaders = (graded: Graded): Grade => {
  const { headers, html, redirectsToHttps, preloaded = false } = graded;
  const policy = headers['content-security-policy'];
  const modifiers: Record<string, number> = {
    'content-security-policy': contentSecurityPolicy(policy),
    cookies: cookies(headers['set-cookie']),
    'cross-origin-resource-sharing': sharing(graded),
    'cross-origin-resource-policy': resourcePolicy(headers['cross-origin-resource-policy']),
    redirection: redirectsToHttps ? 0 : -20,
    'referrer-policy': referrerPolicy(headers['referrer-policy']),
    'strict-transport-security': strictTransportSecurity(headers['strict-transport-security'], preloaded),
    'subresource-integrity': subresourceIntegrity(html),
    'x-content-type-options': headers['x-content-type-options'] === 'nosniff' ? 0 : -5,
    'x-frame-options': frameOptions(policy, headers['x-frame-options']),
  };
  const sum = (pick: (modifier: number) => boolean) =>
    Object.values(modifiers)
      .filter(pick)
      .reduce((a, b) => a + b, 0);
  const base = Math.max(0, 100 + sum((modifier) => modifier < 0));
  const score = base >= 90 ? base + sum((modifier) => modifier > 0) : base;
  return { score, grade: letters.find(([least]) => score >= least)?.[1] ?? 'F', modifiers };
};
