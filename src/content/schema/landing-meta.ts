import { z } from 'zod';
import { pageDescription, pageTitle, shareImage } from './fields';

/** What search engines and shared links show of the landing page. */
export const landingMeta = z
  .strictObject({
    title: pageTitle(),
    description: pageDescription(),
    shareImage: shareImage(),
  })
  .meta({ title: 'Accueil : moteurs de recherche et partage' });
