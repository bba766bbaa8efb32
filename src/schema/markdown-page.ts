import { z } from 'zod';
import { introKey } from '../constants';
import * as field from './fields';

const section = z.strictObject({
  /** What follows # in its address, `/terms#litiges`. */
  id: z.string(),
  depth: z.int(),
  title: z.string(),
  body: z.string().meta({ kind: 'prose' }),
});

export type Section = z.output<typeof section>;

/** What a page made of a Markdown file has besides its frontmatter. */
export const markdownPage = {
  /** The path of the page. */
  address: z.string(),
  /** `updated` in words: « 15 juin 2025 ». */
  updatedText: z.string(),
  intro: z.string().meta({ kind: 'prose' }),
  sections: z.array(section),
};

/** The id of a section, in the frontmatter. */
export const sectionId = () =>
  field.slug('Section', 200).meta({
    description: `Ce qui suit # dans l’adresse de la section ; ${introKey} pour le texte avant la première.`,
  });
