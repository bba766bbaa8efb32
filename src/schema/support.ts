import * as field from './fields';

const card = field.block('Carte', {
  title: field.text('Titre', 40),
  text: field.text('Texte', 140),
  illustration: field.illustration(),
  button: field.labelledLink('Bouton'),
});

const queryHelp = '{query} est remplacé par ce qui est cherché.';

export const support = field.block('Aide', {
  path: field.pagePath(),
  language: field.block('Langue', {
    name: field.text('Nom de la langue', 30).describe('Dans la langue elle-même : Français.'),
    switch: field.text('Nom du choix de la langue', 40).describe('Lu par les lecteurs d’écran.'),
  }),
  title: field.text('Titre', 60, { min: 5 }),
  searchTitle: field.searchTitle(),
  description: field.pageDescription(),
  shareImage: field.shareImage(),
  intro: field.text('Introduction', 160),
  illustration: field.illustration(),
  search: field.block('Recherche', {
    label: field.text('Nom du champ', 40),
    placeholder: field.text('Exemple dans le champ', 60),
    submit: field.text('Bouton qui cherche', 20),
    clear: field.text('Bouton qui vide le champ', 12),
    best: field.text('Meilleure réponse', 40),
    one: field.text('Une réponse', 60, { placeholders: ['query'] }).describe(queryHelp),
    many: field
      .text('Plusieurs réponses', 60, { placeholders: ['count', 'query'] })
      .describe(`{count} est remplacé par le nombre de réponses. ${queryHelp}`),
    others: field.text('Autres réponses', 40),
    legal: field.text('Documents légaux', 60),
    none: field.text('Aucune réponse', 80, { placeholders: ['query'] }).describe(queryHelp),
    noneText: field.text('Que faire sans réponse', 200),
    failed: field.text('La recherche ne se charge pas', 140),
    noneIllustration: field.illustration(),
    mail: field.text('Lien vers l’e-mail', 40),
    mailTo: field.mailTo(),
  }),
  cardsTitle: field.text('Titre des cartes', 60),
  cards: field
    .list('Cartes', card, { min: 4, max: 4 })
    .describe('Quatre cartes. Les deux dernières sont de petites notes.'),
  contact: field.block('Contact', {
    title: field.text('Titre', 60),
    text: field.text('Texte', 320),
    mailLabel: field.text('Nom de l’adresse', 40),
    mailTo: field.mailTo(),
    facts: field.list(
      'Chiffres',
      field.block('Chiffre', { value: field.text('Chiffre', 16), label: field.text('Légende', 60) }),
      { max: 4 },
    ),
    illustration: field.illustration(),
  }),
  mailLines: field
    .list('Lignes des e-mails', field.text('Ligne', 60), { max: 6 })
    .describe('Ce que chaque e-mail demande, sous la place pour la question.'),
});
