import { listed, plural } from '../content/wording';

/** The summary of `npm run check` and `gatsby develop`. */
export const reportMessages = {
  count: (count: number) =>
    `${plural(count, 'erreur')} dans le contenu. Chaque ligne dit le fichier, la ligne, la colonne, et quoi écrire.`,
  unknownLanguage: (lang: string) =>
    `À savoir : la vérification ne sait pas lire la langue « ${lang} ». Relis toi-même que l’essai gratuit dit sa durée, qu’il se renouvelle et comment le résilier, et que la note a sa source.`,
  valid: (count: number) => `Le contenu est valide : ${plural(count, 'fichier')}.`,
  validAgain: 'Le contenu est de nouveau valide.',
};

export const launchMessages = {
  sampleFact: (key: string, value: unknown) =>
    `« ${key} » est un exemple (${value}). Écris la vraie valeur, puis « sample: false ».`,
  sampleTestimonial: (name: string) =>
    `Le témoignage de ${name} est un exemple. Écris les mots d’une vraie personne, puis « sample: false » et le jour de son accord écrit après « consent: ».`,
  noConsent: (name: string) =>
    `L’accord de ${name} n’est pas noté. Écris le jour de son accord écrit après « consent: ».`,
  noProvenance:
    'Rien ne dit d’où viennent les témoignages, et la loi l’exige. Écris après « provenance: » comment et quand ils ont été recueillis et vérifiés, avec ou sans contrepartie.',
  missingFact: (key: string, title: string) =>
    `« ${title} » manque, et la loi l’exige. Enlève le # devant « ${key}: » dans ce fichier, et écris ce fait entre les guillemets.`,
  draft: (title: string, missing: readonly string[]) =>
    `« ${title} » n’est pas encore une page. Il lui manque ces faits de site.yaml : ${missing.join(', ')}.`,
  missingPage: (path: string) =>
    `La loi demande une page ${path}. Écris un document avec « path: ${path} » dans legal/.`,
  accessibilityPage: (path: string) =>
    `À vérifier : la loi demande une page ${path}, sauf aux micro-entreprises (moins de 10 personnes, et 2 millions d’euros au plus). Si elle te concerne, écris un document avec « path: ${path} » dans legal/.`,
  ready: 'La vérification ne voit plus rien qui empêche la mise en ligne. La liste complète est dans docs/launch.md.',
  left: (count: number) =>
    `Il reste ${plural(count, 'point')} avant la mise en ligne. La liste complète est dans docs/launch.md.`,
};

const weight = (bytes: number) => `${Math.ceil(bytes / 1000)} ko`;

