import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { dutyPaths } from './constants';
import type { Diagnostic } from './diagnostic';
import { isRecord } from './field-walk';
import { launchMessages as messages } from './messages';
import type { Content } from './read';
import type { testimonials } from './schema/landing';
import { legalFactKeys, legalFacts } from './schema/legal-facts';
import { plainLines, SourceText } from './source';
import { readYaml } from './yaml';

/** The law asks for these of some publishers only: see docs/launch.md. */
const conditionalFacts: readonly string[] = ['vatNumber', 'dataProtectionOfficer', 'euRepresentative'];

/**
 * What keeps the site from going online although its content is valid: values nobody has confirmed, and what the law asks
 * for and nobody has given, each where it is to be written.
 * @param contentDir The folder that `content` was read from.
 */
export function launchDiagnostics(contentDir: string, content: Content): Diagnostic[] {
  const { documents, facts, withheld, root } = content;
  const at = (file: string, path: (string | number)[], message: string): Diagnostic => {
    const source = new SourceText(`${root}/${file}`, plainLines(readFileSync(join(contentDir, file), 'utf8')));
    return { file: source.file, ...source.positionAt(readYaml(source).keyAt(path).start), message };
  };
  const paths = [...withheld, ...documents.flatMap(({ type, data }) => (type === 'LegalDocument' ? data : []))];
  return [
    ...documents.flatMap(({ type, file, data }) => [
      ...(type === 'SiteFacts'
        ? sampleFacts(data).map(([key, value]) => at(file, [key], messages.sampleFact(key, value)))
        : []),
      ...(type === 'Testimonials'
        ? sampleWords(data).map(([index, message]) => at(file, ['items', index], message))
        : []),
    ]),
    ...legalFactKeys
      .filter((key) => !facts[key] && !conditionalFacts.includes(key))
      .map((key) => at('site.yaml', [], messages.missingFact(key, legalFacts[key].unwrap().meta()?.title ?? key))),
    ...withheld.map(({ file, line, title, missing }) => ({
      file,
      line,
      column: 1,
      message: messages.withheld(title, missing),
    })),
    ...dutyPaths
      .filter((page) => !paths.some(({ path }) => path === page))
      .map((page) => ({ file: `${root}/legal`, line: 1, column: 1, message: messages.missingPage(page) })),
  ];
}

function sampleFacts(data: object): [key: string, value: unknown][] {
  return Object.entries(data).flatMap(([key, fact]: [string, unknown]) =>
    isRecord(fact) && fact.sample === true ? [[key, fact.value] as [string, unknown]] : [],
  );
}

function sampleWords({ items }: z.output<typeof testimonials>): [index: number, message: string][] {
  return items.flatMap(({ name, sample, consent }, index) => {
    if (!sample && consent) return [];
    return [[index, sample ? messages.sampleTestimonial(name) : messages.noConsent(name)] as [number, string]];
  });
}
