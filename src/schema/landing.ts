import {
  alt,
  block,
  count,
  date,
  flag,
  illustration,
  imagePath,
  labelledLink,
  list,
  pageDescription,
  pageTitle,
  screenshot,
  shareImage,
  text,
} from './fields';
import { schemaMessages as messages } from './schema-messages';
import { highestRating } from './site';

export const landingMeta = block('Accueil : moteurs de recherche et partage', {
  title: pageTitle(),
  description: pageDescription(),
  shareImage: shareImage(),
});

export const hero = block('Accueil : haut de page', {
  headline: list('Lignes du titre', text('Ligne', 45), { max: 3 }).describe('Une phrase par ligne.'),
  lede: text('Chapeau', 200),
  offer: labelledLink('Ligne sous le badge'),
  rating: block('Note', {
    score: text('Note', 20).describe('Toujours {{rating}}, et sur combien : {{ratingMax}}.'),
    source: text('Source de la note', 60).describe('Toujours « nos premières testeuses ».'),
  }),
  screenshot: screenshot(),
  illustration: illustration().meta({ inPieces: true }),
});

const kcal = (title: string, max: number) => text(title, max, { placeholders: ['kcal'] });

const food = block('Aliment', {
  name: text('Nom', 14),
  kcal: count('Calories', 999).describe('En kcal, comme sur l’écran en haut de page.'),
  drawing: imagePath('Dessin', { formats: ['svg'] }).describe('Un dessin en SVG, découpé.'),
  laid: flag('Déjà posé').describe('true : l’aliment est sur l’assiette à l’arrivée.'),
});

/** A plate that visitors fill with foods: the card's illustration is the empty plate. */
const plate = block('Assiette à composer', {
  legend: text('Titre', 40),
  energy: kcal('Calories d’un aliment', 20),
  sum: kcal('Total de ce qui est posé', 60),
  whole: kcal('Total de l’assiette entière', 60),
  total: count('Somme', 999).describe('Celle de l’écran en haut de page, et des cinq aliments.'),
  foods: list('Aliments', food, { min: 5, max: 5 }).describe('Cinq aliments, du dessous au dessus.'),
})
  .describe('L’illustration de la carte est l’assiette vide ; les visiteurs y posent les aliments.')
  .superRefine(({ total, foods }, context) => {
    const sum = foods.reduce((all, one) => all + one.kcal, 0);
    if (sum !== total) context.addIssue({ code: 'custom', path: ['total'], message: messages.notTheSum(total, sum) });
  });

const illustratedText = {
  title: text('Titre', 50),
  text: text('Texte', 180),
  illustration: illustration(),
  screenshot: screenshot().optional(),
};

export const features = block('Accueil : fonctionnalités', {
  title: text('Titre', 60),
  intro: text('Introduction', 160),
  items: list('Cartes', block('Carte', { ...illustratedText, plate: plate.optional() }), { min: 4, max: 8 }).describe(
    'De quatre à huit cartes.',
  ),
});

export const howItWorks = block('Accueil : comment ça marche', {
  title: text('Titre', 60),
  intro: text('Introduction', 160),
  items: list('Étapes', block('Étape', illustratedText), { min: 3, max: 3 }).describe('Trois étapes.'),
});

const testimonial = block('Témoignage', {
  name: text('Prénom', 30),
  age: count('Âge', 110, 14),
  portrait: imagePath('Portrait', { minWidth: 320 }).describe(
    'Un dessin (SVG) ou une photo large d’au moins 320 pixels.',
  ),
  alt: alt(),
  stars: count('Étoiles', highestRating).describe('De 1 à {{ratingMax}}.'),
  quote: text('Citation', 320)
    .describe('Sans guillemets : la page les met.')
    .refine((value) => !/^[“"«‹„].*[”"»›“]$/s.test(value), { error: messages.quoted }),
  sample: flag('Exemple').describe(
    'true : témoignage inventé, à remplacer. false : mots d’une vraie personne, avec son accord écrit.',
  ),
  consent: date('Accord')
    .describe('Le jour où la personne a donné son accord écrit. Va avec sample: false.')
    .optional(),
});

export const testimonials = block('Accueil : témoignages', {
  title: text('Titre', 60),
  ageLabel: text('Unité de l’âge', 10).meta({ examples: ['ans'] }),
  items: list('Témoignages', testimonial, { min: 2, max: 6 }).describe('De deux à six témoignages.'),
  provenance: text('D’où viennent ces témoignages', 300)
    .describe('Comment et quand ils ont été recueillis et vérifiés, avec ou sans contrepartie.')
    .optional(),
});

export const freeTrial = block('Accueil : essai', {
  title: text('Titre', 50),
  text: text('Texte', 240).describe('Dit la durée de l’essai, qu’il se renouvelle, et où le résilier.'),
  note: text('Note', 200),
  qrCode: block('Code QR', {
    caption: text('Légende', 60),
    alt: text('Texte alternatif', 120).describe('Ce que fait le code, pour qui ne le voit pas.'),
  }),
  illustration: illustration(),
});
