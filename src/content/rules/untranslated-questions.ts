import type { Diagnostic } from '../diagnostic';
import type { LoadedDocument } from '../document';
import { languageNames } from '../schema/fields';
import { didYouMean } from '../similar';
import { entriesOf } from './identifiers';
import type { Rule } from './rule';

const list = new Intl.ListFormat('en', { type: 'conjunction' });

/**
 * The questions, and groups of them, that wait for a translation: they stand on the help pages of some languages, and on
 * the others not yet. Each is named once, in the first file that holds it.
 */
export const untranslatedQuestions: Rule = ({ loaded }) => {
  const faqs = loaded
    .filter(({ type }) => type === 'Faq')
    .map((file) => {
      const entries = entriesOf(file);
      return { file, entries, ids: new Set(entries.map(({ id }) => id)) };
    });
  return faqs.flatMap(({ file, entries, ids }, index) =>
    entries
      .filter(({ id }) => !faqs.slice(0, index).some((earlier) => earlier.ids.has(id)))
      .flatMap(({ id, path }): Diagnostic[] => {
        const waiting = faqs.filter((faq) => !faq.ids.has(id));
        if (waiting.length === 0) return [];
        // Spelt in two ways, one question would wait for itself.
        const candidates = waiting.flatMap((faq) => faq.entries.map((entry) => entry.id));
        const suggestion = didYouMean(
          id,
          candidates.filter((candidate) => !ids.has(candidate)),
        );
        const what = path.length === 2 ? 'group' : 'question';
        return [
          file.diagnosticAt(
            [...path, 'id'],
            `The ${what} "${id}" waits for ${namesOf(waiting.map((one) => one.file))}.${suggestion}`,
          ),
        ];
      }),
  );
};

/** « French (support/faq.fr.yaml) and Spanish (support/faq.es.yaml) » */
function namesOf(files: LoadedDocument[]): string {
  return list.format(files.map(({ file, lang }) => `${languageNames.of(lang)} (${file})`));
}
