import type { z } from 'zod';
import { legalFactKeys } from './fact-keys';
import * as field from './fields';
import { markdownPage, sectionId } from './markdown-page';

/** A section in a few plain words. It is shown above the section and is no part of the legal text. */
const summary = field.block('Résumé', {
  section: sectionId(),
  text: field.text('Résumé', 240).describe('Une ou deux phrases, 240 caractères au plus.'),
});

/** The head (frontmatter) of a legal document. Each Markdown file in `content/legal` becomes a page. */
export const legalFrontmatter = field.block('Document légal', {
  title: field.pageTitle(),
  description: field.pageDescription(),
  lang: field.language('Langue'),
  path: field.pagePath(),
  updated: field.date('Dernière mise à jour').describe('Le jour où ce texte est publié.'),
  changes: field
    .text('Ce qui a changé', 400)
    .describe('Depuis la version précédente, en une ou deux phrases. Affiché à côté de la date.')
    .optional(),
  announcement: field
    .prose('Annonce', 400)
    .describe('Ce qui va changer, et quand : en tête du document et au pied de chaque page, jusqu’à ce qu’on l’enlève.')
    .optional(),
  summaries: field
    .list('En bref', summary)
    .describe('Des résumés sans valeur juridique, au-dessus des sections.')
    .optional(),
  shareImage: field.shareImage().optional(),
  illustration: field.illustration().optional(),
  needs: field
    .list('Faits nécessaires', field.choice('Fait', legalFactKeys), { min: 0 })
    .describe('Tant que l’un d’eux manque dans « Les faits », ce document n’est pas publié.')
    .optional(),
  former: field
    .flag('Version précédente')
    .describe(
      'À cocher dans une copie du document, faite avant de le changer : elle reste lisible à l’adresse de sa date.',
    )
    .optional(),
  form: field
    .slug('Section à remplir')
    .describe(
      'L’adresse d’une section (sans #) qui est un formulaire à imprimer : chaque point de sa liste devient une ligne à remplir.',
    )
    .optional(),
});

/**
 * A legal document as pages take it. Its address is its `path`; for an archived version with its day, `/terms/2025-06-15`.
 */
export const legalDocument = legalFrontmatter.safeExtend(markdownPage);

export type LegalData = z.output<typeof legalDocument>;
