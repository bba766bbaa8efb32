import { listed, plural } from './wording';

/** Messages for editors, in French: the mistake, and the right way to write. */
export const fileMessages = {
  notUtf8:
    'Un caractère ne se lit pas ici : le fichier n’est pas enregistré en UTF-8. Récris ce caractère s’il est perdu, et enregistre le fichier en UTF-8.',
  conflict:
    'Deux versions du texte se suivent ici. Garde l’une, et enlève les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.',
  invisible: (code: string) =>
    `Un caractère ${code} est ici, que personne ne voit. Efface-le, et retape le mot au clavier.`,
  empty: 'Le fichier est vide. Écris son contenu, ou remets l’ancienne version du fichier.',
  head: 'Le fichier commence par un en-tête. Écris une ligne « --- », puis title:, description:, lang:, path:, updated:, et une autre ligne « --- ».',
  noText: 'Le document n’a pas de texte. Écris-le sous l’en-tête.',
};

export const yamlMessages = {
  duplicateKey: (key: string) =>
    `« ${key} » est écrit deux fois. Garde l’un des deux, ou écris « - » devant si une nouvelle entrée commence ici.`,
  tab: 'La ligne commence par une tabulation. Efface-la, et tape autant d’espaces que devant les lignes voisines.',
  noBreakSpace:
    'Une espace insécable, comme en met Word, est au début de la ligne ou près des deux-points. Efface-la et tape une espace ordinaire.',
  openQuote: 'Un guillemet est ouvert ici et jamais fermé. Écris le même à la fin du texte : "…".',
  quotes:
    'Un texte qui contient des guillemets, ou qui commence par {, [, *, &, !, %, @, ` ou -, va entre guillemets doubles droits. Écris tout le texte comme "…", et à l’intérieur « … » ou ’.',
  colon:
    'Écris « clé: texte », avec une espace après les deux-points. Un texte qui contient deux-points va entre guillemets doubles, comme "Conditions : ce qui change".',
  dash: 'Il manque une espace après le tiret. Écris « - clé: texte ».',
  other:
    'Cette ligne ne se lit pas. Tape devant elle autant d’espaces que devant les lignes de même rang, écris « clé: texte », ou mets le texte entre guillemets doubles, "…".',
};

/** The values of the kinds of field; all other kinds hold a text. */
const nouns: Record<string, string> = {
  link: 'un lien',
  image: 'le chemin d’une image',
  flag: 'true ou false, sans guillemets',
  number: 'un nombre en chiffres, avec un point pour les décimales, sans guillemets',
  year: 'une année en chiffres, sans guillemets',
  date: 'une date',
  url: 'une adresse',
};

/** Messages on the value of a key; `name` is the key, or « entrée 2 de … ». */
export const fieldMessages = {
  wholeFile: 'Le fichier',
  entry: (number: number, list: string) => `entrée ${number} de ${list}`,
  unknownKey: (key: string, hint: string) => `« ${key} » n’est pas une clé connue ici. ${hint}`,
  missing: (name: string, remedy: string) => `« ${name} » manque. ${remedy}`,
  empty: (name: string, remedy: string) => `« ${name} » est vide. ${remedy}`,
  wrongType: (name: string, remedy: string) => `« ${name} » n’a pas la bonne forme. ${remedy}`,
  notText: (name: string) =>
    `« ${name} » n’est pas lu comme un texte. Écris-le après « ${name}: », sur la même ligne et entre guillemets doubles : "…".`,
  writeList: (name: string) => `Écris une liste sous « ${name}: », chaque entrée précédée de « - ».`,
  writeBlock: (name: string, keys: readonly string[]) =>
    `Écris ${listed(keys)} sous « ${name}: », chacun sur sa ligne et suivi de « : ».`,
  writeValue: (name: string, kind = '', mayBeEmpty = false) =>
    `Écris ${nouns[kind] ?? 'un texte'} après « ${name}: »${mayBeEmpty ? ', ou "" s’il n’y en a pas' : ''}.`,
  notChoice: (name: string, value: unknown, hint: string) => `« ${name} » vaut « ${value} ». ${hint}`,
  listSize: (name: string, length: number, limit: string) =>
    `« ${name} » a ${plural(length, 'entrée')} ; il en faut ${limit}.`,
  textSize: (name: string, length: number, limit: string) =>
    `« ${name} » a ${plural(length, 'caractère')} ; il en faut ${limit}.`,
  numberSize: (name: string, value: unknown, limit: string) => `« ${name} » vaut ${value}. Écris ${limit}.`,
  other: (name: string, message: string) => `« ${name} » ${message}.`,
  comment:
    'Un # après une espace commence un commentaire, que les visiteurs ne voient pas. Mets tout le texte entre guillemets doubles, "…", ou le commentaire sur sa propre ligne.',
  folded: 'Le texte commence par >, qui joint ses paragraphes et ses listes en un seul paragraphe. Remplace > par |.',
};

export const tokenMessages = {
  inFact: 'Un fait ne peut pas en nommer un autre. Écris la valeur elle-même.',
  inArchive: (name: string) =>
    `{{${name}}} suivrait les faits d’aujourd’hui. Dans une version précédente, écris la valeur de l’époque.`,
  noValue: (name: string) => `{{${name}}} n’a pas encore de valeur. Écris-la après « ${name}: » dans site.yaml.`,
  unknown: (name: string, hint: string) => `{{${name}}} n’est pas un fait de site.yaml. ${hint}`,
};

export const markdownMessages = {
  html: 'Le HTML n’est pas lu ici. Écris **gras** ou [texte](adresse), et une ligne vide entre deux paragraphes, sans < ni >.',
  noHeadings: 'Un titre n’a pas sa place ici. Écris-le en gras : **…**.',
  picture: 'Les images ne sont pas affichées dans ce texte. Enlève l’image.',
  link: 'Ce lien n’est pas complet. Écris son texte et son adresse l’un à côté de l’autre : [texte](adresse).',
  badLink: (problem: string) => `Le lien ${problem}.`,
  indentedCode: 'Quatre espaces de trop au début de la ligne : ce texte s’afficherait comme du code. Efface-les.',
  openMark: (mark: string) =>
    `On verrait ${mark} sur la page : cette marque n’est pas complète. Complète-la (**gras**, [texte](adresse), ## Titre), ou enlève-la.`,
  headingLevel: (level: string) => `Les titres d’un document sont ##, et ### sous un ##. Écris ${level} ici.`,
  numberedHeading: (number: string) => `La page numérote elle-même ses sections. Enlève « ${number} » du titre.`,
  emptySection: 'Il manque un titre, ou un texte sous ce titre. Écris-le, ou enlève la ligne.',
};
