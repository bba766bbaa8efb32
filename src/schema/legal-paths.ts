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

const dutyRank = ({ path }: { path: string }): number =>
  legallyRequiredPaths.includes(path) ? legallyRequiredPaths.indexOf(path) : legallyRequiredPaths.length;

/** Compares two legal documents for the footer: those that the law asks for come first, others by path. */
export const byLegalOrder = (a: { path: string }, b: { path: string }): number =>
  dutyRank(a) - dutyRank(b) || a.path.localeCompare(b.path);
