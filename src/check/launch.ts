import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { dutyPaths } from '../constants';
import { type Diagnostic, startOfFile } from '../content/diagnostic';
import { readYaml } from '../content/read-yaml';
import { plainLines, SourceText } from '../content/source-text';
import { legalFactKeys, legalFacts } from '../schema/legal-facts';
import type { Path } from '../schema/walk-fields';
import type { Content } from './load-content';
import { launchMessages as messages } from './messages';

/** The law asks for these of some publishers only: see docs/launch.md. */
const conditionalFacts: readonly string[] = ['vatNumber', 'dataProtectionOfficer', 'euRepresentative'];

/**
 * What keeps the site from going online although its content is valid: values nobody has confirmed, and what the law asks
 * for and nobody has given, each where it is to be written.
 * @param contentDir The folder that `content` was read from.
 */
export function launchDiagnostics(contentDir: string, content: Content): Diagnostic[] {
  const { documents, facts, drafts, root } = content;
  const at = (file: string, path: Path, message: string): Diagnostic => {
    const source = new SourceText(`${root}/${file}`, plainLines(readFileSync(join(contentDir, file), 'utf8')));
    return { file: source.file, ...source.positionAt(readYaml(source).keyAt(path).start), message };
  };
  const samples = documents.flatMap(({ type, file, data }) => {
    if (type === 'SiteFacts')
      return Object.entries(data).flatMap(([key, fact]) =>
        typeof fact === 'object' && 'sample' in fact && fact.sample
          ? at(file, [key], messages.sampleFact(key, fact.value))
          : [],
      );
    if (type !== 'Testimonials') return [];
    return data.items.flatMap(({ name, sample, consent }, index) => {
      if (!sample && consent) return [];
      return at(file, ['items', index], sample ? messages.sampleTestimonial(name) : messages.noConsent(name));
    });
  });
  const missingFacts = legalFactKeys
    .filter((key) => !facts[key] && !conditionalFacts.includes(key))
    .map((key) => at('site.yaml', [], messages.missingFact(key, legalFacts[key].unwrap().meta()?.title ?? key)));
  const waiting = drafts.map(({ file, line, title, missing }) => ({
    file,
    line,
    column: 1,
    message: messages.draft(title, missing),
  }));
  const legal = [...drafts, ...documents.flatMap(({ type, data }) => (type === 'LegalDocument' ? data : []))];
  const missingPages = dutyPaths
    .filter((page) => !legal.some(({ path }) => path === page))
    .map((page) => ({ file: `${root}/legal`, ...startOfFile, message: messages.missingPage(page) }));
  return [...samples, ...missingFacts, ...waiting, ...missingPages];
}
