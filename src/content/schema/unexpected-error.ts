import { z } from 'zod';
import { illustration, text } from './fields';

/** The page shown when the application fails while it renders. */
export const unexpectedError = z
  .strictObject({
    title: text({ title: 'Titre', min: 5, max: 60 }),
    text: text({ title: 'Texte', max: 160 }),
    details: text({ title: 'Ce qui montre le message d’erreur', max: 60 }),
    reload: text({ title: 'Bouton qui recharge', max: 40 }),
    home: text({ title: 'Lien vers l’accueil', max: 40 }),
    illustration: illustration(),
  })
  .meta({ title: 'Erreur inattendue' });
