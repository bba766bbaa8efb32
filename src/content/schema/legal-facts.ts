import { z } from 'zod';
import { date, text, url } from './fields';

/** What the law asks for and nobody has given yet: never guessed. Once written, each must stand on the site. */
export const legalFacts = {
  publisherName: text({
    title: 'Éditeur',
    description: 'Nom et prénom, ou raison sociale et forme juridique.',
    max: 120,
  }).optional(),
  publisherAddress: text({
    title: 'Adresse de l’éditeur',
    description: 'Domicile ou siège social.',
    max: 200,
  }).optional(),
  publisherPhone: text({ title: 'Téléphone de l’éditeur', max: 30 }).optional(),
  publisherRegistration: text({
    title: 'Immatriculation de l’éditeur',
    description: 'Numéro au registre du commerce ou son équivalent, et capital social pour une société.',
    max: 160,
  }).optional(),
  vatNumber: text({ title: 'Numéro de TVA intracommunautaire', max: 30 }).optional(),
  publicationDirector: text({ title: 'Directrice ou directeur de la publication', max: 80 }).optional(),
  hostingProvider: text({
    title: 'Hébergeur du site',
    description: 'Nom, adresse et téléphone.',
    max: 240,
  }).optional(),
  consumerMediator: text({
    title: 'Médiateur de la consommation',
    description: 'Nom et adresse postale.',
    max: 240,
  }).optional(),
  consumerMediatorUrl: url({ title: 'Site du médiateur de la consommation' }).optional(),
  controllerAddress: text({
    title: 'Adresse du responsable de traitement',
    description: 'Nom et adresse de qui répond des données personnelles.',
    max: 240,
  }).optional(),
  dataProtectionOfficer: text({
    title: 'Délégué à la protection des données',
    description: 'Nom ou fonction, et comment le joindre.',
    max: 240,
  }).optional(),
  euRepresentative: text({
    title: 'Représentant dans l’Union européenne',
    description: 'Nom et adresse.',
    max: 240,
  }).optional(),
  accountRetention: text({
    title: 'Durée de conservation : compte, repas, santé',
    examples: ['un an après la dernière connexion'],
    max: 120,
  }).optional(),
  usageRetention: text({
    title: 'Durée de conservation : données d’utilisation et diagnostics',
    max: 120,
  }).optional(),
  supportRetention: text({ title: 'Durée de conservation : messages à l’assistance', max: 120 }).optional(),
  paymentRetention: text({ title: 'Durée de conservation : pièces comptables', max: 120 }).optional(),
  accountDeletionPath: text({
    title: 'Menu de la suppression du compte dans l’application',
    max: 80,
  }).optional(),
  withdrawalUrl: url({
    title: 'Fonction de rétractation en ligne',
    description: 'Adresse de la page où l’on se rétracte.',
  }).optional(),
  terminationUrl: url({
    title: 'Fonction de résiliation en ligne',
    description: 'Adresse de la page où l’on résilie l’abonnement.',
    examples: ['https://apps.apple.com/account/subscriptions'],
  }).optional(),
} as const;

/** Their keys. */
export const legalFactKeys = Object.keys(legalFacts) as [keyof typeof legalFacts, ...(keyof typeof legalFacts)[]];

/** Kept for whoever asks for it; no text can hold it. */
export const evidence = {
  accuracyEvidence: text({
    title: 'Preuve de la précision annoncée',
    description: 'Où se trouve l’étude, et sa date.',
    max: 200,
  }).optional(),
  ratingEvidence: text({
    title: 'Preuve de la note annoncée',
    description: 'Où se trouvent les avis, leur nombre et leur date.',
    max: 200,
  }).optional(),
  legalReviewed: date({ title: 'Jour de la relecture par un avocat' }).optional(),
} as const;

const reason = (title: string) => text({ title, min: 10, max: 300 }).optional();

/** What the law does not ask of this publisher, each with the reason, which is kept and shown nowhere. */
export const exemptions = z
  .strictObject({
    vat: reason('Pas de numéro de TVA, parce que…'),
    dpo: reason('Pas de délégué à la protection des données, parce que…'),
    euRepresentative: reason('Pas de représentant dans l’Union européenne, parce que…'),
    accessibility: reason('Pas d’obligation d’accessibilité, parce que…'),
  })
  .meta({
    title: 'Exemptions',
    description: 'Ce que la loi ne demande pas à cet éditeur, et pourquoi. Gardé comme preuve, affiché nulle part.',
  });

/** The fact that each exemption takes the place of; that from accessibility replaces a page. */
export const exemptedFacts = {
  vat: 'vatNumber',
  dpo: 'dataProtectionOfficer',
  euRepresentative: 'euRepresentative',
} as const satisfies Partial<Record<keyof typeof exemptions.shape, keyof typeof legalFacts>>;
