/** The addresses of the legal documents that rules and duties name. */
export const termsPath = '/terms';
export const privacyPath = '/privacy';
export const noticePath = '/mentions-legales';
export const mediationPath = '/mediation';
export const withdrawalPath = '/retractation';
export const accessibilityPath = '/accessibilite';
