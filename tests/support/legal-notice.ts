/** A legal document that the site does not have. */
export const legalNotice = {
  file: 'legal/mentions-legales.md',
  title: 'Mentions légales',
  description: 'Qui édite ce site et qui l’héberge, et comment nous joindre.',
  path: '/mentions-legales',
  updated: '2025-06-15',
  body: 'Ce site est édité par {{name}}.',
  /** The body as the page shows it. */
  shown: 'Ce site est édité par Mirabelle.',
};

/** Its file, as an editor or the CMS writes it. */
export const legalNoticeSource = `---
title: ${legalNotice.title}
description: ${legalNotice.description}
lang: fr
path: ${legalNotice.path}
updated: ${legalNotice.updated}
---

${legalNotice.body}
`;