export const ruleMessages = {
  unknownFile:
    'Ce fichier ne fait pas partie du site. Corrige son nom, enlève-le, ou mets-le dans images/ si c’est une image.',
  requiredFile: 'Le fichier manque, et le site en a besoin. Remets-le.',
  neededFile: (file: string) => `Le fichier manque : ${file} en a besoin. Écris-le dans la même langue.`,

  samePath: (path: string, file: string) =>
    `L’adresse ${path} est aussi celle de ${file}. Garde-la dans l’un des deux, et écris-en une autre dans l’autre.`,
  sameId: (id: string) => `L’identifiant « ${id} » sert deux fois. Donne à chaque entrée le sien.`,
  reservedId: (id: string) =>
    `L’identifiant « ${id} » est celui d’une autre partie de la page. Écris-en un autre, comme « a-propos-${id} ».`,
  sameSearchId: (id: string) => `« ${id} » a déjà ses mots plus haut. Réunis-les sous le premier.`,
  noQuestion: (id: string, lang: string, hint: string) =>
    `Aucune question de faq.${lang}.yaml ne s’appelle « ${id} ». ${hint}`,
  noContacts: '« contacts » manque. Écris sous « contacts: » les trois blocs support, affiliate et feedback.',

  noPage: (path: string, hint: string) => `Il n’y a pas de page ${path}. ${hint}`,
  linkToDraft: (path: string, missing: readonly string[]) =>
    `${path} n’est pas encore une page : il manque ${listed(missing)} dans site.yaml. Écris ce qui manque, ou enlève le lien.`,
  otherLanguage: (path: string, translation: string) =>
    `La page ${path} est dans une autre langue. Écris ${translation}.`,
  fragmentAlone: (href: string) =>
    `${href} est écrit pour plusieurs pages, et la plupart n’ont pas cette section. Écris aussi la page, comme /${href}.`,
  noSection: (id: string, hint: string) => `Il n’y a pas de section « ${id} » sur cette page. ${hint}`,

  noPicture: (src: string, name?: string) =>
    `Il n’y a pas d’image ${src}. ${name ? `Voulais-tu écrire ${name} ?` : 'Mets le fichier à cet endroit, ou écris le chemin d’une image de images/.'} Les capitales comptent, et un nom sans accents est plus sûr.`,
  pictureName: (src: string, character: string) =>
    `Le nom de ${src} contient « ${character} », qui a un autre sens dans une adresse. Renomme le fichier sans ce caractère.`,
  pictureKind: (src: string, formats: readonly string[]) =>
    `${src} n’a pas un format possible ici. Choisis une image ${formats.join(', ')}.`,
  brokenPicture: (src: string, ending: string) =>
    `${src} n’est pas une image ${ending.toUpperCase()} entière. Exporte-la de nouveau.`,
  noViewBox: (src: string) =>
    `${src} n’a pas de viewBox="…", qui donne sa forme. Exporte le dessin de nouveau en le gardant.`,
  heavy: (src: string, size: number, limit: number) =>
    `${src} pèse ${weight(size)} ; ${weight(limit)} au plus ici. Allège l’image.`,
  pictureSize: (src: string, size: string, needed: string) =>
    `${src} a ${size} pixels (largeur × hauteur) ; il faut ${needed}. Choisis une autre image.`,
  drawing: (words: string) =>
    `Le dessin contient « ${words} », qui pourrait exécuter ou charger quelque chose. Exporte-le sans cela.`,

  noDocument: (path: string) => `Aucun document n’a « path: ${path} ». Remets-le : le site en a besoin.`,
  mustNameFact: (key: string) => `Le document doit dire ce fait : écris {{${key}}} à sa place dans le texte.`,

  factWrittenOut: (fact: string, key: string) =>
    `« ${fact} » est écrit en toutes lettres. Écris {{${key}}}, pour que le fait ne soit qu’à un seul endroit.`,
  banned: (words: string, write: string) =>
    `« ${words} » fait partie des mots que ce site n’emploie pas. Écris « ${write} », ou dis-le autrement.`,
  trial: (missing: readonly string[], words?: string) =>
    `${words ? `« ${words} » n’est jamais seul` : 'L’essai ne se propose pas sans ses conditions'}. Dis dans le même fichier ${listed(missing)}.`,
  trialDays: 'combien de jours dure l’essai ({{trialDays}})',
  trialRenews: 'qu’il se renouvelle',
  trialCancel: 'qu’on le résilie dans son compte App Store',
  rating: (source: string) => `La note n’est jamais sans sa source. Écris « ${source} » à côté.`,
  score: 'La note affichée est toujours celle de site.yaml. Écris {{rating}} ici.',
  exclamation: 'La page a déjà un point d’exclamation. Écris un point ici.',
  draftText: (words: string) => `« ${words} » est un reste de brouillon. Écris ce qui doit être ici, ou enlève-le.`,
  braces: (words: string) =>
    `On verrait ${words} sur la page. Écris un fait de site.yaml comme {{name}}, ou enlève les accolades.`,
  markup: (words: string) =>
    `On verrait ${words} sur la page : ici, le texte n’a ni gras, ni lien, ni HTML. Enlève-le.`,
};
