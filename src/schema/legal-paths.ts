/** The law exempts micro-enterprises from this page (Code de la consommation, L412-13). */
export const accessibilityPath = '/accessibilite';

/** The pages that French and European law asks for (docs/launch.md), in the order of the footer. */
export const legallyRequiredPaths: readonly string[] = [
  '/privacy',
  '/terms',
  '/mentions-legales',
  '/mediation',
  '/retractation',
  accessibilityPath,
];
