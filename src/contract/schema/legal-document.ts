import { z } from 'zod';
import { date, illustration, language, pageDescription, pagePath, pageTitle, shareImage, text } from './fields';

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
    shareImage: shareImage().optional(),
    illustration: illustration().optional(),
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
const legalSection = z.strictObject({
  /** Address of the section (`/terms#litiges`), unique in the document. */
  id: z.string(),
  /** 2 or 3. */
  depth: z.int(),
  title: z.string(),
  /** Markdown between this heading and the next. */
  body: z.string().meta({ kind: 'prose' }),
});

/** A legal document as the loader hands it on: its head, and what its body and its dates say. */
export const legalDocument = legalFrontmatter.safeExtend({
  /** `updated` and `effective` in words: « 15 juin 2025 ». */
  updatedText: z.string(),
  effectiveText: z.string().optional(),
  /** Markdown before the first heading. */
  intro: z.string().meta({ kind: 'prose' }),
  sections: z.array(legalSection),
});

export type LegalSection = z.output<typeof legalSection>;
export type LegalData = z.output<typeof legalDocument>;
