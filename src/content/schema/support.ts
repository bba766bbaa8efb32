import { z } from 'zod';
import { formMessages as messages } from '../messages';
import {
  block,
  choice,
  illustration,
  labelledLink,
  link,
  list,
  pageDescription,
  pagePath,
  shareImage,
  text,
} from './fields';

/** The facts that hold the address of a service which may not be open yet. */
const services = ['liveChatUrl', 'forumUrl'] as const;

/** A button leads either where `to` says, or to a service, which may not be open yet. */
const card = z
  .strictObject({
    title: text({ title: 'Titre', max: 40 }),
    text: text({ title: 'Texte', max: 140 }),
    illustration: illustration(),
    service: choice(services, {
      title: 'Service',
      description:
        'Le fait de site.yaml qui donne l’adresse du bouton. Tant qu’il est vide, « unavailable » s’affiche.',
    }).optional(),
    button: block('Bouton', {
      label: text({ title: 'Texte du bouton', max: 40 }),
      to: link({ title: 'Adresse du bouton', description: 'Seulement sans « service ».' }).optional(),
    }),
    unavailable: block('Tant que le service n’est pas ouvert', {
      text: text({ title: 'Texte', max: 140 }),
      button: labelledLink({ title: 'Bouton' }),
    }).optional(),
  })
  .superRefine(({ service, button, unavailable }, context) => {
    const report = (path: string[], message: string) => {
      context.addIssue({ code: 'custom', path, message });
    };
    if (service && button.to !== undefined) report(['button', 'to'], messages.besideService);
    else if (service && !unavailable) report(['unavailable'], messages.fallbackMissing);
    else if (!service && button.to === undefined) report(['button', 'to'], messages.buttonLinkMissing);
    else if (!service && unavailable) report(['unavailable'], messages.fallbackAlone);
  })
  .meta({ title: 'Carte' });

const queryHelp = '{query} est remplacé par ce qui est cherché.';

/** The help page, one file for each language. */
export const support = block('Aide', {
  path: pagePath(),
  language: block('Langue', {
    name: text({ title: 'Nom de la langue', description: 'Dans la langue elle-même : Français.', max: 30 }),
    switch: text({ title: 'Nom du choix de la langue', description: 'Lu par les lecteurs d’écran.', max: 40 }),
  }),
  title: text({ title: 'Titre', min: 5, max: 60 }),
  description: pageDescription(),
  shareImage: shareImage(),
  intro: text({ title: 'Introduction', max: 160 }),
  illustration: illustration(),
  search: block('Recherche', {
    label: text({ title: 'Nom du champ', max: 40 }),
    placeholder: text({ title: 'Exemple dans le champ', max: 60 }),
    submit: text({ title: 'Bouton qui cherche', max: 20 }),
    clear: text({ title: 'Bouton qui vide le champ', max: 12 }),
    best: text({ title: 'Meilleure réponse', max: 40 }),
    one: text({ title: 'Une réponse', description: queryHelp, max: 60, placeholders: ['query'] }),
    many: text({
      title: 'Plusieurs réponses',
      description: `{count} est remplacé par le nombre de réponses. ${queryHelp}`,
      max: 60,
      placeholders: ['count', 'query'],
    }),
    others: text({ title: 'Autres réponses', max: 40 }),
    legal: text({ title: 'Documents légaux', max: 60 }),
    none: text({ title: 'Aucune réponse', description: queryHelp, max: 80, placeholders: ['query'] }),
    noneText: text({ title: 'Que faire sans réponse', max: 200 }),
    failed: text({ title: 'La recherche ne se charge pas', max: 140 }),
    noneIllustration: illustration(),
    mail: text({ title: 'Lien vers l’e-mail', max: 40 }),
    mailTo: link({ title: 'Adresse e-mail', description: 'mailto:{{supportEmail}}', isMail: true }),
  }),
  cardsTitle: text({ title: 'Titre des cartes', max: 60 }),
  cards: list('Cartes', card, { length: 4, description: 'Quatre cartes.' }),
  contact: block('Contact', {
    title: text({ title: 'Titre', max: 60 }),
    text: text({ title: 'Texte', max: 320 }),
    mailLabel: text({ title: 'Nom de l’adresse', max: 40 }),
    mailTo: link({ title: 'Adresse e-mail', description: 'mailto:{{supportEmail}}', isMail: true }),
    facts: list(
      'Chiffres',
      block('Chiffre', { value: text({ title: 'Chiffre', max: 16 }), label: text({ title: 'Légende', max: 60 }) }),
      { max: 4 },
    ),
    illustration: illustration(),
  }),
  mailLines: list('Lignes des e-mails', text({ title: 'Ligne', max: 60 }), {
    max: 6,
    description: 'Ce que chaque e-mail demande, sous la place pour la question.',
  }),
});
