/**
 * All that the check says to editors, in French: what is wrong, and what to write instead. One object for each area; each
 * entry is a text, or a function of what the text names.
 */

/** « 1 erreur », « 3 erreurs ». */
export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count > 1 ? many : one}`;

const listed = (words: readonly string[]): string => new Intl.ListFormat('fr').format(words);

/** The candidate nearest in writing to a word, if one is near enough to be what was meant. */
export function mostSimilar(word: string, candidates: readonly string[]): string | undefined {
  const limit = Math.max(2, Math.min(4, Math.floor(word.length / 3)));
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: editDistance(word.toLowerCase(), candidate.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance);
  return nearest && nearest.distance <= limit ? nearest.candidate : undefined;
}

/** Levenshtein distance: how many letters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++)
      next.push(Math.min((row[j] ?? 0) + Number(letter !== b[j]), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    row = next;
  }
  return row[b.length] ?? 0;
}

/** « Voulais-tu écrire … ? », or all that may be written. */
export function suggestion(word: string, candidates: readonly string[]): string {
  const meant = mostSimilar(word, candidates);
  return meant ? `Voulais-tu écrire « ${meant} » ?` : `Possible ici : ${candidates.join(', ')}.`;
}

/** What `npm run check` and `gatsby develop` say around the list. */
export const reportMessages = {
  noFolder: (dir: string) => `Le dossier ${dir} n’existe pas.`,
  count: (count: number) =>
    `${plural(count, 'erreur')} dans le contenu. Chaque ligne dit le fichier, la ligne, la colonne, et quoi écrire.`,
  valid: (count: number) => `Le contenu est valide : ${plural(count, 'fichier')}.`,
  validAgain: 'Le contenu est de nouveau valide.',
};

export const yamlMessages = {
  duplicateKey: (key: string) =>
    `« ${key} » est écrit deux fois. Garde l’un des deux, ou écris « - » devant si une nouvelle entrée commence ici.`,
  tab: 'La ligne commence par une tabulation. Efface-la, et tape autant d’espaces que devant les lignes voisines.',
  unclosedQuote: 'Un guillemet est ouvert ici et jamais fermé. Écris le même à la fin du texte : "…".',
  textAfterQuote:
    'Le texte continue après son guillemet fermant. Mets tout le texte entre guillemets doubles, "…", et à l’intérieur écris « … » ou ’.',
  quoteBeginning: (mark: string) => `Un texte qui commence par ${mark} va entre guillemets doubles. Écris "${mark}…".`,
  quoteColon:
    'Un texte où une espace suit deux-points va entre guillemets doubles. Écris tout le texte comme "Conditions : ce qui change".',
  wordQuotes:
    'Les guillemets de Word autour de ce texte se verraient sur la page. Efface-les, ou écris à leur place "…".',
  blockText:
    'Après | ou >, le texte commence à la ligne suivante. Passe à la ligne, et tape deux espaces de plus devant.',
  spaceAfterColon: 'Il manque une espace après les deux-points. Écris « clé: texte ».',
  noBreakIndent:
    'La ligne commence par une espace insécable, comme en met Word. Efface-la et tape des espaces ordinaires.',
  noBreakSpace:
    'Une espace insécable, comme en met Word, touche les deux-points. Efface-la et écris « clé: texte », avec une espace ordinaire.',
  spaceAfterDash: 'Il manque une espace après le tiret. Écris « - clé: texte ».',
  indentation:
    'La ligne n’est pas alignée avec ses voisines, ou il y manque deux-points. Tape devant elle autant d’espaces que devant les lignes de même rang, ou écris « clé: texte ».',
  otherSyntax:
    'Cette ligne ne se lit pas. Mets le texte entre guillemets doubles, "…", ou tape devant elle autant d’espaces que devant ses voisines.',
};

export const fileMessages = {
  conflict:
    'Deux versions du texte se suivent ici. Garde l’une, et enlève les lignes qui commencent par <<<<<<<, ======= et >>>>>>>.',
  unreadable: (code: string) =>
    `Un caractère ${code} est ici, que personne ne voit ou ne peut lire. Efface-le, et retape le mot au clavier.`,
  misread: (letters: string) =>
    `« ${letters} » est ici à la place d’une lettre mal lue. Récris la lettre, et enregistre le fichier avec l’encodage « UTF-8 ».`,
  lookAlike: (letters: string) =>
    `« ${letters} » contient une lettre qui ressemble à la bonne et en est une autre. Récris-la au clavier.`,
  empty: 'Le fichier est vide. Écris son contenu, ou remets l’ancienne version du fichier.',
  unclosedHead: 'L’en-tête du fichier n’est pas fermé. Écris une ligne « --- » après sa dernière clé.',
  noHead:
    'L’en-tête du fichier manque. Commence par une ligne « --- », puis title:, description:, lang:, path:, updated:, et une autre ligne « --- ».',
  noText: 'Le document n’a pas de texte. Écris-le sous l’en-tête.',
};

/** What the value of a key may have wrong; `name` is the key, or « entrée 2 de … ». */
export const fieldMessages = {
  nameOfFile: 'Le fichier',
  entry: (place: number, list: string) => `entrée ${place} de ${list}`,
  unknownKey: (key: string, hint: string) => `« ${key} » n’est pas une clé connue ici. ${hint}`,
  missing: (name: string, remedy: string) => `« ${name} » manque. ${remedy}`,
  empty: (name: string, remedy: string) => `« ${name} » est vide. ${remedy}`,
  commentOnly: (name: string, comment: string) =>
    `« ${name} » est vide : ce qui suit # est un commentaire. Mets la valeur entre guillemets doubles : "#${comment}".`,
  cutByComment:
    'Un # après une espace commence un commentaire, que les visiteurs ne voient pas. Mets tout le texte entre guillemets doubles, "…", ou le commentaire sur sa propre ligne.',
  folded: 'Le texte commence par >, qui joint ses paragraphes et ses listes en un seul. Remplace > par |.',
  writeList: (name: string) => `Écris une liste sous « ${name}: », chaque entrée précédée de « - ».`,
  writeBlock: (name: string, keys: readonly string[]) => `Écris ${listed(keys)} sous « ${name}: ».`,
  writeValue: (name: string, noun: string, mayBeEmpty = false) =>
    `Écris ${noun} après « ${name}: »${mayBeEmpty ? ', ou "" s’il n’y en a pas' : ''}.`,
  nouns: {
    text: 'un texte',
    prose: 'un texte',
    link: 'un lien',
    image: 'le chemin d’une image',
    flag: 'true ou false',
    number: 'un nombre',
    year: 'une année',
    date: 'une date',
    url: 'une adresse',
    other: 'sa valeur',
  } as Record<string, string>,
  listForText: (name: string) => `« ${name} » est une liste. Écris un seul texte après « ${name}: », sans « - ».`,
  blockForText: (name: string) =>
    `« ${name} » doit être un seul texte. S’il contient deux-points, mets-le entre guillemets doubles : "…".`,
  valueForText: (name: string, written: string) =>
    `« ${name} » n’est pas lu comme un texte. Mets-le entre guillemets doubles : "${written}".`,
  notList: (name: string) => `« ${name} » n’est pas une liste. Commence chaque entrée par « - ».`,
  notBlock: (name: string, keys: readonly string[]) =>
    `« ${name} » demande plusieurs lignes. Écris dessous ${listed(keys)}, chacun sur sa ligne et suivi de « : ».`,
  notFlag: (name: string) => `« ${name} » n’est ni true ni false. Écris l’un des deux, sans guillemets.`,
  notNumber: (name: string) =>
    `« ${name} » n’est pas un nombre. Écris-le en chiffres, avec un point pour les décimales, sans guillemets.`,
  notWhole: (name: string) => `« ${name} » n’est pas un nombre entier. Écris-le en chiffres, sans guillemets.`,
  notChoice: (name: string, value: unknown, hint: string) => `« ${name} » vaut « ${value} ». ${hint}`,
  emptyList: (name: string) => `« ${name} » est une liste vide. Écris ses entrées, chacune précédée de « - ».`,
  listSize: (name: string, length: number, limit: number) =>
    `« ${name} » a ${plural(length, 'entrée')} ; il en faut ${length < limit ? 'au moins' : 'au plus'} ${limit}. ${length < limit ? `Ajoutes-en ${limit - length}` : `Enlèves-en ${length - limit}`}.`,
  tooShort: (name: string, length: number, limit: number) =>
    `« ${name} » a ${plural(length, 'caractère')} ; il en faut au moins ${limit}. Dis-en un peu plus.`,
  tooLong: (name: string, length: number, limit: number) =>
    `« ${name} » a ${plural(length, 'caractère')} ; il y a de la place pour ${limit}. Raccourcis-le de ${length - limit}.`,
  outOfRange: (name: string, value: unknown, limit: number, isSmall: boolean) =>
    `« ${name} » vaut ${value}. Écris ${limit} ou ${isSmall ? 'plus' : 'moins'}.`,
  /** A schema's own words, which follow the name. */
  other: (name: string, message: string) => `« ${name} » ${message}.`,
};

