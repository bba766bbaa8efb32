import { z } from 'zod';
import { choice, illustration, labelledLink, link, pageDescription, pagePath, shareImage, text } from './fields';

/** The facts that hold the address of a service which may not be open yet. */
const services = ['liveChatUrl', 'forumUrl'] as const;

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
    button: z
      .strictObject({
        label: text({ title: 'Texte du bouton', max: 40 }),
        to: link({ title: 'Adresse du bouton', description: 'Seulement sans « service ».' }).optional(),
      })
      .meta({ title: 'Bouton' }),
    unavailable: z
      .strictObject({
        text: text({ title: 'Texte', max: 140 }),
        button: labelledLink({ title: 'Bouton' }),
      })
      .optional()
      .meta({ title: 'Tant que le service n’est pas ouvert' }),
  })
  .superRefine((value, context) => {
    const fault = cardFault(
      value.service !== undefined,
      value.button.to !== undefined,
      value.unavailable !== undefined,
    );
    if (fault) context.addIssue({ code: 'custom', ...fault });
  })
  .meta({ title: 'Carte' });

/** A button leads either where `to` says, or to a service, which may not be open yet. */
function cardFault(hasService: boolean, hasLink: boolean, hasFallback: boolean) {
  if (hasService && hasLink)
    return {
      path: ['button', 'to'],
      message: 'stands beside "service", which gives the address. Remove one of the two',
    };
  if (hasService && !hasFallback)
    return {
      path: ['unavailable'],
      message: 'is missing. Write under "unavailable:" the text and the button to show while the service is not open',
    };
  if (!hasService && !hasLink)
    return { path: ['button', 'to'], message: 'is missing. Write where the button leads after "to:"' };
  if (!hasService && hasFallback)
    return { path: ['unavailable'], message: 'needs a "service" beside it. Add "service:" or remove "unavailable:"' };
  return undefined;
}

const queryHelp = '{query} est remplacé par ce qui est cherché.';

/** The help page, one file for each language. */
export const support = z
  .strictObject({
    path: pagePath(),
    language: z
      .strictObject({
        name: text({ title: 'Nom de la langue', description: 'Dans la langue elle-même : Français.', max: 30 }),
        switch: text({ title: 'Nom du choix de la langue', description: 'Lu par les lecteurs d’écran.', max: 40 }),
      })
      .meta({ title: 'Langue' }),
    title: text({ title: 'Titre', min: 5, max: 60 }),
    description: pageDescription(),
    shareImage: shareImage(),
    intro: text({ title: 'Introduction', max: 160 }),
    illustration: illustration(),
    search: z
      .strictObject({
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
      })
      .meta({ title: 'Recherche' }),
    cardsTitle: text({ title: 'Titre des cartes', max: 60 }),
    cards: z.array(card).length(4).meta({ title: 'Cartes', description: 'Quatre cartes.' }),
    contact: z
      .strictObject({
        title: text({ title: 'Titre', max: 60 }),
        text: text({ title: 'Texte', max: 320 }),
        mailLabel: text({ title: 'Nom de l’adresse', max: 40 }),
        mailTo: link({ title: 'Adresse e-mail', description: 'mailto:{{supportEmail}}', isMail: true }),
        facts: z
          .array(
            z
              .strictObject({ value: text({ title: 'Chiffre', max: 16 }), label: text({ title: 'Légende', max: 60 }) })
              .meta({ title: 'Chiffre' }),
          )
          .min(1)
          .max(4)
          .meta({ title: 'Chiffres' }),
        illustration: illustration(),
      })
      .meta({ title: 'Contact' }),
    mailLines: z
      .array(text({ title: 'Ligne', max: 60 }))
      .min(1)
      .max(6)
      .meta({
        title: 'Lignes des e-mails',
        description: 'Ce que chaque e-mail demande, sous la place pour la question.',
      }),
  })
  .meta({ title: 'Aide' });
