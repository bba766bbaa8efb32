import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Diagnostic, startOfFile } from '../content/diagnostic';
import { readYaml } from '../content/read-yaml';
import { plainLines, SourceText } from '../content/source-text';
import type { Content } from '../load-content';
import { conditionalFactKeys, legalFactKeys } from '../schema/fact-keys';
import { legalFacts } from '../schema/legal-facts';
import { accessibilityPath, legallyRequiredPaths } from '../schema/legal-paths';
import type { Path } from '../schema/walk-fields';
import { launchMessages } from './check-messages';

/**
 * What keeps valid content from going online: values that nobody has confirmed, drafts, and the facts and pages that the
 * law asks for.
 * @param contentDir the folder that `content` was read from
 */
export function launchDiagnostics(contentDir: string, { documents, facts, drafts, root }: Content): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const sourceOf = (file: string) =>
    new SourceText(`${root}/${file}`, plainLines(readFileSync(join(contentDir, file), 'utf8')));
  const reportAt = (source: SourceText, offset: number, message: string) =>
    diagnostics.push({ file: source.file, ...source.positionAt(offset), message });
  const report = (file: string, path: Path, message: string) => {
    const source = sourceOf(file);
    reportAt(source, readYaml(source).keyAt(path).start, message);
  };

  for (const { type, file, data } of documents) {
    if (type === 'SiteFacts')
      for (const [key, fact] of Object.entries(data))
        if (typeof fact === 'object' && 'sample' in fact && fact.sample)
          report(file, [key], launchMessages.sampleFact(key, fact.value));
    if (type === 'Testimonials') {
      // Code de la consommation, L121-3 and L111-7-2
      if (!data.provenance) report(file, ['items'], launchMessages.noProvenance);
      for (const [index, { name, sample, consent }] of data.items.entries()) {
        if (sample) report(file, ['items', index], launchMessages.sampleTestimonial(name));
        else if (!consent) report(file, ['items', index], launchMessages.noConsent(name));
      }
    }
  }
  const site = sourceOf('site.yaml');
  for (const key of legalFactKeys) {
    // Missing facts wait in comments, such as `# publisherName: ""`.
    const offset = Math.max(0, site.text.search(new RegExp(`^# *${key}:`, 'm')));
    const title = legalFacts[key].unwrap().meta()?.title ?? key;
    if (!facts[key] && !conditionalFactKeys.includes(key))
      reportAt(site, offset, launchMessages.missingFact(key, title));
  }
  for (const { file, line, title, missingFacts } of drafts)
    diagnostics.push({ file, line, column: 1, message: launchMessages.draft(title, missingFacts) });

  const published = documents.flatMap(({ type, data }) => (type === 'LegalDocument' ? data.path : []));
  const legalPaths = [...published, ...drafts.map(({ path }) => path)];
  for (const path of legallyRequiredPaths.filter((required) => !legalPaths.includes(required))) {
    const folder = { file: `${root}/legal`, ...startOfFile };
    if (path === accessibilityPath)
      diagnostics.push({ ...folder, message: launchMessages.accessibilityPage(path), isNote: true });
    else diagnostics.push({ ...folder, message: launchMessages.missingPage(path) });
  }
  return diagnostics;
}
