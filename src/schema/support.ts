import {
  block,
  choice,
  illustration,
  labelledLink,
  link,
  list,
  mailTo,
  pageDescription,
  pagePath,
  shareImage,
  text,
} from './fields';
import { schemaMessages as messages } from './schema-messages';

const services = ['liveChatUrl', 'forumUrl'] as const;

/** Its button leads either to a page or to a service, which may not be open yet. */
const card = block('Carte', {
  title: text('Titre', 40),
  text: text('Texte', 140),
  illustration: illustration(),
  service: choice('Service', services)
    .describe('Le fait de site.yaml qui donne l’adresse du bouton. Tant qu’il est vide, « unavailable » s’affiche.')
    .optional(),
  button: block('Bouton', {
    label: text('Texte du bouton', 40),
    to: link('Adresse du bouton').describe('Seulement sans « service ».').optional(),
  }),
  unavailable: block('Tant que le service n’est pas ouvert', {
    text: text('Texte', 140),
    button: labelledLink('Bouton'),
  }).optional(),
}).refine(
  ({ service, button, unavailable }) =>
    Boolean(service) === Boolean(unavailable) && Boolean(service) !== Boolean(button.to),
  {
    path: ['button'],
    error: messages.button,
  },
);

const queryHelp = '{query} est remplacé par ce qui est cherché.';

export const support = block('Aide', {
  path: pagePath(),
  language: block('Langue', {
    name: text('Nom de la langue', 30).describe('Dans la langue elle-même : Français.'),
    switch: text('Nom du choix de la langue', 40).describe('Lu par les lecteurs d’écran.'),
  }),
  title: text('Titre', 60, { min: 5 }),
  searchTitle: text('Titre pour les moteurs de recherche', 65, { min: 5 }).describe(
    'Celui de Google et de l’onglet : il dit de quoi parle la page. De 5 à 65 caractères.',
  ),
  description: pageDescription(),
  shareImage: shareImage(),
  intro: text('Introduction', 160),
  illustration: illustration(),
  search: block('Recherche', {
    label: text('Nom du champ', 40),
    placeholder: text('Exemple dans le champ', 60),
    submit: text('Bouton qui cherche', 20),
    clear: text('Bouton qui vide le champ', 12),
    best: text('Meilleure réponse', 40),
    one: text('Une réponse', 60, { placeholders: ['query'] }).describe(queryHelp),
    many: text('Plusieurs réponses', 60, { placeholders: ['count', 'query'] }).describe(
      `{count} est remplacé par le nombre de réponses. ${queryHelp}`,
    ),
    others: text('Autres réponses', 40),
    legal: text('Documents légaux', 60),
    none: text('Aucune réponse', 80, { placeholders: ['query'] }).describe(queryHelp),
    noneText: text('Que faire sans réponse', 200),
    failed: text('La recherche ne se charge pas', 140),
    noneIllustration: illustration(),
    mail: text('Lien vers l’e-mail', 40),
    mailTo: mailTo(),
  }),
  cardsTitle: text('Titre des cartes', 60),
  cards: list('Cartes', card, { min: 4, max: 4 }).describe('Quatre cartes.'),
  contact: block('Contact', {
    title: text('Titre', 60),
    text: text('Texte', 320),
    mailLabel: text('Nom de l’adresse', 40),
    mailTo: mailTo(),
    facts: list('Chiffres', block('Chiffre', { value: text('Chiffre', 16), label: text('Légende', 60) }), { max: 4 }),
    illustration: illustration(),
  }),
  mailLines: list('Lignes des e-mails', text('Ligne', 60), { max: 6 }).describe(
    'Ce que chaque e-mail demande, sous la place pour la question.',
  ),
});