/** What follows the name of a key whose value has the wrong form: words of the schemas. */
export const formMessages = {
  invisible: 'ne contient rien de visible. Écris un texte',
  placeholder: (name: string) => `n’a pas {${name}}. Écris {${name}} là où la page met cette valeur`,
  fileName: 'est le nom d’un fichier. Écris ce que montre l’image',
  slug: 'doit être en minuscules sans accents, avec des chiffres et des traits d’union simples, comme « offline-use »',
  path: 'doit commencer par une barre oblique et ne pas finir par une, en minuscules sans accents, avec des chiffres et des traits d’union, comme « /privacy »',
  date: 'doit être une date qui existe, écrite année-mois-jour : le 15 juin 2026 s’écrit 2026-06-15',
  language: 'doit être un code de langue de deux lettres, comme fr ou en',
  languageTwice: 'nomme une langue deux fois. Garde l’une des deux',
  email: 'doit être une adresse e-mail, comme nom@exemple.fr',
  url: 'doit être une adresse entière qui commence par https://',
  contact: 'doit être mailto: suivi d’une adresse e-mail, comme mailto:security@example.com, ou commencer par https://',
  quoted: 'est entre guillemets. Enlève-les : la page met les siens',
  providerToken:
    'doit être les chiffres après « pt= » dans un lien de campagne d’App Store Connect, entre guillemets, comme "123456"',
  appId: 'doit être les 9 ou 10 chiffres de l’application dans l’App Store, entre guillemets, comme "1234567890"',
  longName: 'contient un mot trop long pour un téléphone : 15 lettres au plus. Écris-en un plus court',
  nameOfOffer: 'contient « ! » ou « gratuit », qui reviendraient sur chaque page. Écris le nom sans cela',
  largerThan: (key: string) => `dépasse « ${key} ». Écris un nombre plus petit`,
  notTheSum: (total: number, sum: number) =>
    `vaut ${total}, et les aliments font ${sum} ensemble. Écris ${sum}, ou corrige leurs « kcal »`,
  wholeHost: (origin: string) => `doit être l’adresse du site seule. Écris ${origin}`,
  notAppStore:
    'n’est pas une page de l’App Store. Écris son adresse, comme https://apps.apple.com/fr/app/nom/id1234567890',
  otherAppId: 'n’est pas le numéro de « appStoreUrl ». Écris le même dans les deux',
  needsRepository: 'va avec « repository: », qui dit où sont gardés les fichiers. Écris les deux, ou aucun',
  repository: 'n’est pas l’adresse d’un dépôt. Écris-la entière, comme https://github.com/mirabelle/site',
  signIn: (host: string) => `manque. Avec ${host}, il faut l’écrire`,
  besideService: 'est à côté de « service », qui donne l’adresse. Enlève l’un des deux',
  fallbackMissing:
    'manque. Écris sous « unavailable: » le texte et le bouton à montrer tant que le service n’est pas ouvert',
  buttonLinkMissing: 'manque. Écris après « to: » où mène le bouton',
  fallbackAlone: 'va avec « service: ». Ajoute-le, ou enlève « unavailable: »',
  link: {
    insecure: (url: string) => `est « ${url} ». Écris https: au lieu de http:`,
    bareEmail: (url: string) => `est « ${url} ». Écris mailto: devant l’adresse`,
    phone: (url: string) => `est « ${url} ». Écris après tel: le numéro en chiffres seuls, comme tel:+33123456789`,
    space: (url: string) => `est « ${url} », qui contient une espace. Enlève-la, ou écris %20`,
    https: (url: string) => `est « ${url} ». Écris une adresse entière, comme https://example.com/page`,
    mail: (url: string) => `est « ${url} ». Écris une adresse e-mail après mailto:, comme mailto:{{supportEmail}}`,
    mailField: (url: string) =>
      `est « ${url} ». Après l’adresse, écris ?subject=… et &body=…, sans autre ? ni #, avec %26 pour un & du texte`,
    percent: (url: string) => `est « ${url} ». Un % commence un code comme %20 ; pour lui-même, écris %25`,
    slash: (url: string) => `est « ${url} ». Écris-le sans la barre oblique à la fin`,
    other: (url: string) =>
      `est « ${url} ». Écris une page (/support), une section (/#features), mailto:, tel:, ou https: et l’adresse d’un autre site`,
  },
};

