/** The pages that French and European law asks every publisher for (docs/launch.md), in the order of the footer. */
export const legallyRequiredPaths: readonly string[] = [
  '/privacy',
  '/terms',
  '/mentions-legales',
  '/mediation',
  '/retractation',
];
