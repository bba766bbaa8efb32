import * as field from './fields';
import { markdownPage, sectionId } from './markdown-page';

const figure = field.block('Dessin', {
  section: sectionId(),
  image: field.illustration(),
  alt: field.alt(),
});

/** The head (frontmatter) of a guide. Each Markdown file in `content/guides` becomes a page, `/guides/<file name>`. */
export const guideFrontmatter = field.block('Guide', {
  title: field.text('Titre', 90, { min: 5 }),
  searchTitle: field.searchTitle(),
  description: field.pageDescription(),
  label: field.text('Texte des liens', 40).describe('Celui des liens vers le guide : à l’accueil et en pied de page.'),
  updated: field.date('Dernière mise à jour'),
  published: field.date('Publication'),
  illustration: field.illustration(),
  shareImage: field.shareImage().optional(),
  figures: field.list('Dessins', figure).describe('Chacun au-dessus du texte de sa section.').optional(),
  related: field.list('À lire aussi', field.labelledLink('Lien'), { max: 4 }),
});

/** A guide as pages take it. */
export const guide = guideFrontmatter.safeExtend(markdownPage);
