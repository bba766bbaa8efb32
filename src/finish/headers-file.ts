import type { HeaderRule } from './headers';

/**
 * Rules as the file `_headers` that Netlify and Cloudflare Pages read
 * (https://docs.netlify.com/manage/routing/headers/, https://developers.cloudflare.com/pages/configuration/headers/).
 */
export const formatHeadersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'),
    )
    .join('\n');

/**
 * Reads a file `_headers`.
 * @throws if a line is neither an address, nor a header below one, nor empty
 */
export const parseHeadersFile = (text: string): HeaderRule[] => {
  const rules: HeaderRule[] = [];
  for (const line of text.split('\n')) {
    const [, name, value] = line.match(/^\s+([\w-]+): (.+)$/) ?? [];
    const rule = rules.at(-1);
    if (name && value && rule) rule.headers[name] = value;
    else if (/^\/\S*$/.test(line)) rules.push({ path: line, headers: {} });
    else if (line.trim() !== '') throw new Error(`_headers: this line is neither an address nor a header: ${line}`);
  }
  return rules;
};
