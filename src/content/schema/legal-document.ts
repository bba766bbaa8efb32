import { z } from 'zod';
import { introKey } from '../constants';
import {
  choice,
  date,
  flag,
  illustration,
  language,
  pageDescription,
  pagePath,
  pageTitle,
  prose,
  shareImage,
  slug,
  text,
} from './fields';
import { legalFactKeys } from './legal-facts';

/** A section in a few plain words, shown above it and no part of the legal text. */
const summary = z
  .strictObject({
    section: slug({
      title: 'Section',
      description: `Ce qui suit # dans l’adresse de la section ; ${introKey} pour le texte avant la première.`,
      examples: ['limitation-de-responsabilite'],
      max: 200,
    }),
    text: text({ title: 'Résumé', description: 'Une ou deux phrases, 240 signes au plus.', max: 240 }),
  })
  .meta({ title: 'Résumé' });

/** The head (frontmatter) of a legal document. Each Markdown file in `content/legal` becomes a page. */
export const legalFrontmatter = z
  .strictObject({
    title: pageTitle(),
    description: pageDescription(),
    lang: language({ title: 'Langue' }),
    path: pagePath(),
    updated: date({
      title: 'Dernière mise à jour',
      description: 'Le jour où ce texte est publié ; s’il y a « effective », c’est aussi le jour de l’annonce.',
    }),
    effective: date({
      title: 'Entrée en vigueur',
      description:
        'Si le texte publié ne vaut que plus tard. Jamais avant « updated » ; pour /terms, au moins {{termsNoticeDays}} jours après.',
    }).optional(),
    changes: text({
      title: 'Ce qui change',
      description: 'Annoncé avec la date d’entrée en vigueur ; va avec « effective ».',
      min: 20,
      max: 400,
    }).optional(),
    announcement: prose({
      title: 'Annonce',
      description:
        'Ce qui va changer, et quand : en tête du document et au pied de chaque page, jusqu’à ce qu’on l’enlève.',
      min: 20,
      max: 400,
    }).optional(),
    summaries: z
      .array(summary)
      .min(1)
      .meta({ title: 'En bref', description: 'Des résumés sans valeur juridique, au-dessus des sections.' })
      .optional(),
    shareImage: shareImage().optional(),
    illustration: illustration().optional(),
    needs: z
      .array(choice(legalFactKeys, { title: 'Fait' }))
      .optional()
      .meta({
        title: 'Faits nécessaires',
        description: 'Tant que l’un d’eux manque dans « Les faits », ce document n’est pas publié.',
      }),
    former: flag({
      title: 'Version précédente',
      description:
        'À cocher dans une copie du document, faite avant de le changer : elle reste lisible à l’adresse de sa date.',
    }).optional(),
    form: slug({
      title: 'Section à remplir',
      description:
        'L’adresse d’une section (sans #) qui est un formulaire à imprimer : chaque point de sa liste devient une ligne à remplir.',
    }).optional(),
  })
  .superRefine((value, context) => {
    const { effective, changes } = value;
    if (effective && !changes)
      context.addIssue({
        code: 'custom',
        path: ['changes'],
        message: 'is missing. With "effective:", write what changes after "changes:"',
      });
    if (changes && !effective)
      context.addIssue({
        code: 'custom',
        path: ['changes'],
        message: 'needs "effective:" beside it, the day from which the change applies',
      });
  })
  .meta({ title: 'Document légal' });

/** A heading of a legal document and what stands below it. */
const legalSection = z
  .strictObject({
    /** Address of the section (`/terms#litiges`), unique in the document. */
    id: z.string(),
    /** 2 or 3. */
    depth: z.int(),
    title: z.string(),
    /** Markdown between this heading and the next. */
    body: z.string().meta({ kind: 'prose' }),
  })
  .meta({ typeName: 'LegalSection' });

/** A legal document as the loader hands it on: its head, and what its body and its dates say. */
export const legalDocument = legalFrontmatter.safeExtend({
  /** `updated` and `effective` in words: « 15 juin 2025 ». */
  updatedText: z.string(),
  effectiveText: z.string().optional(),
  /** Markdown before the first heading. */
  intro: z.string().meta({ kind: 'prose' }),
  sections: z.array(legalSection),
});

/** Words of a paragraph; marked are those that the other version does not have. */
const words = z.strictObject({ text: z.string(), marked: z.boolean() }).meta({ typeName: 'ChangedWords' });

/** A paragraph that is not the same in both versions: added without `before`, taken away without `after`. */
const changedParagraph = z.strictObject({ before: z.array(words).optional(), after: z.array(words).optional() });

/** What is different in a section. */
const changedSection = z.strictObject({
  /** Its title; absent for what stands before the first heading. */
  title: z.string().optional(),
  /** Its address, in the newer version if it is there. */
  to: z.string(),
  paragraphs: z.array(changedParagraph),
});

/** The version that took the place of another, and what it changed. */
const replacement = z.strictObject({
  /** The address of the version that was replaced: `/terms/2025-06-15`. */
  address: z.string(),
  /** The day from which the newer one applies, in words. */
  dayText: z.string(),
  newerAddress: z.string(),
  newerText: z.string(),
  /** What the newer version said of its change. */
  summary: z.string().optional(),
  sections: z.array(changedSection),
});

/** A version of a legal document that is kept; without `replacement`, as long as it is still the current one. */
export const formerVersion = legalDocument.safeExtend({ replacement: replacement.optional() });

export type ChangedSection = z.output<typeof changedSection>;
export type ChangedParagraph = z.output<typeof changedParagraph>;
export type Replacement = z.output<typeof replacement>;
export type LegalSection = z.output<typeof legalSection>;
export type LegalData = z.output<typeof legalDocument>;
