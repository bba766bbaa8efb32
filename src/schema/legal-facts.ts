import { z } from 'zod';
import * as field from './fields';

/** Facts that the law asks for and only the owner knows (docs/launch.md). They are never guessed. */
export const legalFacts = z
  .object({
    publisherName: field.text('Éditeur', 120).describe('Nom et prénom, ou raison sociale et forme juridique.'),
    publisherAddress: field.text('Adresse de l’éditeur', 200).describe('Domicile ou siège social.'),
    publisherPhone: field.text('Téléphone de l’éditeur', 30),
    publisherRegistration: field
      .text('Immatriculation de l’éditeur', 160)
      .describe('Numéro au registre du commerce ou son équivalent, et capital social pour une société.'),
    vatNumber: field.text('Numéro de TVA intracommunautaire', 30),
    publicationDirector: field.text('Directrice ou directeur de la publication', 80),
    hostingProvider: field.text('Hébergeur du site', 240).describe('Nom, adresse et téléphone.'),
    consumerMediator: field.text('Médiateur de la consommation', 240).describe('Nom et adresse postale.'),
    consumerMediatorUrl: field.url('Site du médiateur de la consommation'),
    dsaRepresentative: field
      .text('Représentant légal dans l’Union (DSA)', 240)
      .describe('Si l’éditeur n’y est pas : nom, adresse, e-mail et téléphone.'),
    premiumFeatures: field.text('Ce que donne l’abonnement', 240).describe('Les fonctionnalités, sans point final.'),
    freeFeatures: field.text('Ce qui ne demande pas d’abonnement', 240).describe('De même.'),
    controllerAddress: field
      .text('Adresse du responsable de traitement', 240)
      .describe('Nom et adresse de qui répond des données personnelles.'),
    dataProtectionOfficer: field
      .text('Délégué à la protection des données', 240)
      .describe('Nom ou fonction, et comment le joindre.'),
    euRepresentative: field.text('Représentant dans l’Union européenne', 240).describe('Nom et adresse.'),
    accountRetention: field
      .text('Durée de conservation : compte, repas, santé', 120)
      .describe('Par exemple : un an après la dernière connexion.'),
    usageRetention: field.text('Durée de conservation : données d’utilisation et diagnostics', 120),
    supportRetention: field.text('Durée de conservation : messages à l’assistance', 120),
    siteLogRetention: field.text('Durée de conservation : adresses IP chez l’hébergeur du site', 120),
    dataTransfers: field
      .text('Transferts hors de l’Espace économique européen', 400)
      .describe('Pays, destinataires et garantie de chacun ; ou « aucun ».'),
    paymentRetention: field.text('Durée de conservation : pièces comptables', 120),
    accountDeletionPath: field.text('Menu de la suppression du compte dans l’application', 80),
    withdrawalUrl: field.url('Fonction de rétractation en ligne').describe('Adresse de la page où l’on se rétracte.'),
    appAccessibility: field
      .text('Accessibilité de l’application', 600)
      .describe(
        'Ce que l’on sait d’elle : VoiceOver, tailles du texte, contrastes, et ce qui n’est pas encore accessible.',
      ),
    terminationUrl: field.url('Fonction de résiliation en ligne').meta({
      description: 'Adresse de la page où l’on résilie l’abonnement.',
    }),
  })
  .partial().shape;