export const tokenMessages = {
  inFact: 'Un fait ne peut pas en nommer un autre. Écris la valeur elle-même.',
  inFormer: (name: string) =>
    `{{${name}}} suivrait les faits d’aujourd’hui. Dans une version précédente, écris la valeur de l’époque.`,
  noValue: (name: string) => `{{${name}}} n’a pas encore de valeur. Écris-la après « ${name}: » dans site.yaml.`,
  unknown: (name: string, hint: string) => `{{${name}}} n’est pas un fait de site.yaml. ${hint}`,
  braces: (name: string) => `{{${name}}} a une accolade de trop de chaque côté. Écris {${name}}.`,
};

export const launchMessages = {
  sampleFact: (key: string, value: unknown) =>
    `« ${key} » est un exemple (${value}). Écris la vraie valeur, puis « sample: false ».`,
  sampleTestimonial: (name: string) =>
    `Le témoignage de ${name} est un exemple. Écris les mots d’une vraie personne, puis « sample: false » et le jour de son accord écrit après « consent: ».`,
  noConsent: (name: string) =>
    `L’accord de ${name} n’est pas noté. Écris le jour de son accord écrit après « consent: ».`,
  missingFact: (key: string, title: string) =>
    `${title} : la loi le demande, et personne ne l’a donné. Enlève le # devant « ${key}: » dans ce fichier, et écris-le entre les guillemets.`,
  draft: (title: string, missing: readonly string[]) =>
    `« ${title} » n’est pas encore une page. Il lui manque ces faits de site.yaml : ${missing.join(', ')}.`,
  missingPage: (path: string) =>
    `La loi demande une page ${path}. Écris un document avec « path: ${path} » dans legal/.`,
  ready: 'Plus rien n’empêche la mise en ligne que ce programme sache voir. La liste complète est dans docs/launch.md.',
  left: (count: number) =>
    `Il reste ${plural(count, 'point')} avant la mise en ligne. La liste complète est dans docs/launch.md.`,
};

