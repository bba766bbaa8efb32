import { join } from 'node:path';
import type { ContentDocument } from '../document';
import type { Content } from '../read';
import type { Facts } from '../schema/site';

/** What the tasks are found in: all content, the name of its folder, and the day. */
export type Source = Pick<Content, 'root' | 'documents' | 'withheld' | 'notes' | 'facts'> & { today: string };

export type Exemption = keyof NonNullable<Facts['exemptions']>;

type DataOf<Type extends ContentDocument['type']> = Extract<ContentDocument, { type: Type }>['data'];

/** Where the facts stand. */
export const siteFile = ({ root }: Source): string => join(root, 'site.yaml');

/** The files of a type, with their paths from the project root. */
export function filesOf<Type extends ContentDocument['type']>({ documents, root }: Source, type: Type) {
  return documents
    .filter((one) => one.type === type)
    .map(({ file, lang, data }) => ({ file: join(root, file), lang, data: data as DataOf<Type> }));
}

/** True if the publisher has written why the law does not ask this. */
export function isExempt({ facts }: Source, key: Exemption | undefined): boolean {
  return key !== undefined && Boolean(facts.exemptions?.[key]);
}
