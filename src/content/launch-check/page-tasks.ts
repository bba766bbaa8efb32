import type { Note } from '../rules/rules';
import { filesOf, type Source } from './source';
import type { Task } from './task';

/** Testimonials of real people, who have agreed; and where they come from. */
export function testimonialTasks(source: Source): Task[] {
  return filesOf(source, 'Testimonials').flatMap(({ file, data }): Task[] => [
    ...data.items.flatMap(({ name, sample, consent }, index): Task[] => {
      if (sample)
        return [
          {
            level: 'must',
            what: `The testimonial of ${name} is a sample`,
            rule: 'Code de la consommation, article L121-4, 27° and 28° (Directive 2005/29/EC, annex I, 23b and 23c)',
            todo: 'Write a real person’s words, then "sample: false", and the day of her written consent after "consent:".',
            file,
            key: `items.${index}`,
          },
        ];
      if (consent) return [];
      return [
        {
          level: 'must',
          what: `The consent of ${name} is not recorded`,
          rule: 'Code civil, article 9; GDPR, articles 6 and 7',
          todo: 'Write the day of her written consent after "consent:".',
          file,
          key: `items.${index}.consent`,
        },
      ];
    }),
    ...(data.provenance
      ? []
      : [
          {
            level: 'should' as const,
            what: 'Visitors do not read where the testimonials come from',
            rule: 'Code de la consommation, articles L111-7-2 and D111-17',
            todo: 'Write after "provenance:" how and when they were collected, whether they are checked, and whether anything was given for them.',
            file,
            key: 'provenance',
          },
        ]),
  ]);
}

/** Apple's badge in each language. */
export function badgeTasks(source: Source): Task[] {
  return filesOf(source, 'Interface')
    .filter(({ data }) => !data.storeBadge.artwork)
    .map(({ file, lang }) => ({
      level: 'should',
      what: `The App Store badge (${lang}) is drawn by this site, not by Apple`,
      rule: 'App Store Marketing Guidelines: only the badges that Apple provides, unchanged',
      todo: 'Put Apple’s SVG in this language into content/images, and write its path after "artwork:".',
      file,
      key: 'storeBadge.artwork',
    }));
}

const advice: Record<Note['about'], Pick<Task, 'rule' | 'todo'>> = {
  translation: {
    rule: 'Who asks in one language finds what the others say',
    todo: 'Translate it, under the same id.',
  },
  number: { rule: 'A text agrees with the fact that it holds', todo: 'Write the words as the note says.' },
  day: { rule: 'A version of a document is announced until its day', todo: 'Write the day that is meant.' },
  portrait: {
    rule: 'WCAG 2.2, 1.1.1: who hears the page is told whom a portrait shows',
    todo: 'Describe the portrait of this person.',
  },
};

/** What the check of the content notes. */
export function noteTasks({ notes }: Source): Task[] {
  return notes.map(({ file, line, message, about }) => ({
    level: 'should',
    what: message.replace(/\.$/, ''),
    ...advice[about],
    file,
    line,
  }));
}