export const markdownMessages = {
  html: 'Le HTML n’est pas lu ici. Écris **gras** ou [texte](adresse), et une ligne vide entre deux paragraphes, sans < ni >.',
  noHeadings: 'Un titre n’a pas sa place dans ce texte. Écris-le en gras : **…**.',
  headingInside:
    'Un titre commence une section : il ne va ni dans une citation ni dans une liste. Écris-le en gras : **…**.',
  picture: 'Les images ne sont pas affichées dans ce texte. Enlève l’image.',
  linkWithoutText: 'Le lien n’a pas de texte. Écris-le entre les crochets : [texte](adresse).',
  linkWithoutAddress: 'Le lien n’a pas d’adresse. Écris-la entre les parenthèses : [texte](adresse).',
  linkReference: 'Écris l’adresse du lien à côté de son texte : [texte](adresse).',
  indentedCode: 'Quatre espaces de trop au début de la ligne : ce texte s’afficherait comme du code. Efface-les.',
  openMark: (mark: string) =>
    `On verrait ${mark} sur la page : cette marque n’est pas complète. Complète-la (**gras**, [texte](adresse), ## Titre), ou enlève-la.`,
  underline:
    'Une ligne de --- ou de === fait un titre du texte qui la précède. Écris « ## Titre », ou laisse une ligne vide entre les deux.',
  emptyHeading: 'Le titre est vide. Écris-le après le #.',
  secondTitle: 'La page a déjà son titre. Écris ## pour une section.',
  deepHeading: (depth: number) => `Les titres vont jusqu’à ###. Écris ### au lieu de ${'#'.repeat(depth)}.`,
  skippedLevel: 'Un ### suppose un ## au-dessus de lui. Écris ## ici.',
  numberedHeading: (number: string) => `La page numérote elle-même ses sections. Enlève « ${number} » du titre.`,
  emptySection: 'Rien ne suit ce titre. Écris son texte, ou enlève-le.',
  sameHeading: (title: string) => `Le titre « ${title} » sert deux fois. Donne-en un autre à l’une des sections.`,
};

