import * as field from './fields';
import { schemaMessages } from './schema-messages';
import { highestRating } from './site';

export const landingMeta = field.block('Accueil : moteurs de recherche et partage', {
  title: field.pageTitle(),
  description: field.pageDescription(),
  shareImage: field.shareImage(),
});

export const hero = field.block('Accueil : haut de page', {
  headline: field.list('Lignes du titre', field.text('Ligne', 45), { max: 3 }).describe('Une phrase par ligne.'),
  lede: field.text('Chapeau', 200),
  offer: field.labelledLink('Ligne sous le badge'),
  rating: field.block('Note', {
    score: field.text('Note', 20).describe('Toujours {{rating}}, et sur combien : {{ratingMax}}.'),
    source: field.text('Source de la note', 60).describe('Toujours « nos premières testeuses ».'),
  }),
  screenshot: field.screenshot(),
  illustration: field.illustration(),
});

const kcal = (title: string, max: number) => field.text(title, max, { placeholders: ['kcal'] });

const food = field.block('Aliment', {
  name: field.text('Nom', 14),
  kcal: field.count('Calories', 999).describe('En kcal, comme sur l’écran en haut de page.'),
  drawing: field.imagePath('Dessin', { formats: ['svg'] }).describe('Un dessin en SVG, découpé.'),
  laid: field.flag('Déjà posé').describe('true : l’aliment est sur l’assiette à l’arrivée.'),
});

/** A plate that visitors fill with foods: the card's illustration is the empty plate. */
const plate = field
  .block('Assiette à composer', {
    legend: field.text('Titre', 40),
    hint: field.text('Consigne', 80).describe('Affichée avant la photo.'),
    shutter: field.text('Bouton qui prend la photo', 24),
    energy: kcal('Calories d’un aliment', 20),
    sum: kcal('Total de ce qui est posé', 60),
    complete: field.text('Quand les cinq aliments sont posés', 60),
    total: field.count('Somme', 999).describe('Celle de l’écran en haut de page, et des cinq aliments.'),
    foods: field.list('Aliments', food, { min: 5, max: 5 }).describe('Cinq aliments, du dessous au dessus.'),
  })
  .describe(
    'L’illustration de la carte est l’assiette vide ; les visiteurs y posent les aliments, puis la prennent en photo.',
  )
  .superRefine(({ total, foods }, context) => {
    const sum = foods.reduce((subtotal, { kcal }) => subtotal + kcal, 0);
    if (sum !== total)
      context.addIssue({ code: 'custom', path: ['total'], message: schemaMessages.notTheSum(total, sum) });
  });

const illustratedText = {
  title: field.text('Titre', 50),
  text: field.text('Texte', 200),
  illustration: field.illustration(),
  screenshot: field.screenshot().optional(),
};

export const features = field.block('Accueil : fonctionnalités', {
  title: field.text('Titre', 60),
  intro: field.text('Introduction', 160),
  illustration: field.illustration(),
  items: field
    .list('Cartes', field.block('Carte', { ...illustratedText, plate: plate.optional() }), { min: 4, max: 8 })
    .describe('De quatre à huit cartes.'),
});

export const howItWorks = field.block('Accueil : comment ça marche', {
  title: field.text('Titre', 60),
  intro: field.text('Introduction', 160),
  items: field.list('Étapes', field.block('Étape', illustratedText), { min: 3, max: 3 }).describe('Trois étapes.'),
});

const testimonial = field.block('Témoignage', {
  name: field.text('Prénom', 30),
  age: field.count('Âge', 110, 14),
  portrait: field
    .imagePath('Portrait', { minWidth: 320 })
    .describe('Un dessin (SVG) ou une photo large d’au moins 320 pixels.'),
  alt: field.alt(),
  stars: field.count('Étoiles', highestRating).describe('De 1 à {{ratingMax}}.'),
  quote: field
    .text('Citation', 320)
    .describe('Sans guillemets : la page les met.')
    .refine((value) => !/^[“"«‹„].*[”"»›“]$/s.test(value), { error: schemaMessages.quoted }),
  sample: field
    .flag('Exemple')
    .describe('true : témoignage inventé, à remplacer. false : mots d’une vraie personne, avec son accord écrit.'),
  consent: field
    .date('Accord')
    .describe('Le jour où la personne a donné son accord écrit. Va avec sample: false.')
    .optional(),
});

export const testimonials = field.block('Accueil : témoignages', {
  title: field.text('Titre', 60),
  ageLabel: field.text('Unité de l’âge', 10),
  items: field.list('Témoignages', testimonial, { min: 2, max: 6 }).describe('De deux à six témoignages.'),
  provenance: field
    .text('D’où viennent ces témoignages', 300)
    .describe('Comment et quand ils ont été recueillis et vérifiés, avec ou sans contrepartie.')
    .optional(),
});

export const freeTrial = field.block('Accueil : essai', {
  title: field.text('Titre', 50),
  text: field.text('Texte', 260).describe('Dit la durée de l’essai, qu’il se renouvelle, et où le résilier.'),
  price: field.text('Prix', 60).describe('Affiché une fois que le prix est donné dans les faits.').optional(),
  note: field.text('Note', 260),
  qrCode: field.block('Code QR', {
    caption: field.text('Légende', 60),
    alt: field.text('Texte alternatif', 120).describe('Ce que fait le code, pour qui ne le voit pas.'),
  }),
  illustration: field.illustration(),
});
