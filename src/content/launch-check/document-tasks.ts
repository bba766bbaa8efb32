import { join } from 'node:path';
import { termsPath } from '../constants';
import type { WithheldDocument } from '../document';
import { dutyPages } from './duty-pages';
import { filesOf, isExempt, type Source, siteFile } from './source';
import type { Task } from './task';

/** A page for each duty, and every document that still waits for facts. */
export function missingPageTasks(source: Source): Task[] {
  const { withheld, root } = source;
  const exists = (path: string) => filesOf(source, 'LegalDocument').some(({ data }) => data.path === path);
  const duties = dutyPages.filter(({ path, exemption }) => !exists(path) && !isExempt(source, exemption?.key));
  const others = withheld.filter(({ path }) => !dutyPages.some((duty) => duty.path === path));
  return [
    ...duties.map(({ path, what, article, exemption }): Task => {
      const waiting = withheld.find((document) => document.path === path);
      const missing = { level: 'must' as const, what: `No page yet: ${what}`, rule: article };
      if (waiting) return { ...missing, ...whatItWaitsFor(waiting) };
      const instead =
        exemption &&
        ` Or, for ${exemption.who}, write the reason after "exemptions:", "${exemption.key}:", in ${siteFile(source)}.`;
      const todo = `Write a legal document with "path: ${path}".${instead ?? ''}`;
      return { ...missing, todo, file: join(root, `legal${path}.md`), key: 'path' };
    }),
    ...others.map(
      (document): Task => ({
        level: 'must',
        what: `The document « ${document.title} » is no page yet`,
        rule: 'Its own "needs:"',
        ...whatItWaitsFor(document),
      }),
    ),
  ];
}

function whatItWaitsFor({ file, line, path, missing }: WithheldDocument): Pick<Task, 'todo' | 'file' | 'line' | 'key'> {
  return {
    todo: `It becomes the page ${path} once these facts are given: ${missing.join(', ')}.`,
    file,
    line,
    key: 'needs',
  };
}

/** What the terms must say, and what no document may say any more. */
export function wordingTasks(source: Source): Task[] {
  const legal = filesOf(source, 'LegalDocument').map(({ file, data }) => {
    const text = [data.intro, ...data.sections.flatMap(({ title, body }) => [title, body])].join('\n');
    return { file, path: data.path, text };
  });
  const guarantee = legal
    .filter(({ path, text }) => path === termsPath && !/garantie\s+légale\s+de\s+conformité/i.test(text))
    .map(({ file }) => ({
      level: 'must' as const,
      what: 'The terms do not name the legal guarantee of conformity',
      rule: 'Code de la consommation, articles L211-2 and L224-25-12 to L224-25-26',
      todo: 'Write the words of the annex to article D211-3, for a service that is supplied over a period.',
      file,
    }));
  const platform = legal
    .filter(({ text }) => /ec\.europa\.eu\/(consumers\/odr|odr)/.test(text))
    .map(({ file }) => ({
      level: 'must' as const,
      what: 'A link leads to the European platform for online disputes, which closed on 20 July 2025',
      rule: 'Regulation (EU) 2024/3228',
      todo: 'Remove the link and the sentence around it.',
      file,
    }));
  return [...guarantee, ...platform];
}

/** Changes that are announced and do not apply yet. */
export function announcementTasks(source: Source): Task[] {
  return filesOf(source, 'LegalDocument').flatMap(({ file, data }): Task[] => {
    const { path, effective } = data;
    if (!effective || effective <= source.today) return [];
    return [
      {
        level: 'know',
        what: `A change of ${path} is announced, and applies from ${effective}`,
        rule: 'Code de la consommation, article L224-25-26: on a durable medium, with a free way out',
        todo: `Write to subscribers, too. The announcement goes by itself on ${effective}.`,
        file,
        key: 'effective',
      },
    ];
  });
}
