import { filesOf, type Source, siteFile } from './source';
import type { Task } from './task';

/** The day since which the law that the documents speak of is as it is: the online withdrawal function. */
const lawChanged = '2026-06-19';

/** What no program can see; a lawyer does. */
const remindersForTheReview = [
  {
    what: 'The terms hold the words on the guarantee of conformity that the law prescribes',
    rule: 'Code de la consommation, article D211-3 and its annex',
  },
  {
    what: 'The terms reproduce the articles on renewal and its end that apply to the contract',
    rule: 'Code de la consommation, article L215-4: L215-1 to L215-3 and L241-3',
  },
  {
    what: 'Whoever terminates gets a receipt with the date and the effects of the end, also where it is done at Apple',
    rule: 'Code de la consommation, article L215-1-1',
  },
  {
    what: 'The terms name the service’s least quality or say that there is none, what follows a breach of security, and what consumers with disabilities can use',
    rule: 'Code de la consommation, article L224-25-5, 3°, 8° and 9°',
  },
  {
    what: 'The policy says for how long the site’s host keeps addresses of visitors, if it keeps them',
    rule: 'GDPR, article 13(2)(a)',
  },
  {
    what: 'Consent to the use of health data is withdrawn in the app as easily as it is given there, as the policy says',
    rule: 'GDPR, article 7(3)',
  },
  {
    what: 'Subscribers are reminded of the renewal, between three months and one month before the end of a fixed term',
    rule: 'Code de la consommation, article L215-1',
  },
  {
    what: 'The price is shown before the order, all taxes included; here the App Store shows it',
    rule: 'Code de la consommation, articles L112-1 and L221-5',
  },
  {
    what: 'App Store Connect holds the publisher’s details as a trader',
    rule: 'Regulation (EU) 2022/2065 (DSA), articles 30 and 31',
  },
  {
    what: 'Health data: explicit consent in the app, an impact assessment, a record, contracts with processors',
    rule: 'GDPR, articles 9(2)(a), 28, 30 and 35',
  },
];

/** A lawyer's reading of the documents as they are, their date, and what no program can see. */
export function reviewTasks(source: Source): Task[] {
  const { legalReviewed } = source.facts;
  const file = siteFile(source);
  const documents = filesOf(source, 'LegalDocument');
  const newer = documents.filter(({ data }) => !legalReviewed || data.updated > legalReviewed);
  const tasks: Task[] = [];
  if (newer.length > 0)
    tasks.push(
      {
        level: 'must',
        what: legalReviewed
          ? `A lawyer read the documents on ${legalReviewed}, before these were changed: ${newer.map(({ data }) => data.path).join(', ')}`
          : 'No lawyer has read the legal documents',
        rule: 'They are drafts: the publisher answers for them',
        todo: 'Have them read, then write the day after "legalReviewed:".',
        file,
        key: 'legalReviewed',
      },
      ...remindersForTheReview.map(
        ({ what, rule }): Task => ({
          level: 'know',
          what,
          rule,
          todo: 'Settle it with the lawyer who reads the documents; it leaves this list with "legalReviewed:".',
          file,
          key: 'legalReviewed',
        }),
      ),
    );
  const isReadSince = legalReviewed !== undefined && legalReviewed >= lawChanged;
  const [outdated, ...others] = isReadSince ? [] : documents.filter(({ data }) => data.updated < lawChanged);
  if (outdated)
    tasks.push({
      level: 'should',
      what: `The law has changed up to ${lawChanged}, since these documents were written: ${[outdated, ...others].map(({ data }) => data.path).join(', ')}`,
      rule: 'Code de la consommation, articles L412-13 (since 28 June 2025) and L221-21 (since 19 June 2026)',
      todo: 'Look at them again, then write the new date, with an announcement if they have changed.',
      file: outdated.file,
      key: 'updated',
    });
  return tasks;
}
