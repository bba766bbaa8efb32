import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { accessibilityPath, dutyPaths } from '../constants';
import { type Diagnostic, startOfFile } from '../content/diagnostic';
import { readYaml } from '../content/read-yaml';
import { plainLines, SourceText } from '../content/source-text';
import { legalFactKeys, legalFacts } from '../schema/legal-facts';
import type { Path } from '../schema/walk-fields';
import { launchMessages as say } from './check-messages';
import type { Content } from './load-content';

/** The law asks for these of some publishers only: see docs/launch.md. */
const conditionalFacts: readonly string[] = ['vatNumber', 'dataProtectionOfficer', 'euRepresentative'];

/**
 * What keeps valid content from going online: values that nobody has confirmed, drafts, and the facts and pages that the
 * law asks for.
 * @param contentDir the folder that `content` was read from
 */
export function launchDiagnostics(contentDir: string, { documents, facts, drafts, root }: Content): Diagnostic[] {
  const at = (file: string, path: Path, message: string): Diagnostic => {
    const source = new SourceText(`${root}/${file}`, plainLines(readFileSync(join(contentDir, file), 'utf8')));
    return { file: source.file, ...source.positionAt(readYaml(source).keyAt(path).start), message };
  };
  const unconfirmed = documents.flatMap(({ type, file, data }) => {
    if (type === 'SiteFacts')
      return Object.entries(data).flatMap(([key, fact]) =>
        typeof fact === 'object' && 'sample' in fact && fact.sample
          ? at(file, [key], say.sampleFact(key, fact.value))
          : [],
      );
    if (type !== 'Testimonials') return [];
    return data.items.flatMap(({ name, sample, consent }, index) => {
      if (!sample && consent) return [];
      return at(file, ['items', index], sample ? say.sampleTestimonial(name) : say.noConsent(name));
    });
  });
  const missingFacts = legalFactKeys
    .filter((key) => !facts[key] && !conditionalFacts.includes(key))
    .map((key) => at('site.yaml', [], say.missingFact(key, legalFacts[key].unwrap().meta()?.title ?? key)));
  const draftPages = drafts.map(({ file, line, title, missingFacts: missing }) => ({
    file,
    line,
    column: 1,
    message: say.draft(title, missing),
  }));
  const legalPaths = [
    ...drafts.map(({ path }) => path),
    ...documents.flatMap(({ type, data }) => (type === 'LegalDocument' ? data.path : [])),
  ];
  const missingPages = dutyPaths
    .filter((path) => !legalPaths.includes(path))
    .map((path): Diagnostic => {
      const folder = { file: `${root}/legal`, ...startOfFile };
      if (path === accessibilityPath) return { ...folder, message: say.accessibilityPage(path), isNote: true };
      return { ...folder, message: say.missingPage(path) };
    });
  return [...unconfirmed, ...missingFacts, ...draftPages, ...missingPages];
}
