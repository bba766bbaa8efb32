import { join } from 'node:path';
import type { ContentDocument } from './document';
import { isRecord } from './reading/field-walk';
import { legalFactKeys } from './schema/site';

/** Something to do before the site goes online. */
export type Task = { file: string; text: string };

type LegalFact = (typeof legalFactKeys)[number];

/** What French law has the site of a publisher say, and where it says so. */
const lawAsks: Record<LegalFact, string> = {
  publisherName: 'the publisher’s name, or its company name and legal form (mentions légales: LCEN, article 1-1)',
  publisherAddress: 'the publisher’s address (mentions légales)',
  publisherPhone: 'the publisher’s telephone number (mentions légales)',
  publisherRegistration: 'the publisher’s registration number and, for a company, its capital (mentions légales)',
  publicationDirector: 'who directs the publication (mentions légales)',
  hostingProvider: 'the name, address and telephone number of the site’s host (mentions légales)',
  consumerMediator: 'the consumer mediator’s name, address and site (Code de la consommation, article L616-1)',
  controllerAddress: 'who answers for personal data, and at which address (GDPR, article 13)',
};

/**
 * What is left to do before the site may go online: samples to replace, consents to record, and what the law asks for.
 *
 * @param documents All content, without mistakes.
 * @param root The name of the content folder, with which the tasks' paths begin.
 */
export function launchTasks(documents: readonly ContentDocument[], root = 'content'): Task[] {
  return documents.flatMap((document): Task[] => {
    const task = (text: string): Task => ({ file: join(root, document.file), text });
    switch (document.type) {
      case 'SiteFacts':
        return [...sampleFacts(document.data).map(task), ...missingFacts(document.data).map(task)];
      case 'Testimonials':
        return document.data.items.flatMap(({ name, sample, consent }) => {
          if (sample)
            return task(
              `The testimonial of ${name} is a sample. Replace it with a real person’s words, with her written consent.`,
            );
          return consent ? [] : task(`The consent of ${name} is not recorded. Write its day after "consent:".`);
        });
      default:
        return [];
    }
  });
}

function sampleFacts(facts: object): string[] {
  return Object.entries(facts)
    .filter(([, fact]) => isRecord(fact) && fact.sample === true)
    .map(([key, fact]) => `${key} is a sample (${fact.value}). Write the real value, then "sample: false".`);
}

function missingFacts(facts: Partial<Record<LegalFact, string>>): string[] {
  return legalFactKeys
    .filter((key) => !facts[key])
    .map((key) => `${key} is missing: ${lawAsks[key]}. Write it after "${key}:", and {{${key}}} in a legal document.`);
}

/** The tasks as text, one a line, under the file where each is done. */
export function formatTasks(tasks: readonly Task[]): string {
  const files = [...new Set(tasks.map(({ file }) => file))];
  return files
    .map((file) => [file, ...tasks.filter((one) => one.file === file).map(({ text }) => `  - ${text}`)].join('\n'))
    .join('\n\n');
}
