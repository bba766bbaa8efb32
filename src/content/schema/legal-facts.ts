import { text, url } from './fields';

const optionalText = (title: string, max: number, description?: string) =>
  text(title, max, description ? { description } : {}).optional();

/** What the law asks for and nobody has given yet: never guessed. Once written, each must stand on the site. */
export const legalFacts = {
  publisherName: optionalText('Éditeur', 120, 'Nom et prénom, ou raison sociale et forme juridique.'),
  publisherAddress: optionalText('Adresse de l’éditeur', 200, 'Domicile ou siège social.'),
  publisherPhone: optionalText('Téléphone de l’éditeur', 30),
  publisherRegistration: optionalText(
    'Immatriculation de l’éditeur',
    160,
    'Numéro au registre du commerce ou son équivalent, et capital social pour une société.',
  ),
  vatNumber: optionalText('Numéro de TVA intracommunautaire', 30),
  publicationDirector: optionalText('Directrice ou directeur de la publication', 80),
  hostingProvider: optionalText('Hébergeur du site', 240, 'Nom, adresse et téléphone.'),
  consumerMediator: optionalText('Médiateur de la consommation', 240, 'Nom et adresse postale.'),
  consumerMediatorUrl: url({ title: 'Site du médiateur de la consommation' }).optional(),
  controllerAddress: optionalText(
    'Adresse du responsable de traitement',
    240,
    'Nom et adresse de qui répond des données personnelles.',
  ),
  dataProtectionOfficer: optionalText(
    'Délégué à la protection des données',
    240,
    'Nom ou fonction, et comment le joindre.',
  ),
  euRepresentative: optionalText('Représentant dans l’Union européenne', 240, 'Nom et adresse.'),
  accountRetention: optionalText(
    'Durée de conservation : compte, repas, santé',
    120,
    'Par exemple : un an après la dernière connexion.',
  ),
  usageRetention: optionalText('Durée de conservation : données d’utilisation et diagnostics', 120),
  supportRetention: optionalText('Durée de conservation : messages à l’assistance', 120),
  paymentRetention: optionalText('Durée de conservation : pièces comptables', 120),
  accountDeletionPath: optionalText('Menu de la suppression du compte dans l’application', 80),
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
