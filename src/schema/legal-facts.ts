import { z } from 'zod';
import { text, url } from './fields';

/** Facts that the law asks for and only the owner knows (docs/launch.md). They are never guessed. */
export const legalFacts = z
  .object({
    publisherName: text('Éditeur', 120).describe('Nom et prénom, ou raison sociale et forme juridique.'),
    publisherAddress: text('Adresse de l’éditeur', 200).describe('Domicile ou siège social.'),
    publisherPhone: text('Téléphone de l’éditeur', 30),
    publisherRegistration: text('Immatriculation de l’éditeur', 160).describe(
      'Numéro au registre du commerce ou son équivalent, et capital social pour une société.',
    ),
    vatNumber: text('Numéro de TVA intracommunautaire', 30),
    publicationDirector: text('Directrice ou directeur de la publication', 80),
    hostingProvider: text('Hébergeur du site', 240).describe('Nom, adresse et téléphone.'),
    consumerMediator: text('Médiateur de la consommation', 240).describe('Nom et adresse postale.'),
    consumerMediatorUrl: url('Site du médiateur de la consommation'),
    controllerAddress: text('Adresse du responsable de traitement', 240).describe(
      'Nom et adresse de qui répond des données personnelles.',
    ),
    dataProtectionOfficer: text('Délégué à la protection des données', 240).describe(
      'Nom ou fonction, et comment le joindre.',
    ),
    euRepresentative: text('Représentant dans l’Union européenne', 240).describe('Nom et adresse.'),
    accountRetention: text('Durée de conservation : compte, repas, santé', 120).describe(
      'Par exemple : un an après la dernière connexion.',
    ),
    usageRetention: text('Durée de conservation : données d’utilisation et diagnostics', 120),
    supportRetention: text('Durée de conservation : messages à l’assistance', 120),
    paymentRetention: text('Durée de conservation : pièces comptables', 120),
    accountDeletionPath: text('Menu de la suppression du compte dans l’application', 80),
    withdrawalUrl: url('Fonction de rétractation en ligne').describe('Adresse de la page où l’on se rétracte.'),
    terminationUrl: url('Fonction de résiliation en ligne').meta({
      description: 'Adresse de la page où l’on résilie l’abonnement.',
      examples: ['https://apps.apple.com/account/subscriptions'],
    }),
  })
  .partial().shape;

export const legalFactKeys = Object.keys(legalFacts) as [keyof typeof legalFacts, ...(keyof typeof legalFacts)[]];