const weight = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} ko` : `${Math.ceil(bytes / 1_000_000)} Mo`;

export const ruleMessages = {
  unknownFile: (name?: string) =>
    `Ce fichier ne fait pas partie du site. ${name ? `Voulais-tu l’appeler « ${name} » ?` : 'Enlève-le, ou mets-le dans images/ si c’est une image.'}`,
  noLanguage: (lang: string) =>
    `« ${lang} », dans le nom du fichier, n’est pas un code de langue. Écris deux lettres, comme fr ou en.`,
  requiredFile: 'Le fichier manque, et le site en a besoin. Remets-le.',
  neededFile: (file: string) => `Le fichier manque : ${file} en a besoin. Écris-le dans la même langue.`,

  samePath: (path: string, file: string) =>
    `L’adresse ${path} est aussi celle de ${file}. Garde-la dans l’un des deux, et écris-en une autre dans l’autre.`,
  reservedPath: (segment: string) =>
    `/${segment} sert au site lui-même, avec tout ce qui est dessous. Écris une autre adresse.`,
  sameId: (id: string) => `L’identifiant « ${id} » sert deux fois. Donne à chaque entrée le sien.`,
  reservedId: (id: string) =>
    `L’identifiant « ${id} » est celui d’une autre partie de la page. Écris-en un autre, comme « a-propos-${id} ».`,
  sameSearchId: (id: string) => `« ${id} » a déjà ses mots plus haut. Réunis-les sous le premier.`,
  noQuestion: (id: string, lang: string, hint: string) =>
    `Aucune question de faq.${lang}.yaml ne s’appelle « ${id} ». ${hint}`,
  noContacts: '« contacts » manque. Écris sous « contacts: » les trois blocs support, affiliate et feedback.',

  link: (fault: string) => `Le lien ${fault}.`,
  linkToThisSite: (path: string) => `Le lien mène à ce site. Écris seulement ${path}.`,
  noPage: (path: string, hint: string) => `Il n’y a pas de page ${path}. ${hint}`,
  waitingPage: (path: string, missing: readonly string[]) =>
    `${path} n’est pas encore une page : il manque ${listed(missing)} dans site.yaml. Écris ce qui manque, ou enlève le lien.`,
  otherLanguage: (path: string, own: string) => `La page ${path} est dans une autre langue. Écris ${own}.`,
  fragmentAlone: (url: string) =>
    `${url} est écrit pour plusieurs pages, et la plupart n’ont pas cette section. Écris aussi la page, comme /${url}.`,
  noSection: (id: string, hint: string) => `Il n’y a pas de section « ${id} » sur cette page. ${hint}`,

  pictureElsewhere: (src: string, root: string) =>
    `${src} n’est pas dans ${root}/images. Mets l’image dans ce dossier, et écris son chemin.`,
  noPicture: (src: string, name?: string) =>
    `Il n’y a pas d’image ${src}. ${name ? `Voulais-tu écrire « ${name} » ?` : 'Mets le fichier à cet endroit, ou écris le chemin d’une image de images/.'}`,
  pictureKind: (src: string, formats: readonly string[]) =>
    `${src} n’a pas un format possible ici. Choisis une image ${formats.join(', ')}.`,
  unreadablePicture: (src: string, ending: string) =>
    `${src} n’est pas une image ${ending.toUpperCase()} entière. Exporte-la de nouveau.`,
  animated: (src: string, frames: number) => `${src} est animée (${frames} images). Choisis une image fixe.`,
  pictureName: (src: string, odd: string) =>
    `Le nom de ${src} contient « ${odd} », qui a un autre sens dans une adresse. Renomme le fichier sans ce caractère.`,
  accentsApart: (src: string) =>
    `Le nom de ${src} a des accents écrits autrement dans le fichier. Renomme le fichier sans accents, ici aussi.`,
  slow: (src: string, size: number) =>
    `À savoir : ${src} pèse ${weight(size)}. Les visiteurs n’en voient qu’une copie légère, mais le CMS et git la portent entière.`,
  vast: (src: string, pixels: number, most: number) =>
    `${src} a ${Math.ceil(pixels / 1_000_000)} millions de pixels ; ${most / 1_000_000} au plus. Réduis l’image.`,
  noViewBox: (src: string) =>
    `${src} n’a pas de viewBox="…", qui donne sa forme. Exporte le dessin de nouveau en le gardant.`,
  styleInPieces: (src: string) =>
    `${src} contient des styles, que certains navigateurs perdent ici. Exporte le dessin avec des attributs, comme fill="…".`,
  heavy: (src: string, size: number, limit: number) =>
    `${src} pèse ${weight(size)} ; ${weight(limit)} au plus ici. Allège l’image.`,
  narrow: (src: string, width: number, min: number) =>
    `${src} a ${width} pixels de large ; il en faut au moins ${min} ici. Choisis une image plus grande.`,
  size: (src: string, size: string, exact: string) => `${src} a ${size} pixels ; il en faut ${exact} ici.`,
  shape: (src: string, size: string, min: number, max: number) =>
    `${src} a ${size} pixels ; un écran de l’application est entre ${min} et ${max} fois plus haut que large. Choisis la capture d’un écran entier.`,
  drawing: (words: string) =>
    `Le dessin contient « ${words} », qui pourrait exécuter ou charger quelque chose. Exporte-le sans cela.`,

  noDocument: (path: string) => `Aucun document n’a « path: ${path} ». Remets-le : le site en a besoin.`,
  mayNotWait: 'Le site ne peut pas se passer de ce document. Enlève « needs: ».',
  mustNameFact: (key: string) => `Le document doit dire ce fait : écris {{${key}}} à sa place dans le texte.`,
  secondSummary: (section: string) => `« ${section} » a déjà un résumé. N’en fais qu’un des deux.`,
  formWithoutList: (section: string) =>
    `La section « ${section} » n’a pas de liste. Écris chaque ligne à remplir comme « - Date : ».`,
  formerWithoutCurrent: (path: string) =>
    `Aucun document actuel n’a l’adresse ${path}. Enlève « former: » si c’est celui-ci, ou corrige « path: ».`,
  formerNotOlder: (day: string, file: string) =>
    `Cette version est du ${day}, et la version actuelle (${file}) n’est pas plus récente. Écris le jour où chacune a été publiée.`,

  factWrittenOut: (fact: string, key: string) =>
    `« ${fact} » est écrit en toutes lettres. Écris {{${key}}}, pour que le fait ne soit qu’à un seul endroit.`,
  banned: (words: string, write: string) =>
    `« ${words} » fait partie des mots que ce site n’emploie pas. Écris « ${write} », ou dis-le autrement.`,
  trial: (words: string, lacks: readonly string[]) =>
    `${words ? `« ${words} » n’est jamais seul` : 'L’essai ne se propose pas sans ses conditions'}. Dis dans le même fichier ${listed(lacks)}.`,
  trialDays: 'combien de jours dure l’essai ({{trialDays}})',
  trialRenews: 'qu’il se renouvelle',
  trialCancel: 'qu’on le résilie dans son compte App Store',
  rating: (source: string) => `La note n’est jamais sans sa source. Écris « ${source} » à côté.`,
  score: 'La note affichée est toujours celle de site.yaml. Écris {{rating}} ici.',
  exclamation: 'La page a déjà un point d’exclamation. Écris un point ici.',
  draft: (words: string) => `« ${words} » est un reste de brouillon. Écris ce qui doit être ici, ou enlève-le.`,
  braces: (words: string, write?: string) =>
    `On verrait ${words} sur la page. ${write ? `Écris ${write}.` : 'Écris un fait de site.yaml comme {{name}}, ou enlève les accolades.'}`,
  markup: (words: string) =>
    `On verrait ${words} sur la page : ici, le texte n’a ni gras, ni lien, ni HTML. Enlève-le.`,
};
