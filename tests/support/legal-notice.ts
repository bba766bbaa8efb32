/** A legal document that the site does not have. */
export const legalNotice = {
  file: 'legal/temoins.md',
  title: 'Témoins de connexion',
  description: 'Ce que ce site ne dépose pas sur votre appareil, témoins et traces compris.',
  path: '/temoins',
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
