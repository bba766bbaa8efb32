/**
 * The fixture, broken in one place at a time. Each broken version must be refused with the file,
 * the line and words that say what to do, and with nothing else: one mistake is one message.
 */
import { checkContent } from '../../tests/support/check-content';
import { ContentCopy } from '../../tests/support/content-copy';
import type { Diagnostic } from './read';
import { dayAfter } from './rules/legal-notice';
import { today } from './today';

type Mutation = {
  what: string;
  /** The file that is broken, from `content/`. */
  file: string;
  /** What to replace by what; or a function from the whole file to the broken one. */
  from: RegExp | string;
  to: string;
  /** A part of the message. */
  message: string | RegExp;
  /** Text in the broken file, on the line that the message must name; else the first line that changed. */
  at?: string | RegExp;
  /** Where the diagnostic must stand, if not in the broken file. */
  reportedIn?: string;
  /** How many diagnostics the one mistake makes, if not one. */
  diagnostics?: number;
};

const hero = 'landing/hero.yaml';
const features = 'landing/features.yaml';
const steps = 'landing/how-it-works.yaml';
const testimonials = 'landing/testimonials.yaml';
const trial = 'landing/free-trial.yaml';
const page = 'landing/page.yaml';
const faq = 'support/faq.en.yaml';
const support = 'support/support.en.yaml';
const navigation = 'navigation.fr.yaml';
const words = 'interface.fr.yaml';
const site = 'site.yaml';
const terms = 'legal/terms.md';
const privacy = 'legal/privacy.md';
const notFound = 'errors/not-found.yaml';

/** The dates of a legal document, and what changes. */
const announcement = /^updated: .*\n(?:(?:effective|changes): .*\n)*/m;

const long = 'très '.repeat(80).trim();

// biome-ignore format: one broken version a line
const table: Mutation[] = [
  // Syntax of YAML
  { what: 'a line indented too little', file: features, from: /^ {4}text: De la/m, to: '   text: De la', message: 'not indented like its neighbours' },
  { what: 'a line indented too much', file: notFound, from: /^text:/m, to: '   text:', message: 'not indented', at: 'title: ' },
  { what: 'a list entry indented too little', file: hero, from: /^ {2}- On/m, to: ' - On', message: 'not indented' },
  { what: 'a no-break space before a key', file: notFound, from: /^ {4}to: /m, to: '\u00a0\u00a0\u00a0\u00a0to: ', message: 'The line begins with a no-break space' },
  { what: 'a comma in a whole number', file: testimonials, from: /stars: \d/, to: 'stars: 4,5', message: 'stars is not a whole number. Write it in digits, without quotes.' },
  { what: 'a tab', file: hero, from: /^ {2}score/m, to: '\tscore', message: 'begins with a tab' },
  { what: 'a colon in a plain text', file: steps, from: /^title: .*$/m, to: 'title: Trois gestes: bon appétit', message: 'must stand in double quotes' },
  { what: 'no space after the colon', file: notFound, from: /^title: /m, to: 'title:', message: 'space is missing after the colon' },
  { what: 'a quotation mark not closed', file: words, from: /^homeLabel: .*$/m, to: 'homeLabel: "{{name}}, accueil', message: 'opened and not closed', at: 'homeLabel' },
  { what: 'an apostrophe in single quotes', file: hero, from: /^ {2}source: .*$/m, to: "  source: 'selon l'avis de nos premières testeuses'", message: 'goes on after its closing quotation mark' },
  { what: 'a token not in quotes', file: page, from: /^title: "(.*)"$/m, to: 'title: {{name}} prend ton assiette en photo', message: 'begins with {{ must stand in double quotes' },
  { what: 'a token alone, not in quotes', file: hero, from: '"{{rating}}"', to: '{{rating}}', message: 'begins with {{ must stand in double quotes' },
  { what: 'a text that begins with a star', file: faq, from: /answer: >-\n {10}Yes, for/, to: 'answer: **Yes**, for', message: 'begins with * must stand in double quotes', at: '**Yes**' },
  { what: 'a text that begins with a backquote', file: notFound, from: /^title: .*$/m, to: 'title: `vide`', message: 'begins with ` must stand in double quotes' },
  { what: 'a text that begins with an exclamation mark', file: notFound, from: /^title: /m, to: 'title: !', message: 'begins with ! must stand' },
  { what: 'a key written twice', file: notFound, from: /^title: (.*)$/m, to: 'title: $1\ntitle: $1', message: 'title stands twice', at: 'title: Cette assiette est vide\ntext' },
  { what: 'an empty key written twice', file: notFound, from: /^title: (.*)$/m, to: 'title:\ntitle: $1', message: /^title stands twice\. Keep one of the two\.$/, at: /^title: Cette/m },
  { what: 'an entry without its dash', file: testimonials, from: /(?<=- name: [\s\S]*)^ {2}- (?=name: )/m, to: '    ', message: 'or write "- " before it if a new entry begins here', diagnostics: 1 },
  { what: 'quotation marks within a text', file: notFound, from: /^title: .*$/m, to: 'title: "Cette "belle" assiette"', message: 'Within it write « … », or “ … ” in English.' },
  { what: 'quotation marks within an entry', file: hero, from: /^ {2}- On.*$/m, to: '  - "On" s’occupe du reste.', message: 'goes on after its closing quotation mark' },
  { what: 'a colon in the next line of a text', file: steps, from: /^title: .*$/m, to: 'title: Trois gestes\n  et bon : appétit', message: 'must stand in double quotes', at: 'title: ' },
  { what: 'a text that begins with a hyphen', file: notFound, from: /^title: /m, to: 'title: - ', message: 'begins with - must stand in double quotes' },
  { what: 'no space after the dash of an entry', file: testimonials, from: /^ {2}- name: Nadia/m, to: '  -name: Nadia', message: 'space is missing after the -' },
  { what: 'no space after the dash of a later entry', file: testimonials, from: /^ {2}- name: (?!Nadia)/m, to: '  -name: ', message: 'space is missing after the -' },
  { what: 'a backslash between double quotes', file: notFound, from: /^title: .*$/m, to: 'title: "C:\\Users"', message: 'Write it twice' },
  { what: 'a second document', file: notFound, from: /^linksTitle/m, to: '---\nlinksTitle', message: 'second document' },
  { what: 'a bracket not closed', file: site, from: '[en, es, fr]', to: '[en, es, fr', message: 'not indented', at: 'liveChatUrl', diagnostics: 1 },
  { what: 'a text cut off by a comment', file: notFound, from: /^title: .*$/m, to: 'title: Cette assiette #1 est vide', message: 'begins a comment' },
  { what: 'a link cut off by a comment', file: support, from: 'to: "#faq"', to: 'to: /support #faq', message: 'begins a comment' },
  { what: 'an address cut off by a comment', file: site, from: 'liveChatUrl: ""', to: 'liveChatUrl: https://chat.example/ #a', message: 'begins a comment' },
  { what: 'a wrong address cut off by a comment', file: site, from: 'liveChatUrl: ""', to: 'liveChatUrl: chat #a', message: 'begins a comment' },
  { what: 'a keyword cut off by a comment', file: faq, from: /keywords: \[accuracy,.*/, to: 'keywords:\n          - plate #1', message: 'begins a comment', at: 'plate #1' },
  { what: 'a number that is too small, with a comment', file: site, from: 'trialDays: 3', to: 'trialDays: 0 # days', message: 'trialDays is 0. Write 1 or more.' },
  ...['|', '>', '|-', '>-', '>+'].map((sign) => ({
    what: `a text on the line of ${sign}`, file: notFound, from: /^title: .*$/m, to: `title: ${sign} {{name}} et une assiette`, message: `A text begun by ${sign[0]} goes on in the next line, indented.`,
  })),
  ...['[Neu]', '{Neu}', ','].map((sign) => ({
    what: `a text that begins with ${sign}`, file: notFound, from: /^title: .*$/m, to: `title: ${sign} Cette assiette`, message: `A text that begins with ${sign[0]} must stand in double quotes.`,
  })),
  ...['\u00a0', '\u202f'].flatMap((space) => [
    { what: 'a no-break space before a colon', file: notFound, from: /^title:/m, to: `title${space}:`, message: 'A no-break space stands before the colon' },
    { what: 'a no-break space after a colon', file: notFound, from: /^title: /m, to: `title:${space}`, message: 'A no-break space stands after the colon' },
    { what: 'a no-break space after the colon of a list’s entry', file: features, from: /^ {2}- title: Une/m, to: `  - title:${space}Une`, message: 'A no-break space stands after the colon' },
  ]),
  { what: 'a link that is a comment', file: support, from: 'to: "#faq"', to: 'to: #faq', message: 'Put the value in double quotes: "#faq"' },
  ...['-', '*', '1.', '2)'].map((sign) => (
    { what: `a list with ${sign} folded into one line`, file: faq, from: 'Yes, for basic logging. ', to: `Yes, for basic logging.\n          ${sign} Even there. `, message: 'The text begins with >, which joins its lines. Begin it with | instead.', at: /answer: >-\n {10}Yes, for/ }
  )),
  { what: 'paragraphs folded into one', file: faq, from: 'Yes, for basic logging. ', to: 'Yes, for basic logging.\n\n          ', message: 'Begin it with | instead', at: /answer: >-\n {10}Yes, for/ },

  // Quotation marks
  ...['“Cette assiette est vide”', '‘L’assiette est vide’', '«Cette assiette est vide»', '« Plus d’{{foodMillions}} plats »', '„Cette assiette est vide“', '”Cette assiette est vide”'].map((title) => (
    { what: `the quotation marks of a word processor, ${title}`, file: notFound, from: /^title: .*$/m, to: `title: ${title}`, message: /^The text stands between . and ., which visitors would see\. Leave both out, or, if it is a quotation, write the sentence around it\.$/ }
  )),
  { what: 'quotation marks around a text of two lines', file: notFound, from: /^title: .*$/m, to: 'title: “Cette assiette\n  est vide”', message: 'stands between “ and ”' },
  { what: 'quotation marks around an entry of a list', file: hero, from: /^ {2}- On s’occupe du reste\.$/m, to: '  - “On s’occupe du reste.”', message: 'stands between “ and ”' },
  { what: 'quotation marks around an answer', file: faq, from: /answer: >-\n {10}Yes, for.*\n.*\n/, to: 'answer: “Yes, for basic logging.”\n', message: 'stands between “ and ”' },
  { what: 'quotation marks around a fact', file: site, from: 'value: Mirabelle', to: 'value: “Mirabelle”', message: 'stands between “ and ”' },
  { what: 'quotation marks in the head of a legal document', file: terms, from: /^title: .*$/m, to: 'title: « Conditions de vente »', message: 'stands between « and »' },
  ...[['>-', '"Cette assiette est vide"'], ['|', '"Cette assiette est vide"'], ['>-', "'L'assiette est vide'"], ['>-', "'L''assiette est vide'"], ['>-', '“Cette assiette est vide”']].map(([sign, title = '']) => (
    { what: `quotation marks below ${sign}, ${title}`, file: notFound, from: /^title: .*$/m, to: `title: ${sign}\n  ${title}`, message: `The text stands between ${title.at(0)} and ${title.at(-1)}, which visitors would see.`, at: title }
  )),
  { what: 'quotation marks of YAML around a folded answer', file: faq, from: /Yes, for basic[\s\S]*?connection\./, to: '"Yes, for basic logging."', message: 'stands between " and "', at: '"Yes, for' },

  // Conflicts of git
  ...[notFound, site, words, faq].map((file) => (
    { what: 'two versions', file, from: /^(?=\S+:)/m, to: '<<<<<<< HEAD\n=======\n>>>>>>> branch\n', message: 'Two versions of this text stand here. Keep one, and remove the lines that begin with <<<<<<<, ======= and >>>>>>>.' }
  )),
  { what: 'two versions of a text', file: terms, from: '## Litiges\n', to: '<<<<<<< HEAD\n## Litiges\n=======\n## Différends\n>>>>>>> branch\n', message: 'Two versions of this text stand here' },
  { what: 'two versions of a head', file: privacy, from: /^title: (.*)$/m, to: '<<<<<<< HEAD\ntitle: $1\n=======\ntitle: Vie privée\n>>>>>>> branch', message: 'Two versions of this text stand here' },
  { what: 'two versions in two places', file: terms, from: /## Litiges\n/, to: '<<<<<<< HEAD\n## Litiges\n=======\n## A\n>>>>>>> b\n<<<<<<< HEAD\n## B\n=======\n## C\n>>>>>>> b\n', message: 'Two versions of this text stand here', diagnostics: 2 },

  // Keys, types and lengths
  { what: 'an unknown key', file: faq, from: /^ {8}question: Can I use/m, to: '        qestion: Can I use', message: 'qestion is not known here. Did you mean "question"?' },
  { what: 'an unknown key beside the known ones', file: hero, from: /^lede:/m, to: 'subtitle: Bonjour\nlede:', message: 'subtitle is not known here. Known here: ' },
  { what: 'an unknown fact', file: site, from: /^trialDays: 3/m, to: 'trialDays: 3\ntrialHours: 72', message: 'trialHours is not known here' },
  { what: 'a missing answer', file: faq, from: /^ {8}answer: >-\n(?: {10}.*\n)+/m, to: '', message: 'answer is missing. Write the answer under "answer:".', at: 'id: recognition-accuracy' },
  { what: 'a missing title', file: trial, from: /^title: .*\n/m, to: '', message: 'title is missing. Write the title after "title:".', at: 'text: >-' },
  { what: 'a missing address that may be empty', file: site, from: /^liveChatUrl: .*\n/m, to: '', message: 'liveChatUrl is missing. Write the liveChatUrl after "liveChatUrl:", or "" if there is none.', at: 'name:' },
  { what: 'an address without quotes that is empty', file: site, from: 'liveChatUrl: ""', to: 'liveChatUrl:', message: 'or "" if there is none.' },
  { what: 'a missing fact', file: site, from: /^termsNoticeDays: .*\n/m, to: '', message: 'termsNoticeDays is missing', at: 'name:' },
  { what: 'the day of all documents is missing', file: site, from: /^legalUpdated: .*\n/m, to: '', message: 'legalUpdated is missing. Write the day after "legalUpdated:", or another one in the documents', at: 'name:' },
  { what: 'a security contact without mailto:', file: site, from: 'mailto:support@mirabelle.example', to: 'support@mirabelle.example', message: 'must be mailto: with an e-mail address' },
  { what: 'a security contact that is no address', file: site, from: 'mailto:support@mirabelle.example', to: 'mailto:support', message: 'must be mailto: with an e-mail address' },
  { what: 'a security contact that is not encrypted', file: site, from: 'mailto:support@mirabelle.example', to: 'http://mirabelle.example/security', message: 'must be mailto: with an e-mail address' },
  { what: 'edit links without a repository', file: site, from: /^shareImage: /m, to: 'editLinks: true\nshareImage: ', message: 'editLinks needs "repository:"' },
  { what: 'a CMS without a repository', file: site, from: /^shareImage: /m, to: 'cms:\n  appId: abc\nshareImage: ', message: 'cms needs "repository:"', at: 'appId' },
  { what: 'a CMS without a way to sign in', file: site, from: /^shareImage: /m, to: 'repository: {host: github, url: "https://github.com/a/b", branch: main}\ncms:\n  appId: abc\nshareImage: ', message: 'signInUrl is missing', at: '  appId' },
  { what: 'a fact that may be absent and that nothing uses', file: site, from: /^shareImage: /m, to: 'usageRetention: un an\nshareImage: ', message: 'Write {{usageRetention}} where it belongs, or remove this line.' },
  ...['https://github.com', 'https://github.com/', 'https://github.com/team'].map((url) => (
    { what: `a repository’s address without a repository, ${url}`, file: site, from: /^shareImage: /m, to: `repository: {host: github, url: "${url}", branch: main}\nshareImage: `, message: 'url names no repository. Write its whole address, such as https://github.com/mirabelle/site.' }
  )),
  { what: 'a fact that the law asks for and nobody uses', file: site, from: /^shareImage: /m, to: 'usageRetention: un an\nshareImage: ', message: 'Write {{usageRetention}} where it belongs' },
  { what: 'a summary of a section that there is not', file: terms, from: 'section: limitation-de-responsabilite', to: 'section: limitation-responsabilite', message: 'The document has no section "limitation-responsabilite". Did you mean "limitation-de-responsabilite"?' },
  { what: 'a summary that is nowhere near a section', file: terms, from: 'section: limitation-de-responsabilite', to: 'section: xyz', message: 'The document has no section "xyz". There are: intro, definitions, ' },
  { what: 'a summary of a beginning that there is not', file: terms, from: /(?<=^---\n[\s\S]*\n---\n)[\s\S]*?(?=## )/, to: '\n', message: 'The document has no section "intro". There are: ', at: 'section: intro' },
  { what: 'two summaries of one section', file: terms, from: 'section: limitation-de-responsabilite', to: 'section: intro', message: '"intro" has a summary already' },
  { what: 'a long summary', file: terms, from: /text: "Nous répondons/, to: `text: "Nous répondons ${'vraiment '.repeat(30)}`, message: /^text has \d+ characters; no more than 240 fit/ },
  { what: 'a long sentence in the law', file: terms, from: '## Litiges\n', to: `## Litiges\n\nCourt. Puis ${'mot '.repeat(34)}fin.\n`, message: 'The sentence has 36 words. Cut it in two: 35 are the most.', at: 'Puis mot' },
  { what: 'a long sentence in a list of the law', file: terms, from: '## Litiges\n', to: `## Litiges\n\n- un\n- **deux** : ${'mot '.repeat(40)}fin.\n`, message: 'The sentence has 42 words.', at: 'deux' },
  { what: 'a section of the law with long sentences', file: terms, from: '## Litiges\n', to: `## Mots\n\n${`Encore ${'mot '.repeat(22)}fin. `.repeat(2)}\n\n## Litiges\n`, message: 'The sentences of this section have 24 words on average. Shorten them to 22', at: 'Mots' },
  { what: 'a fact that the law asks for and nobody gave, in an answer', file: faq, from: 'Yes, {{termsNoticeDays}}', to: '{{publisherName}}: {{termsNoticeDays}}', message: '{{publisherName}} has no value yet. Write it after "publisherName:" in site.yaml.' },
  { what: 'a fact that the law asks for and nobody gave, in a heading', file: terms, from: '## Litiges', to: '## {{publisherName}}', message: '{{publisherName}} has no value yet. Write it after "publisherName:" in site.yaml.' },
  { what: 'a document of which every paragraph waits for a fact', file: terms, from: /(\n---\n)(?:.*\n?)+/, to: '$1\n{{publisherName}}\n', message: 'All of the text names facts that are not given yet', at: '\n{{publisherName}}', diagnostics: 3 },
  { what: 'a day of consent that does not exist', file: testimonials, from: /^ {4}sample: true$/m, to: '    sample: false\n    consent: 2025-02-30', message: 'consent must be a date', at: 'consent: ' },
  { what: 'a missing mark of a sample', file: testimonials, from: /^ {4}sample: true\n/m, to: '', message: 'sample is missing', at: 'name: Nadia' },
  { what: 'a missing list', file: hero, from: /^headline:\n(?: {2}- .*\n)+/m, to: '', message: 'headline is missing. Write it as a list under "headline:"', at: 'lede' },
  { what: 'a missing block', file: trial, from: /^qrCode:\n(?: {2}.*\n)+/m, to: '', message: 'qrCode is missing. Write caption and alt under "qrCode:"', at: 'title:' },
  { what: 'contacts missing in French', file: navigation, from: /^contacts:\n(?: {2}.*\n?)+/m, to: '', message: 'contacts is missing', at: 'header:' },
  { what: 'contacts in another language', file: 'navigation.en.yaml', from: /$/, to: 'contacts:\n  - {id: support, title: Help, text: Write to us., link: {label: Write, to: /support}}\n  - {id: affiliate, title: Partners, text: Write to us., link: {label: Write, to: /support}}\n  - {id: feedback, title: Ideas, text: Write to us., link: {label: Write, to: /support}}\n', message: 'contacts stands on the landing page alone, which is French', at: '- {id: support' },
  { what: 'a title of which nothing is seen', file: notFound, from: /^title: .*$/m, to: `title: "${'\u200d'.repeat(9)}"`, message: 'title holds nothing that can be seen' },
  { what: 'an empty title', file: notFound, from: /^title: .*$/m, to: 'title:', message: 'title is empty. Write the title after "title:".' },
  { what: 'an empty text in quotes', file: notFound, from: /^title: .*$/m, to: 'title: ""', message: 'title is empty' },
  { what: 'a text of spaces', file: notFound, from: /^title: .*$/m, to: 'title: "   "', message: 'title is empty' },
  { what: 'an empty list', file: notFound, from: /^links:\n(?: {2}.*\n)+/m, to: 'links: []\n', message: 'links is an empty list' },
  { what: 'a list without entries', file: notFound, from: /^links:\n(?: {2}.*\n)+/m, to: 'links:\n', message: 'links is empty. Write it as a list', at: 'links:' },
  { what: 'an empty entry in a list', file: hero, from: /^ {2}- On.*$/m, to: '  -', message: 'entry 2 of headline is empty', at: '  -\n' },
  { what: 'a title that is too long', file: features, from: /^ {2}- title: Une photo.*$/m, to: `  - title: ${long}`, message: /title has 399 characters; no more than 50 fit\. Shorten it by 349\./ },
  { what: 'a title that is too long, with accents as signs of their own', file: features, from: /^ {2}- title: Une photo.*$/m, to: `  - title: ${'e\u0301'.repeat(51)}`, message: 'title has 51 characters; no more than 50 fit. Shorten it by 1.' },
  { what: 'a description that is too short', file: notFound, from: /^description: .*$/m, to: 'description: Page introuvable', message: 'at least 50 are needed' },
  { what: 'a text in place of a number', file: testimonials, from: 'age: 41', to: 'age: "41"', message: 'age is not a whole number. Write it in digits' },
  { what: 'a number in place of a text', file: testimonials, from: 'name: Nadia', to: 'name: 41', message: 'Put it in double quotes: "41"' },
  { what: 'a list in place of a text', file: notFound, from: /^title: (.*)$/m, to: 'title:\n  - $1', message: 'title is a list. Write a single text.', at: '  - Cette' },
  { what: 'a text in place of a list', file: hero, from: /^headline:\n(?: {2}- .*\n)+/m, to: 'headline: Prends ton assiette\n', message: 'Begin each entry with "- "' },
  { what: 'a text in place of a block', file: hero, from: /^rating:\n(?: {2}.*\n)+/m, to: 'rating: une note selon nos premières testeuses\n', message: 'rating is not a block of keys. Write score and source' },
  { what: 'a block in place of a text', file: notFound, from: /^title: .*$/m, to: 'title:\n  fr: Cette assiette est vide', message: 'title is a block of keys', at: 'fr: Cette' },
  { what: 'yes in place of true', file: testimonials, from: /^ {4}sample: true/m, to: '    sample: yes', message: 'neither true nor false' },
  { what: 'a name with a word too long for a phone', file: site, from: 'value: Mirabelle', to: 'value: Nutritionnellement', message: 'holds a word of more than 15 signs' },
  { what: 'a name with too many capitals for a phone', file: site, from: 'value: Mirabelle', to: 'value: MARMeLADOMAn', message: 'a capital counts as one and a half' },
  { what: 'a fact without its mark', file: site, from: /^name:\n {2}value: (.*)\n {2}sample: .*$/m, to: 'name: $1', message: 'name is not a block of keys. Write value and sample' },
  { what: 'a decimal comma', file: site, from: 'rating: 4.9', to: 'rating: 4,9', message: 'rating is not a number' },
  { what: 'an empty file', file: trial, from: /^[\s\S]*$/, to: '', message: 'The file is empty', at: '' },
  { what: 'a file of comments', file: trial, from: /^[\s\S]*$/, to: '# Later\n', message: 'The file is empty', at: '# Later' },

  { what: 'Markdown in a plain text', file: features, from: /^title: .*$/m, to: 'title: Six façons d’y **voir clair**', message: 'visitors would see **' },
  { what: 'Markdown and HTML in a plain text', file: trial, from: '>-\n', to: '>-\n  **Un** <em>deux</em>\n  _trois_ **quatre** `cinq`.\n', message: 'visitors would see _trois_', at: '_trois_', diagnostics: 5 },
  { what: 'the second bold word of a plain text', file: trial, from: '>-\n', to: '>-\n  **Un**\n  **deux**.\n', message: 'visitors would see **', at: '**deux', diagnostics: 2 },
  { what: 'the end of HTML in a plain text', file: features, from: /^title: .*$/m, to: 'title: Six <em>façons</em> d’y voir</b> clair', message: 'visitors would see </b>', diagnostics: 2 },
  { what: 'HTML in a plain text', file: features, from: /^title: .*$/m, to: 'title: Six façons d’y <em>voir clair</em>', message: 'visitors would see <em>' },
  { what: 'a character reference in a plain text', file: features, from: /^title: .*$/m, to: 'title: Six façons&nbsp;d’y voir clair', message: 'visitors would see &nbsp;' },
  { what: 'a letter lost by a wrong encoding', file: features, from: 'façons', to: 'fa\ufffdons', message: 'Save the file as UTF-8' },
  ...['Ton Ã©nergie', 'L’été Ã\u00a0 table', 'Lâ€™énergie', 'Attention Â\u00a0!', 'Ã\u0089nergie'].map((title) => (
    { what: `letters saved twice in a wrong encoding, ${title}`, file: features, from: /^title: .*$/m, to: `title: ${title}`, message: /^"(Ã.|â€™|Â.)" stands here for a letter .* Save the file as UTF-8/ }
  )),
  { what: 'letters saved twice in a wrong encoding, in Markdown', file: terms, from: '## Litiges\n', to: '## Litiges\n\nDÃ©jÃ\u00a0.\n', message: '"Ã©" stands here', at: 'DÃ' },
  { what: 'a language twice', file: site, from: '[en, es, fr]', to: '[en, es, fr, en]', message: 'supportLanguages names a language twice' },
  { what: 'an unknown token in a keyword', file: faq, from: 'keywords: [accuracy,', to: 'keywords: ["{{nam}}",', message: 'Did you mean "name"?' },

  { what: 'a control character', file: features, from: 'façons', to: 'fa\u000bçons', message: 'The invisible sign U+000B stands here' },
  { what: 'a control character in the head of a legal document', file: terms, from: /^title: /m, to: 'title: \u009d', message: 'The invisible sign U+009D stands here' },
  { what: 'a control character in Markdown', file: terms, from: '## Litiges\n', to: '## Litiges\n\nUn\u007f.\n', message: 'The invisible sign U+007F stands here', at: '\u007f' },
  { what: 'a title that reads backwards', file: features, from: 'façons', to: '\u202efaçons', message: 'The invisible sign U+202E stands here. Remove it.' },
  { what: 'a direction in Markdown', file: terms, from: '## Litiges\n', to: '## Litiges\n\nUn\u2067.\n', message: 'The invisible sign U+2067 stands here', at: '\u2067' },
  { what: 'a direction as an escape', file: notFound, from: /^title: .*$/m, to: 'title: "Cette \\u200f assiette"', message: 'The text holds U+200F' },
  ...[
    { what: 'a key', file: notFound, from: /^text:/m, to: 'te\u200bxt:' },
    { what: 'an unknown key', file: notFound, from: /^text:/m, to: 'xyz\u200b: a\ntext:' },
    { what: 'a link', file: notFound, from: 'to: /support/fr', to: 'to: /sup\u00adport/fr' },
    { what: 'a link to another site', file: notFound, from: 'to: /support/fr', to: 'to: https://exam\u200bple.com/' },
    { what: 'a link in an answer', file: faq, from: '(/privacy)', to: '(/priv\u2060acy)' },
    { what: 'a link in Markdown', file: terms, from: '(/privacy)', to: '(/privacy\ufeff)' },
    { what: 'an e-mail address', file: support, from: 'mailTo: mailto:', to: 'mailTo: mailto:\u200b' },
    { what: 'an id', file: faq, from: 'id: offline-use', to: 'id: offline\u200b-use' },
    { what: 'the address of a page', file: support, from: 'path: /support', to: 'path: /sup\u200bport' },
    { what: 'the path of a picture', file: features, from: 'features/photo.svg', to: 'features/pho\u00adto.svg' },
    { what: 'a language', file: terms, from: 'lang: fr', to: 'lang: fr\u200b' },
    { what: 'a date', file: site, from: '2025-06-15', to: '2025-06-15\u200b' },
    { what: 'a number', file: site, from: 'trialDays: 3', to: 'trialDays: 3\u200b' },
    { what: 'a token', file: trial, from: '{{trialDays}}', to: '{{trial\u00adDays}}' },
    { what: 'a token in Markdown', file: terms, from: '{{name}}', to: '{{na\u200bme}}' },
    { what: 'a text', file: notFound, from: /^title: C/m, to: 'title: \ufeffC' },
  ].map(({ what, ...change }) => ({ what: `an invisible sign in ${what}`, ...change, message: /^The invisible sign U\+(00AD|200B|2060|FEFF) stands here\. Remove it\.$/ })),
  { what: 'an invisible sign before a head', file: terms, from: /^/, to: '\u200b', message: 'The invisible sign U+200B stands here', diagnostics: 2 },
  { what: 'a control character as an escape', file: notFound, from: /^title: .*$/m, to: 'title: "Cette \\0 assiette"', message: 'The text holds U+0000' },
  { what: 'half of a character as an escape', file: notFound, from: /^title: .*$/m, to: 'title: "Cette \\ud83d assiette"', message: 'The text holds U+D83D' },
  { what: 'a number that begins with 0 in place of a text', file: site, from: /^shareImage: /m, to: 'publisherPhone: 0123456789\nshareImage: ', message: 'Put it in double quotes: "0123456789"' },
  ...['constructor', 'toString', '__proto__', 'hasOwnProperty'].flatMap((key) => [
    { what: `the key ${key}`, file: notFound, from: /^title:/m, to: `${key}: 1\ntitle:`, message: `${key} is not known here` },
    { what: `the key ${key} with a block`, file: notFound, from: /^title:/m, to: `${key}:\n  a: 1\ntitle:`, message: `${key} is not known here` },
  ]),

  // Counts
  { what: 'five features', file: features, from: /^ {2}- title: Tes données(?:.*\n)+/m, to: '', message: 'items has 5 entries; exactly 6 are needed. Add 1.', at: '- title: Une photo' },
  { what: 'four steps', file: steps, from: /^(items:\n)((?: {2}- title: Photographie.*\n)(?: {4}.*\n)+)/m, to: '$1$2$2', message: 'items has 4 entries; exactly 3 are needed. Remove 1.', at: '- title: Photographie' },
  { what: 'two testimonials', file: testimonials, from: /^ {2}- name: Mireille(?:.*\n)+/m, to: '', message: 'items has 2 entries; exactly 3', at: '- name: Nadia' },
  { what: 'three cards', file: support, from: /^ {2}- title: Email Support\n(?: {4}.*\n)+/m, to: '', message: 'cards has 3 entries; exactly 4', at: '- title: Help Center' },
  { what: 'no stars', file: testimonials, from: 'stars: 5', to: 'stars: 0', message: 'stars is 0. Write 1 or more.' },
  { what: 'six stars', file: testimonials, from: 'stars: 5', to: 'stars: 6', message: 'stars is 6. Write 5 or less.' },
  { what: 'half a star', file: testimonials, from: 'stars: 5', to: 'stars: 4.5', message: 'stars is not a whole number' },
  { what: 'an unknown contact', file: navigation, from: 'id: affiliate', to: 'id: affiliates', message: 'Did you mean "affiliate"?' },
  { what: 'two links of the menu with one label', file: navigation, from: 'label: Comment ça marche', to: 'label: Fonctionnalités', message: 'label is that of entry 1 too. Write another, or remove one of the two entries.' },
  { what: 'two links of the menu with one address', file: navigation, from: 'to: /#how-it-works', to: 'to: /#features', message: 'to is that of entry 1 too.' },
  { what: 'a link of the menu twice', file: navigation, from: /label: Comment ça marche\n {6}to: \/#how-it-works/, to: 'label: Fonctionnalités\n      to: /#features', message: 'label is that of entry 1 too.' },
  { what: 'two links of the footer with one address', file: navigation, from: 'to: /#feedback', to: 'to: /#affiliate', message: 'to is that of entry 1 too.' },
  { what: 'a contact twice', file: navigation, from: 'id: affiliate', to: 'id: support', message: 'stands twice' },

  // Twins
  { what: 'two features of one title', file: features, from: 'title: Des objectifs à ta mesure', to: 'title: UNE PHOTO et c\'est  noté…', message: /^title is that of entry 1 too\. Write another\.$/ },
  { what: 'two features of one title with a token', file: features, from: 'title: Des objectifs à ta mesure', to: 'title: Plus d’{{ foodMillions }} MILLION d’aliments', message: 'title is that of entry 2 too.' },
  { what: 'three features of one title', file: features, from: /title: (?:Des objectifs|Tes habitudes).*$/gm, to: 'title: Une photo, et c’est noté', message: 'title is that of entry 1 too.', diagnostics: 2 },
  { what: 'two steps of one title', file: steps, from: 'title: Suis tes progrès', to: 'title: Photographie ton repas', message: 'title is that of entry 1 too. Write another.' },
  { what: 'two testimonials of one quotation', file: testimonials, from: /quote: >-\n {6}Ma fille(?:.*\n){3}/, to: 'quote: Une photo ; je range mon téléphone ; je mange\n', message: 'quote is that of entry 2 too. Write another.' },
  { what: 'two cards of one title', file: support, from: 'title: Live Chat', to: 'title: Help center', message: 'title is that of entry 1 too. Write another.' },
  { what: 'two figures of one label', file: support, from: 'label: Day and night, weekends included', to: 'label: Average response time', message: /^label is that of entry 1 too\. Write another, or remove one of the two entries\.$/ },
  { what: 'a question twice', file: faq, from: /question: Is my.*$/m, to: 'question: Can I use the app OFFLINE', message: 'question is that of entry 2 too. Write another, or remove one of the two entries.' },
  { what: 'a question twice, with its id', file: faq, from: /^( {6}- id: offline-use\n(?: {8}.*\n)+)/m, to: '$1$1', message: 'The id "offline-use" stands twice' },
  { what: 'two groups of questions of one title', file: faq, from: 'title: Trial and account', to: 'title: Most asked', message: 'title is that of entry 1 too.' },
  { what: 'a question twice, in two groups', file: faq, from: /question: Is there a minimum.*$/m, to: 'question: cán I use the app, offline', message: /^question is that of line 21 too\. Write another, or remove one of the two entries\.$/ },
  { what: 'a question twice, alone in its group', file: faq, from: /$/, to: '\n  - id: more\n    title: More\n    items:\n      - id: again\n        question: Can I use the app offline?\n        answer: No.\n        keywords: [again]\n', message: /^question is that of line 21 too\. Write another\.$/, at: 'question: Can I use the app offline?\n        answer: No.' },
  { what: 'a question twice in two groups, with its id', file: faq, from: /- id: minimum-age\n {8}question: .*$/m, to: '- id: offline-use\n        question: Can I use the app offline?', message: 'The id "offline-use" stands twice' },
  { what: 'an answer twice', file: faq, from: /answer: >-\n {10}Yes\. As long as .*\n.*$/m, to: 'answer: Yes, for basic logging. Photo recognition and sync need an internet connection.', message: /^answer is that of entry 2 too\. Write another, or remove one of the two entries\.$/ },
  { what: 'an answer twice, in two groups', file: faq, from: /answer: >-\n {10}Yes: over .*$/m, to: 'answer: Yes, for basic logging. Photo recognition and sync need an internet connection.', message: 'answer is that of line 22 too.' },
  { what: 'two features of one text', file: features, from: 'text: Note comment tu te sens et repère ce qui te réussit.', to: 'text: De la tartine du matin au curry du resto, tape trois lettres et c’est trouvé.', message: /^text is that of entry 2 too\. Write another\.$/ },
  { what: 'two cards of one text', file: support, from: 'text: Talk with someone from the team, right now.', to: 'text: The answers to the questions we hear most, all on this page.', message: 'text is that of entry 1 too. Write another.' },
  { what: 'two links of the footer with one e-mail address', file: navigation, from: /to: \/#affiliate\n.*\n.*$/m, to: 'to: mailto:{{supportEmail}}\n        - label: Donner ton avis\n          to: mailto:{{supportEmail}}', message: /^to is that of entry 1 too\. Write another, remove one of the two entries, or give each a subject of its own \(\?subject=…\)\.$/, at: /(?<=avis\n.*)to: mailto/ },
  { what: 'two links of the 404 page with one label', file: notFound, from: 'label: Lire l’aide', to: 'label: Retour à l’accueil', message: 'label is that of entry 1 too.' },
  { what: 'two columns of one title', file: navigation, from: 'title: Communauté', to: 'title: Produit', message: 'title is that of entry 1 too.' },
  { what: 'two contacts of one title', file: navigation, from: 'title: Parler de nous', to: 'title: Un coup de main', message: 'title is that of entry 1 too. Write another.' },

  // Tokens and placeholders
  { what: 'an unknown token', file: trial, from: /^title: .*$/m, to: 'title: "{{trialDay}} jours pour y goûter"', message: '{{trialDay}} is not a fact of site.yaml. Did you mean "trialDays"?' },
  { what: 'an unknown token inside a text', file: trial, from: 'abonnement se renouvelle', to: 'abonnement {{zzz}} se renouvelle', message: 'There are: name,' },
  { what: 'an unknown token in a link', file: support, from: 'mailTo: mailto:{{supportEmail}}?', to: 'mailTo: mailto:{{supportMail}}?', message: 'Did you mean "supportEmail"?' },
  { what: 'an unknown token in Markdown', file: terms, from: 'les règles d\'utilisation de {{name}}', to: 'les règles d\'utilisation de {{nam}}', message: 'Did you mean "name"?' },
  { what: 'an unknown token in a head', file: terms, from: '"{{legalUpdated}}"', to: '"{{legalUpdate}}"', message: 'Did you mean "legalUpdated"?' },
  { what: 'a token of the wrong kind', file: terms, from: '"{{legalUpdated}}"', to: '"{{name}}"', message: 'updated must be a date' },
  { what: 'a quotation mark alone', file: notFound, from: /^text: (.*)$/m, to: 'text: Elle a changé de place."', message: 'This " has no partner' },
  { what: 'a guillemet alone', file: notFound, from: /^text: (.*)$/m, to: 'text: Elle a changé « de place.', message: 'A « has no partner' },
  { what: 'guillemets the wrong way round', file: notFound, from: /^text: (.*)$/m, to: 'text: Elle a » changé « de place.', message: 'A » has no partner' },
  { what: 'two apostrophes of YAML', file: notFound, from: /^text: (.*)$/m, to: "text: Elle l''a changée de place.", message: 'Write one apostrophe' },
  { what: 'an escape of double quotes outside of them', file: notFound, from: /^text: (.*)$/m, to: 'text: Elle a changé,\\nde place.', message: 'visitors would see \\n' },
  { what: 'a comment of HTML', file: notFound, from: /^text: (.*)$/m, to: 'text: Elle a changé de place. <!-- à relire -->', message: 'visitors would see <!--' },
  { what: 'a sign by its number in HTML', file: notFound, from: /^text: (.*)$/m, to: 'text: Elle l&#x27;a changée.', message: 'visitors would see &#x27;' },
  { what: 'a list in a plain text', file: notFound, from: /^text: (.*)$/m, to: 'text: |\n  Elle a changé :\n  - de place\n  - de nom', message: 'This text holds no list', at: '- de place' },
  { what: 'a list in a plain text whose lines become one', file: notFound, from: /^text: (.*)$/m, to: 'text: >-\n  Elle a changé :\n  - de place\n  - de nom', message: 'This text holds no list', at: '- de place' },
  { what: 'two paragraphs in a plain text', file: notFound, from: /^text: (.*)$/m, to: 'text: >-\n  Elle a changé.\n\n  De place.', message: 'This text is one paragraph', at: 'De place' },
  { what: 'the line between two versions alone', file: terms, from: '## Litiges\n', to: '=======\n## Litiges\n', message: 'Two versions of this text stand here' },
  { what: 'the same in an answer', file: faq, from: /answer: >-\n( +)Yes, /, to: 'answer: |\n$1No.\n$1=======\n$1Yes, ', message: 'Two versions of this text stand here', at: '=====' },
  { what: 'another day in the head than in the text', file: terms, from: 'updated: "{{legalUpdated}}"', to: 'updated: 2025-07-01', message: '{{legalUpdated}} is 2025-06-15, and this version is of 2025-07-01. Write its day in words.', at: 'date du {{legalUpdated}}' },
  { what: 'the name of another site in a link', file: terms, from: '## Litiges\n', to: '## Litiges\n\n[signal.conso.gouv.fr](https://signal.conso.example/)\n', message: 'The link shows signal.conso.gouv.fr, and leads to', at: '[signal' },
  { what: 'a row of _ to fill in', file: terms, from: '## Litiges\n', to: '## Litiges\n\nDate : ________\n', message: 'A row of _ is no line to fill in', at: 'Date :' },
  { what: 'a line right below a list', file: terms, from: '## Litiges\n', to: '## Litiges\n\n- Un.\n- Deux.\nTrois.\n', message: 'This line becomes a part of the entry above', at: /^Trois/m },
  { what: 'an entry without its dash', file: terms, from: '## Litiges\n', to: '## Litiges\n\n- **Un** : un ;\n**Deux** : deux.\n', message: 'This line becomes a part of the entry above', at: /^\*\*Deux/m },
  { what: 'bold that is not closed, before a token', file: faq, from: /answer: >-\n( +)Yes, /, to: 'answer: |\n$1Yes.\n\n$1All of **{{name}}.\n\n$1Yes, ', message: 'The bold text is not closed', at: 'All of' },
  { what: 'no value above a comment', file: site, from: /(securityContact[\s\S]*?value:) .*/, to: '$1\n# Later', message: /^value is empty\. Write/, at: /value:$/m },
  { what: 'the words of a printer', file: notFound, from: /^text: (.*)$/m, to: 'text: Lorem ipsum dolor sit amet.', message: 'Visitors would see Lorem ipsum, which a draft left behind' },
  { what: 'words to come', file: terms, from: '## Litiges\n', to: '## Litiges\n\nÀ COMPLÉTER avec l’adresse.\n', message: 'Visitors would see À COMPLÉTER', at: /^À COMPL/m },
  { what: 'a footnote of a chat', file: faq, from: /Yes, /, to: 'Yes【4†source】, ', message: 'Visitors would see 【4†source】' },
  { what: 'a reference of a chat', file: terms, from: '## Litiges\n', to: '## Litiges\n\nÉcrivez-nous. :contentReference[oaicite:2]\n', message: 'Visitors would see :contentReference[oaicite:2]', at: /^Écrivez-nous\. :/m },
  { what: 'a placeholder before a colon', file: support, from: /^ {2}none: .*$/m, to: '  none: {query} : no answer', message: 'A text that begins with { must stand in double quotes.' },
  { what: 'brackets before a colon', file: notFound, from: /^text: (.*)$/m, to: 'text: [Vide] : rien', message: 'A text that begins with [ must stand in double quotes.' },
  { what: 'the key of a list is gone', file: faq, from: '    items:\n', to: '', message: 'The list below stands under no key', at: 'title: Most asked' },
  { what: 'a fact that is empty, in an answer', file: faq, from: 'Yes, {{termsNoticeDays}}', to: '{{liveChatUrl}}: {{termsNoticeDays}}', message: '{{liveChatUrl}} has no value yet. Write it after "liveChatUrl:" in site.yaml.' },
  { what: 'a link to a fact that is empty', file: navigation, from: /^(\s+to: )\/support\/fr$/m, to: '$1"{{liveChatUrl}}"', message: '{{liveChatUrl}} has no value yet' },
  { what: 'a placeholder with the braces of a fact', file: words, from: '{count}', to: '{{count}}', message: /\{\{count\}\} has a brace too many on each side\. Write \{count\}\.$/, diagnostics: 1 },
  { what: 'an address with a mark of its sentence', file: navigation, from: /^(\s+to: )\/support\/fr$/m, to: '$1https://example.com/page”', message: 'Write a whole address' },
  { what: 'an address with a comma for a point', file: navigation, from: /^(\s+to: )\/support\/fr$/m, to: '$1https://www.example,com/', message: 'Write a whole address' },
  { what: 'an address of e-mail as a link', file: terms, from: '## Litiges\n', to: '## Litiges\n\n[{{supportEmail}}]({{supportEmail}})\n', message: 'Write mailto: before the address', at: ']({{supportEmail}})' },
  { what: 'a no-break space before a heading', file: terms, from: '## Litiges\n', to: '\u00a0## Litiges\n', message: 'The line begins with a no-break space' },
  { what: 'a bullet of a word processor', file: terms, from: '## Litiges\n', to: '## Litiges\n\nIl faut :\n\uf0b7 écrire\n', message: 'begin each entry with "- "', at: '\uf0b7' },
  { what: 'a token that is not closed', file: words, from: /^homeLabel: .*$/m, to: 'homeLabel: "{{name, accueil"', message: 'is replaced by nothing' },
  { what: 'a page of another store', file: site, from: /https:\/\/apps\.apple\.com\/\S+/, to: 'https://play.google.com/store/apps/details?id=x', message: 'is no page of the App Store. Write its address' },
  { what: 'a token with three braces', file: words, from: /^homeLabel: .*$/m, to: 'homeLabel: "{{{name}}}, accueil"', message: '{{{name}}} has a brace too many. Write {{name}}.' },
  { what: 'a token in parentheses', file: words, from: /^homeLabel: .*$/m, to: 'homeLabel: "{{name}}, accueil ((name))"', message: 'Visitors would see ((name)), the name of a fact. Write {{name}}.' },
  { what: 'a token between percent signs', file: words, from: /^homeLabel: .*$/m, to: 'homeLabel: "{{name}}, accueil, % name %"', message: 'Write {{name}}.' },
  { what: 'a token without braces', file: faq, from: '{{termsNoticeDays}}', to: 'termsNoticeDays', message: 'Visitors would see termsNoticeDays, the name of a fact. Write {{termsNoticeDays}}.' },
  { what: 'a token with one brace', file: words, from: /^homeLabel: .*$/m, to: 'homeLabel: "{name}, accueil"', message: 'needs two braces on each side. Write {{name}}.' },
  { what: 'a placeholder that is missing', file: support, from: '“{query}”', to: 'that', message: 'one lacks {query}' },
  { what: 'another placeholder that is missing', file: words, from: 'au {date} :', to: ':', message: 'upcoming lacks {date}' },
  { what: 'a placeholder with a brace too many', file: words, from: 'au {date} :', to: 'au {{date} :', message: '{{date} has a brace too many. Write {date}.' },
  { what: 'a placeholder misspelt', file: support, from: '“{query}”', to: '“{query}” {quary}', message: 'Did you mean "query"?' },
  { what: 'a fact that nothing uses', file: terms, from: '{{governingState}}', to: 'Wyoming', message: 'No content uses this fact. Write {{governingState}}', reportedIn: site, at: 'Wyoming', diagnostics: 2 },
  { what: 'a token in a fact', file: site, from: 'dataExportPath: ', to: 'dataExportPath: In {{name}} ', message: 'A fact cannot hold a token' },
  { what: 'the name written out', file: page, from: 'title: "{{name}}', to: 'title: "Mirabelle', message: 'Write {{name}} instead' },
  { what: 'the address written out in Markdown', file: terms, from: '[{{supportEmail}}]', to: '[support@mirabelle.example]', message: 'Write {{supportEmail}} instead' },
  { what: 'the address written out in a link', file: support, from: 'mailTo: mailto:{{supportEmail}}?', to: 'mailTo: mailto:support@mirabelle.example?', message: 'Write {{supportEmail}} instead' },

  // Facts
  { what: 'an e-mail address without @', file: site, from: 'support@', to: 'support.', message: 'must be an e-mail address', at: 'support.' },
  { what: 'a URL without https', file: site, from: 'https://mirabelle.example', to: 'http://mirabelle.example', message: 'begins with https://' },
  { what: 'a site address with a slash at its end', file: site, from: 'https://mirabelle.example', to: 'https://mirabelle.example/', message: 'Write https://mirabelle.example.' },
  { what: 'a site address with a page', file: site, from: 'https://mirabelle.example', to: 'https://mirabelle.example/app', message: 'Write https://mirabelle.example.' },
  { what: 'a site address in capitals', file: site, from: 'https://mirabelle.example', to: 'https://Mirabelle.example', message: 'Write https://mirabelle.example.' },
  { what: 'a service address that holds a space', file: site, from: 'liveChatUrl: ""', to: 'liveChatUrl: https://chat.example/a b', message: 'begins with https://' },
  { what: 'a service address over a line break', file: site, from: 'liveChatUrl: ""', to: 'liveChatUrl: "https://chat.example/\\nb"', message: 'begins with https://' },
  ...['/', '.git', '.git/', '?tab=readme', '#readme'].map((end) => ({
    what: `a repository’s address that ends with ${end}`, file: site, from: /^shareImage: /m, to: `repository: {host: github, url: "https://github.com/a/b${end}", branch: main}\nshareImage: `, message: 'Write https://github.com/a/b.',
  })),
  { what: 'a service address that is none', file: site, from: 'liveChatUrl: ""', to: 'liveChatUrl: soon', message: 'begins with https://' },
  { what: 'another app than the link\'s', file: site, from: '"0000000000"', to: '"1234567890"', message: 'the same number in both' },
  { what: 'a date that does not exist', file: site, from: '2025-06-15', to: '2025-06-31', message: 'must be a date that exists' },
  { what: 'a date in words', file: site, from: '2025-06-15', to: '15 juin 2025', message: 'written year-month-day' },
  { what: 'a language that does not exist', file: site, from: '[en, es, fr]', to: '[en, xx, fr]', message: 'must be a language code' },
  { what: 'accuracies in the wrong order', file: site, from: 'accuracyMin: 85', to: 'accuracyMin: 95', message: 'larger than accuracyMax' },
  { what: 'an average reply that takes longer than the longest', file: site, from: 'averageResponseHours: 2', to: 'averageResponseHours: 30', message: 'averageResponseHours is larger than replyHours' },
  { what: 'a rating above its maximum', file: site, from: 'ratingMax: 5', to: 'ratingMax: 4', message: 'rating is larger than ratingMax', at: 'rating: 4.9' },
  { what: 'a copyright of a year to come', file: site, from: /copyrightYear: .*/, to: `copyrightYear: ${Number(today().slice(0, 4)) + 1}`, message: `is still to come. Write ${today().slice(0, 4)} or an earlier one.` },
  { what: 'a reading by a lawyer on a day to come', file: site, from: /^shareImage: /m, to: `legalReviewed: ${dayAfter(today(), 1)}\nshareImage: `, message: `legalReviewed (${dayAfter(today(), 1)}) is still to come. Write ${today()} or an earlier one.` },
  { what: 'a consent on a day to come', file: testimonials, from: /^ {4}sample: true$/m, to: `    sample: false\n    consent: ${dayAfter(today(), 1)}`, message: `consent (${dayAfter(today(), 1)}) is still to come. Write ${today()} or an earlier one.`, at: 'consent:' },
  { what: 'a name with a word that shames', file: site, from: 'value: Mirabelle', to: 'value: Détox', message: '"Détox" is among the words that this site does not use.' },
  { what: 'a name with « gratuit »', file: site, from: 'value: Mirabelle', to: 'value: Gratuit', message: '"Gratuit" does not stand alone, and a fact holds nothing beside it. Write it without.' },
  { what: 'a name with Markdown', file: site, from: 'value: Mirabelle', to: 'value: "A &amp; B"', message: 'visitors would see &amp;' },
  { what: 'a name with an exclamation mark', file: site, from: 'value: Mirabelle', to: 'value: Yum!', message: '{{name}} brings a second exclamation mark to a page. Write it without.' },

  // Links
  { what: 'a page that does not exist', file: notFound, from: 'to: /support/fr', to: 'to: /suport/fr', message: 'There is no page /suport/fr. Did you mean "/support/fr"?' },
  { what: 'a section that does not exist', file: navigation, from: 'to: /#how-it-works', to: 'to: /#how-it-work', message: 'Did you mean "how-it-works"?' },
  { what: 'a section without its page', file: navigation, from: 'to: /#features', to: 'to: "#features"', message: 'Write the page too, such as /#features' },
  { what: 'a section of the wrong page', file: support, from: 'to: "#faq"', to: 'to: "#features"', message: 'There is no section #features on the page /support' },
  { what: 'a slash at the end', file: notFound, from: 'to: /support/fr', to: 'to: /support/fr/', message: 'without the slash at its end: /support/fr' },
  { what: 'a link without its slash', file: notFound, from: 'to: /support', to: 'to: support', message: 'Write a page (/support)' },
  { what: 'an address without https', file: notFound, from: 'to: /support', to: 'to: http://example.com', message: 'Write https: instead of http:' },
  { what: 'an address cut off', file: notFound, from: 'to: /support', to: 'to: https://example', message: 'Write a whole address' },
  { what: 'a script', file: notFound, from: 'to: /support', to: 'to: javascript:alert(1)', message: 'Write a page (/support)' },
  { what: 'spaces in a telephone number', file: support, from: /mailto:\{\{supportEmail\}\}\?subject=For%20the%20community/, to: 'tel:01 23 45 67 89', message: 'in digits alone, such as tel:+33123456789' },
  { what: 'a space in a link', file: support, from: 'subject=For%20the%20community', to: 'subject=For the community', message: 'Write %20 instead of a space' },
  { what: 'a space after a link', file: notFound, from: 'to: /support/fr', to: 'to: "/support/fr "', message: 'which holds a space. Remove it' },
  { what: 'a space within a link to a page', file: notFound, from: 'to: /support/fr', to: 'to: /support /fr', message: 'which holds a space. Remove it' },
  { what: 'a space after mailto:', file: support, from: /mailTo: mailto:\{\{supportEmail\}\}\?.*/, to: 'mailTo: "mailto: {{supportEmail}}"', message: 'which holds a space. Remove it' },
  { what: 'a space in another site’s address', file: notFound, from: 'to: /support/fr', to: 'to: https://example.com/a b', message: 'Write %20 instead of a space' },
  { what: 'a question in another language', file: 'support/faq.fr.yaml', from: /\/privacy\)/, to: '/support#offline-use)', message: 'The page /support is in another language. Write /support/fr#offline-use.' },
  { what: 'a help page in another language', file: support, from: 'to: "#faq"', to: 'to: /support/es', message: 'The page /support/es is in another language. Write /support.' },
  { what: 'a page for an e-mail address', file: support, from: /mailTo: mailto:\{\{supportEmail\}\}\?.*/, to: 'mailTo: /support', message: 'Write an e-mail address: mailto:{{supportEmail}}' },
  { what: 'a mail link without address', file: support, from: 'mailTo: mailto:{{supportEmail}}?', to: 'mailTo: mailto:?', message: 'an e-mail address after mailto:' },
  ...['100%', '100%%20', 'a%2', 'a%zz'].map((subject) => (
    { what: `a mail link with the subject ${subject}`, file: support, from: 'subject=For%20the%20community', to: `subject=${subject}`, message: 'with a % that begins no code such as %20. Write %25' }
  )),
  { what: 'a mail link in Markdown with a stray %', file: terms, from: '(/privacy)', to: '(mailto:{{supportEmail}}?subject=100%)', message: 'with a % that begins no code' },
  ...['subject=A%20question?body=Hello', 'subject=How%20are%20you?'].map((fields) => (
    { what: `a mail link with two question marks, ${fields}`, file: support, from: 'subject=For%20the%20community', to: fields, message: /, which has a second \?\. Write & in its place if a field follows \(&body=…\), or %3F if it is a question mark\.$/ }
  )),
  ...['sujet', 'Subject', 'to', 'For%20the%20community'].map((field) => (
    { what: `a mail link with the field ${field}`, file: support, from: 'subject=For%20the', to: `${field}=For%20the`, message: `, where "${field}" is no field. Write subject=, body=, cc= or bcc=, and %26 for the sign & itself.` }
  )),
  { what: 'a mail link with a field that lacks its =', file: support, from: 'subject=For%20the%20community', to: 'subject', message: 'where "subject" is no field. Write subject=' },
  { what: 'a mail link with an & in its subject', file: support, from: 'subject=For%20the%20community', to: 'subject=You%20&%20us', message: 'where "%20us" is no field. Write subject=, body=, cc= or bcc=, and %26 for the sign & itself.' },
  ...['', 'subject=Hello&', '&subject=Hello'].map((fields) => (
    { what: `a mail link with a sign too many, ?${fields}`, file: support, from: 'subject=For%20the%20community', to: fields, message: 'with a ? or a & that no field follows. Remove the sign' }
  )),
  { what: 'a mail link in Markdown with two question marks', file: terms, from: '(/privacy)', to: '(mailto:{{supportEmail}}?subject=a?body=b)', message: 'The link is "mailto:support@mirabelle.example?subject=a?body=b", which has a second ?.' },
  { what: 'a mail link in Markdown with an unknown field', file: faq, from: '(/privacy)', to: '(mailto:{{supportEmail}}?sujet=a)', message: 'where "sujet" is no field' },
  { what: 'a mail link with a # in its subject', file: terms, from: '(/privacy)', to: '(mailto:{{supportEmail}}?subject=Question%20#1&body=a)', message: 'which has a #, where an address ends. Write %23 for the sign itself' },
  { what: 'a mail link in Markdown with a space', file: terms, from: '(/privacy)', to: '(mailto:{{supportEmail}}?subject=A question)', message: 'In the address, write %20 instead of a space.' },
  { what: 'a link to this site\'s own address', file: notFound, from: 'to: /support/fr', to: 'to: "{{siteUrl}}/support/fr"', message: 'Write /support/fr alone' },
  ...[
    { what: 'a page', file: terms, to: '(https://mirabelle.example/privacy)', write: '/privacy' },
    { what: 'a page in an answer', file: faq, to: '(https://mirabelle.example/privacy)', write: '/privacy' },
    { what: 'a section', file: terms, to: '(https://mirabelle.example/support/?a=b#faq)', write: '/support#faq' },
    { what: 'a section of the landing page', file: terms, to: '(https://mirabelle.example#features)', write: '/#features' },
  ].map(({ what, file, to, write }) => (
    { what: `the address of this site written out in a link to ${what}`, file, from: '(/privacy)', to, message: `The link leads to this site. Write ${write} alone.` }
  )),
  { what: 'the address of this site written out in a field', file: notFound, from: 'to: /support/fr', to: 'to: https://mirabelle.example/support/fr', message: 'Write /support/fr alone' },
  { what: 'the address of this site written out beside a link to it', file: terms, from: '[politique de confidentialité](/privacy), qui', to: '[https://mirabelle.example](https://mirabelle.example/privacy), qui', message: 'Write {{siteUrl}} instead', diagnostics: 2 },
  { what: 'the name written out twice', file: terms, from: '## Litiges\n', to: '## Litiges\n\nMirabelle,\nMirabelle.\n', message: 'Write {{name}} instead', at: 'Mirabelle.\n', diagnostics: 2 },
  { what: 'the length of the trial written out', file: trial, from: 'dure {{trialDays}} jours', to: 'dure 3 jours', message: '"essai gratuit dure 3 jours" writes out a fact of site.yaml. Write it with {{trialDays}}, in days.' },
  { what: 'the length of the trial in bold words', file: terms, from: "d'essai de {{trialDays}} jours", to: "d'essai de **sept jours**", message: '"essai de **sept jours" writes out a fact', at: 'sept jours' },
  { what: 'the length of the trial in weeks', file: terms, from: '## Litiges\n', to: "## Litiges\n\nAprès une semaine d'essai, vous payez.\n", message: 'Write it with {{trialDays}}, in days.', at: 'une semaine' },
  { what: 'the length of the trial in a long word', file: terms, from: '## Litiges\n', to: "## Litiges\n\nAprès quatorze jours d'essai, vous payez.\n", message: '"quatorze jours d\'essai" writes out a fact', at: 'quatorze' },
  { what: 'the length of the trial in English', file: faq, from: '**Settings**', to: 'your 7-day trial', message: '"7-day trial" writes out a fact' },
  { what: 'the length of the trial in Spanish', file: 'support/support.es.yaml', from: /^cardsTitle: .*$/m, to: 'cardsTitle: Tres días de prueba', message: '"Tres días de prueba" writes out a fact' },
  ...['N jours pour y goûter', 'Une période d’essai : N jours', 'L’essai passe à N jours'].map((title) => (
    { what: `the length of the trial written out as ${title}`, file: trial, from: /^title: .*$/m, to: `title: "${title.replace('N', '14')}"`, message: 'Write it with {{trialDays}}, in days.' }
  )),
  { what: 'the number of foods written out', file: features, from: /^title: .*$/m, to: 'title: Plus de 2 millions d’aliments', message: 'Write it with {{foodMillions}}.' },
  { what: 'the number of foods in Spanish', file: 'support/support.es.yaml', from: /^cardsTitle: .*$/m, to: 'cardsTitle: Un millón de alimentos', message: '"Un millón de alimentos" writes out a fact' },
  { what: 'the precision written out', file: features, from: /^title: .*$/m, to: 'title: Juste dans 95 % des cas', message: 'Write it with {{accuracyMin}} and {{accuracyMax}}.' },
  { what: 'the precision written out in English', file: faq, from: '**Settings**', to: 'right 95% of the time', message: '"right 95% of the time" writes out a fact' },
  { what: 'the precision written out in Spanish', file: 'support/support.es.yaml', from: /^cardsTitle: .*$/m, to: 'cardsTitle: Acierta entre el 85 y el 90 % de las veces', message: '"Acierta entre el 85 y el 90 % de las veces" writes out a fact' },
  { what: 'https: in capitals', file: notFound, from: 'to: /support/fr', to: 'to: HTTPS://example.com/', message: 'to is "HTTPS://example.com/". Write https:// in small letters.' },
  { what: 'https: in capitals in Markdown', file: terms, from: '(/privacy)', to: '(Https://example.com/)', message: 'Write https:// in small letters.' },
  { what: 'a link to the help in another language', file: notFound, from: 'to: /support/fr', to: 'to: /support', message: 'The page /support is in another language. Write /support/fr.' },
  { what: 'a link in an answer that leads nowhere', file: faq, from: '(/privacy)', to: '(/private)', message: 'Did you mean "/privacy"?' },
  { what: 'a link in Markdown that leads nowhere', file: terms, from: '(/privacy)', to: '(/privacy#donnee)', message: 'There is no section #donnee on the page /privacy' },
  { what: 'a link in Markdown that is none', file: terms, from: '(/privacy)', to: '(privacy)', message: 'The link is "privacy". Write a page' },
  { what: 'a page whose address changed', file: support, from: 'path: /support', to: 'path: /help', message: 'There is no page /support', reportedIn: 'navigation.en.yaml', at: 'to: /support' },
  { what: 'an address of a page that is none', file: support, from: 'path: /support', to: 'path: /Support', message: 'in small letters without accents' },
  { what: 'an address of a page with a slash at its end', file: privacy, from: 'path: /privacy', to: 'path: /privacy/', message: 'not end with one' },
  { what: 'two pages with one address', file: terms, from: 'path: /terms', to: 'path: /privacy', message: 'belongs to content/legal/privacy.md too. Keep it in one file', diagnostics: 2 },
  { what: 'two pages with one address, in the other file', file: terms, from: 'path: /terms', to: 'path: /privacy', message: 'belongs to content/legal/terms.md too', reportedIn: privacy, at: 'path: ', diagnostics: 2 },
  { what: 'an address that the site uses', file: support, from: 'path: /support', to: 'path: /admin', message: 'is used by the site itself', diagnostics: 2 },
  { what: 'a button that leads nowhere', file: support, from: / {6}to: "#faq"\n/, to: '', message: 'Write where the button leads', at: '      label: Browse the answers' },
  { what: 'a button that leads two ways', file: support, from: 'label: Start a chat', to: 'label: Start a chat\n      to: "#faq"', message: 'stands beside "service"' },
  { what: 'a service without words for its absence', file: support, from: /^ {4}unavailable:\n(?: {6}.*\n)+/m, to: '', message: 'unavailable is missing', at: '- title: Live Chat' },
  { what: 'an unknown service', file: support, from: 'service: forumUrl', to: 'service: forumURL', message: 'Did you mean "forumUrl"?' },

  // Translations
  { what: 'a word that is not translated', file: 'support/support.es.yaml', from: /^ {2}noneText: >-\n(?: {4}.*\n)+/m, to: '', message: 'noneText is missing', at: 'label: Buscar' },
  { what: 'an answer that is not translated', file: 'support/faq.fr.yaml', from: /^ {8}answer: >-\n(?: {10}.*\n)+/m, to: '', message: 'answer is missing', at: 'id: recognition-accuracy' },

  // Ids
  { what: 'an id twice', file: faq, from: 'id: offline-use', to: 'id: sync-devices', message: 'stands twice', at: 'id: sync-devices\n        question: Is my' },
  { what: 'an id with a capital and a space', file: faq, from: 'id: offline-use', to: 'id: Offline use', message: 'made of small letters' },
  { what: 'an id that the page uses', file: faq, from: 'id: offline-use', to: 'id: content', message: 'names another part of the page' },
  { what: 'an id as the page makes them', file: faq, from: 'id: offline-use', to: 'id: faq-title', message: 'names another part of the page' },
  { what: 'a link home without its visible words', file: words, from: /^homeLabel: .*$/m, to: 'homeLabel: Accueil', message: 'Write "{{name}}" into it' },
  { what: 'a badge without its visible words', file: words, from: /^ {2}alt: .*$/m, to: '  alt: Notre application', message: 'Write "Télécharger dans l’App Store" into it' },
  { what: 'two navigations of one name', file: words, from: /^ {2}contents: .*$/m, to: '  contents: Autres documents', message: 'names another part of the page too', at: 'others:' },
  { what: 'a section with the name of the headline', file: hero, from: /^headline:\n(?: {2}- .*\n)+/m, to: 'headline: ["Trois gestes, et bon appétit"]\n', message: 'names another part of the page too', reportedIn: steps, at: 'title: Trois gestes' },
  { what: 'two sections of one name', file: trial, from: /^title: .*$/m, to: 'title: Trois gestes, et bon appétit', message: 'names another part of the page too', reportedIn: steps, at: 'title: Trois gestes' },
  { what: 'an id that names another part of the page', file: faq, from: 'id: offline-use', to: 'id: contact', message: 'names another part of the page' },

  // Pictures
  { what: 'a picture that is missing', file: features, from: 'features/photo.svg', to: 'features/photos.svg', message: 'Did you mean "photo.svg"?' },
  { what: 'a picture in capitals', file: features, from: 'features/photo.svg', to: 'features/Photo.svg', message: 'There is no picture' },
  { what: 'a picture whose accents are signs of their own', file: features, from: 'features/photo.svg', to: 'test/\u00e9t\u00e9.svg', message: 'Name the picture without accents' },
  { what: 'a drawing that is too heavy', file: features, from: 'features/photo.svg', to: 'test/heavy.svg', message: 'weighs 61 KB; a drawing weighs 60 KB at most' },
  { what: 'a drawing without a viewBox', file: features, from: 'features/photo.svg', to: 'test/shapeless.svg', message: 'has no viewBox="…"' },
  { what: 'a drawing in units of its own', file: features, from: 'features/photo.svg', to: 'test/tiny.svg', message: 'smaller than one pixel' },
  { what: 'a photo laid on a drawing', file: features, from: 'features/photo-brackets.svg', to: 'test/upright.jpg', message: 'cannot stand here. Use one of: svg.' },
  { what: 'a scrolled screenshot', file: hero, from: 'screens/meal.svg', to: 'test/tall.svg', message: 'a screen of the app is at most 2.5 times as high as wide' },
  { what: 'a picture outside the folder', file: features, from: '../images/features/photo.svg', to: '../../artwork/photo.svg', message: 'not in content/images' },
  { what: 'a folder in place of a picture', file: features, from: '../images/features/photo.svg', to: '../images/features/', message: /^There is no picture \.\.\/images\/features\/\. Put it there, or write the path of another picture\.$/ },
  { what: 'a path from the wrong folder', file: features, from: '../images/features/photo.svg', to: 'images/features/photo.svg', message: 'begins with ../images/' },
  { what: 'a drawing for a screenshot', file: hero, from: 'screens/meal.svg', to: 'hero/table.svg', message: 'a screen of the app is at least 1.7 times as high as wide' },
  { what: 'a screenshot that is too small', file: hero, from: 'screens/meal.svg', to: 'test/small.png', message: 'is 2 pixels wide; at least 900 are needed' },
  { what: 'a shared picture of the wrong size', file: page, from: 'share/landing.png', to: 'test/small.png', message: '1200 × 630 are needed here' },
  { what: 'a picture that is none', file: hero, from: 'screens/meal.svg', to: 'test/broken.png', message: 'cannot be read as PNG' },
  { what: 'a PNG that is cut off', file: hero, from: 'screens/meal.svg', to: 'test/half.png', message: 'test/half.png is cut off. Export it again.' },
  { what: 'a JPEG that is cut off', file: hero, from: 'screens/meal.svg', to: 'test/half.jpg', message: 'test/half.jpg is cut off. Export it again.' },
  { what: 'a JPEG that is turned', file: hero, from: 'screens/meal.svg', to: 'test/turned.jpg', message: 'turned by a note of the camera. Export it upright.' },
  { what: 'a folder with the name of a drawing', file: features, from: 'features/photo.svg', to: 'test/folder.svg', message: 'There is no picture' },
  { what: 'a picture within a picture', file: features, from: 'features/photo.svg', to: 'features/photo.svg/a.svg', message: 'There is no picture' },
  { what: 'a missing alternative text', file: hero, from: /^ {2}alt: >-\n(?: {4}.*\n)+/m, to: '', message: 'alt is missing', at: 'image: ' },
  ...['camille.svg', 'images/testimonials/camille.svg', 'Capture d’écran 2025-06-15 à 10.22.33.PNG', 'IMG_1234.jpeg'].map((name) => (
    { what: `an alternative text that names the file ${name}`, file: testimonials, from: /^ {4}alt: .*$/m, to: `    alt: ${name}`, message: 'alt is the name of a file. Write what the picture shows.' }
  )),
  { what: 'an empty alternative text', file: testimonials, from: /^ {4}alt: .*$/m, to: '    alt: ""', message: 'alt is empty' },

  // Words
  { what: 'a banned word', file: features, from: /^title: .*$/m, to: 'title: Adieu les craquages', message: '"craquages" is among the words that this site does not use. Write "envie"' },
  { what: 'a banned word in capitals without accents', file: features, from: /^title: .*$/m, to: 'title: Programme DETOX', message: '"DETOX"' },
  { what: 'a banned word with its accent and its hyphen', file: features, from: /^title: .*$/m, to: 'title: Le repas brûle-graisse', message: '"brûle-graisse" is among the words that this site does not use. Write "énergie"' },
  { what: 'a banned word in the feminine', file: features, from: 'Pas de bons ni', to: 'Aucune envie interdite, pas de bons ni', message: '"interdite"' },
  { what: 'banned words over a line break', file: trial, from: '>-\n', to: '>-\n  Une silhouette\n  de rêve.\n', message: '"silhouette de rêve"', at: 'Une silhouette' },
  { what: 'a banned word in Markdown', file: terms, from: '## Litiges\n', to: '## Litiges\n\nCela est **interdit**.\n', message: '"interdit"', at: 'Cela est' },
  { what: 'a banned word in an answer', file: faq, from: 'Yes, for basic', to: 'Get your summer body, for basic', message: '"summer body"' },
  { what: 'a banned word in a head', file: terms, from: /^title: .*$/m, to: 'title: Un écart de conduite', message: '"écart"' },
  ...['Après un écart', 'Fais un écart de quelques calories', 'Après un écart de 300 kcal', 'Tes écarts du week-end', 'Un écart de temps en temps', 'Un écart d’un soir, 300 kcal', 'Un écart entre deux repas', 'Ton écart de 300 kcal', 'Malgré un écart de 300 kcal', 'Rattrape un écart de 300 kcal', 'Pour compenser l’écart de 300 kcal'].map((title) => (
    { what: `« écart » as a fault, ${title}`, file: features, from: /^title: .*$/m, to: `title: ${title}`, message: /^"écarts?" is among the words that this site does not use\. Write "plaisir", or "différence" between numbers, or say it another way\.$/ }
  )),
  { what: '« gratuit » alone', file: hero, from: 'le plaisir de manger', to: 'le plaisir de manger, gratuitement', message: 'say in the same file for how many days' },
  { what: 'the length of the trial written out with « gratuit » alone', file: hero, from: 'le plaisir de manger', to: 'le plaisir de manger, 7 jours d’essai gratuit', message: 'say in the same file for how many days ({{trialDays}}), and that it renews, and' },
  { what: 'the length of the trial written out in a text with its terms', file: trial, from: /^title: .*$/m, to: 'title: 7 jours d’essai gratuit', message: '"7 jours d’essai" writes out a fact' },
  { what: '« gratuit » without the renewal', file: trial, from: 'puis l’abonnement se renouvelle', to: 'puis l’abonnement commence', message: 'that it renews' },
  { what: '« gratuit » without where to cancel', file: trial, from: 'dans ton compte App Store', to: 'dans ton compte', message: 'cancelled in the App Store', at: 'essai gratuit' },
  { what: 'a promise of an amount', file: hero, from: 'le plaisir de manger', to: 'le plaisir de manger et tu perds 5 kg', message: 'promises an amount' },
  { what: 'a promise of a rate', file: features, from: /^title: .*$/m, to: 'title: Trois kilos en deux semaines', message: 'promises an amount' },
  { what: 'a promise in signs', file: features, from: /^title: .*$/m, to: 'title: "-3 kg dès le premier mois"', message: '-3 kg' },
  { what: 'a promise of time', file: features, from: /^title: .*$/m, to: 'title: Mincis enfin en 4 semaines', message: 'promises an amount' },
  ...['Pierde 5 kilos con nosotras', 'Adelgaza en tres semanas', 'Dos tallas menos'].map((title) => (
    { what: `a promise in Spanish, ${title}`, file: 'support/support.es.yaml', from: /^cardsTitle: .*$/m, to: `cardsTitle: ${title}`, message: 'promises an amount' }
  )),
  { what: 'a promise of time, made with a telephone', file: features, from: /^title: .*$/m, to: 'title: Maigris avec ton téléphone en 10 jours', message: 'promises an amount' },
  { what: 'a promise of time, with a word that begins as « compte »', file: features, from: /^title: .*$/m, to: 'title: Perds du poids sans compter, en 10 jours', message: 'promises an amount' },
  { what: 'a promise with what one drops', file: support, from: /^cardsTitle: .*$/m, to: 'cardsTitle: Drop a dress size in two weeks', message: 'promises an amount' },
  { what: 'a promise of one month', file: support, from: /^cardsTitle: .*$/m, to: 'cardsTitle: Lose it all in one month', message: 'promises an amount' },
  { what: 'a promise in English', file: support, from: /^cardsTitle: .*$/m, to: 'cardsTitle: Lose 10 pounds with us', message: 'promises an amount' },
  { what: 'the rating without its source', file: hero, from: /source: .*/, to: 'source: selon nos clientes', message: 'lacks its source', at: 'score' },
  { what: 'the rating without its source, in braces with spaces', file: features, from: /^title: .*$/m, to: 'title: "Notée {{ rating }}"', message: 'lacks its source' },
  { what: 'another number than the stars', file: hero, from: '{{rating}}', to: '5', message: 'Write "{{rating}}"' },
  { what: 'stars without their number for those who do not see them', file: words, from: /^ratingAlt: .*$/m, to: 'ratingAlt: Note moyenne', message: 'Write "{{rating}}"' },
  { what: 'a disclaimer that says nothing of health', file: navigation, from: /disclaimer: >-\n.*\n.*\n/, to: 'disclaimer: Mange ce que tu aimes.\n', message: 'Write, for instance, « ne remplace pas' },
  { what: 'a quote in quotation marks', file: testimonials, from: /quote: >-\n.*\n.*\n/, to: "quote: « J’ai compris. »\n", message: 'stands in quotation marks' },
  ...['« J’ai compris. »', '‘J’ai compris.’', '„J’ai compris.“', '"« J’ai dit “oui”. »"'].map((quote) => (
    { what: `a quote in quotation marks, ${quote}`, file: testimonials, from: /quote: >-\n.*\n.*\n/, to: `quote: ${quote}\n`, message: 'quote stands in quotation marks. Remove them: the page has its own.' }
  )),
  { what: 'a word in italics in a plain text', file: hero, from: 'le plaisir de manger', to: 'le *plaisir* de manger', message: 'would see *plaisir*' },
  { what: 'a struck word in a plain text', file: hero, from: 'le plaisir de manger', to: 'le ~~plaisir~~ de manger', message: 'would see ~~' },
  { what: 'a comment in a folded text', file: trial, from: /^note: >-$/m, to: 'note: >-\n  # à revoir', message: 'would see # ' },
  { what: 'the rating written out without its source', file: features, from: /^title: .*$/m, to: 'title: Une application notée 4,9', message: 'lacks its source' },
  { what: 'a call to try the app without its terms', file: trial, from: /L’essai gratuit dure([\s\S]*?)l’abonnement se renouvelle,/, to: 'L’essai dure$1tu continues,', message: 'that it renews', at: 'text: >-' },
  { what: 'a second exclamation mark on a page', file: features, from: /^title: .*$/m, to: 'title: Bravo ! Encore !', message: 'has an exclamation mark already' },
  { what: 'exclamation marks in two files of a page', file: steps, from: /bon appétit/, to: 'bon appétit ! Vraiment !', message: 'has an exclamation mark already' },

  // Markdown
  { what: 'HTML in Markdown', file: terms, from: '## Litiges\n', to: '## Litiges\n\n<div>Texte</div>\n', message: 'HTML is not allowed', at: '<div>' },
  { what: 'HTML in an answer', file: faq, from: '**Settings**', to: '<b>Settings</b>', message: 'HTML is not allowed', diagnostics: 2 },
  { what: 'a comment in Markdown', file: terms, from: '## Litiges\n', to: '## Litiges\n\n<!-- à revoir -->\n', message: 'HTML is not allowed', at: '<!--' },
  { what: 'a heading of the first level', file: terms, from: '## Litiges', to: '# Litiges', message: 'Write ## for a section' },
  { what: 'a heading too deep', file: terms, from: '## Litiges', to: '#### Litiges', message: 'Write ### instead of ####' },
  { what: 'a level left out', file: terms, from: '## Définitions', to: '### Définitions', message: 'A ### needs a ## above it' },
  { what: 'a heading twice', file: terms, from: '## Litiges', to: '## Traduction', message: 'stands twice', at: '## Traduction\n\nLes présentes' },
  { what: 'a heading without text', file: terms, from: '## Litiges', to: '##', message: 'has no text' },
  ...['II.', 'IV -', 'V)', 'I :', 'X.', 'XI :', 'Article X :', 'Article XII –'].map((number) => (
    { what: `a heading numbered ${number}`, file: terms, from: '## Litiges', to: `## ${number} Litiges`, message: `The page numbers its sections itself. Remove ${number} from the title.` }
  )),
  { what: 'a heading without a space', file: terms, from: '## Litiges', to: '##Litiges', message: 'space is missing after the #' },
  { what: 'a line that makes a heading', file: terms, from: '\n## Litiges', to: '---\n\n## Litiges', message: 'makes a heading of the text above it', at: 'Ce choix ne prive pas' },
  { what: 'a heading in an answer', file: faq, from: /answer: >-\n {10}Yes, for.*\n.*\n/, to: 'answer: "## Yes, for basic logging"\n', message: 'heading is not allowed' },
  { what: 'bold that is not closed', file: faq, from: '**Settings**', to: '**Settings', message: 'bold text is not closed' },
  { what: 'code that is not closed', file: faq, from: '**Settings**', to: '`Settings', message: 'opened and not closed' },
  { what: 'a text indented into code', file: terms, from: '## Litiges\n', to: '## Litiges\n\n    Texte\n', message: 'shown as code', at: '    Texte' },
  { what: 'a link without text', file: terms, from: '[politique de confidentialité](/privacy), qui', to: '[](/privacy), qui', message: 'The link has no text' },
  { what: 'a link without address', file: terms, from: '[politique de confidentialité](/privacy), qui', to: '[politique de confidentialité](), qui', message: 'The link has no address' },
  { what: 'a link with a space before its address', file: terms, from: '](/privacy), qui', to: '] (/privacy), qui', message: 'The link is not whole' },
  { what: 'a link with a title', file: terms, from: '## Litiges\n', to: '## Litiges\n\n[Aide](/support "Menu > Aide")\n', message: 'The link has a title after its address', at: '[Aide]' },
  { what: 'a picture without alternative text', file: terms, from: '## Litiges\n', to: '## Litiges\n\n![](../images/motifs/terms.svg)\n', message: 'Pictures are not shown in this text. Remove the picture.', at: '![]' },
  { what: 'a product written with stars', file: faq, from: '**Settings**', to: '2*3*4 settings', message: 'Write ×, or \\* for a star' },
  { what: 'a list with the signs of a word processor', file: terms, from: '## Litiges\n', to: '## Litiges\n\nIl faut :\n• un ;\n• deux.\n', message: 'Begin each entry with "- " (or "1. "), with an empty line above the first.', at: '• un' },
  { what: 'a list with dashes in an answer', file: faq, from: /answer: >-\n {10}Yes, for/, to: 'answer: |\n          – one\n          – two\n\n          Yes, for', message: 'Begin each entry with "- "', at: '– one' },
  { what: 'a list that begins with 2 right below a paragraph', file: terms, from: '## Litiges\n', to: '## Litiges\n\nUn mot.\n2. Un autre.\n', message: 'A number begins no list right below other words', at: '2. Un' },
  { what: 'a table without its rule', file: terms, from: '## Litiges\n', to: '## Litiges\n\n| un | deux |\n| 1 | 2 |\n', message: 'There are no tables here. Write a list: "- " begins each entry.', at: '| un' },
  { what: 'a table pasted from a spreadsheet', file: terms, from: '## Litiges\n', to: '## Litiges\n\nun\tdeux\n1\t2\n', message: 'There are no tables here', at: 'un\tdeux' },
  { what: 'a list of tasks', file: terms, from: '## Litiges\n', to: '## Litiges\n\n- un\n- [x] deux\n', message: 'There are no boxes to tick here. Write the entry without [ ] or [x]', at: '- [x]' },
  { what: 'an entry without text', file: terms, from: '## Litiges\n', to: '## Litiges\n\n- un\n-\n- trois\n', message: 'Nothing stands in this entry. Write its text, or remove it.', at: '-\n- trois' },
  { what: 'emphasis that is not closed', file: faq, from: '**Settings**', to: '*Settings', message: 'The emphasis is not closed. Write * right before and right after its words' },
  { what: 'a line break at the end of a paragraph', file: terms, from: '## Litiges\n', to: '## Litiges\n\nUn\ndeux.\\\n', message: 'The \\ at the end is seen', at: 'deux.' },
  { what: 'a heading with nothing below it', file: terms, from: '## Litiges\n', to: '## Médiation\n\n## Litiges\n', message: 'Nothing stands below this heading. Write its text, or remove it.', at: '## Médiation' },
  { what: 'a smaller heading with nothing below it', file: terms, from: '## Litiges\n', to: '### Médiation\n\n## Litiges\n', message: 'Nothing stands below this heading', at: '### Médiation' },
  { what: 'a heading at the end', file: terms, from: /$/, to: '\n## Médiation\n', message: 'Nothing stands below this heading', at: '## Médiation' },
  { what: 'a heading with a no-break space', file: terms, from: '## Litiges', to: '##\u00a0Litiges', message: 'The space after ## is a no-break space. Type an ordinary space in its place.' },
  { what: 'a list with no-break spaces', file: terms, from: '## Litiges\n', to: '## Litiges\n\n-\u00a0un ;\n-\u00a0deux.\n', message: 'The space after - is a no-break space', at: '-\u00a0un' },
  { what: 'a list with the signs of a word processor and empty lines', file: terms, from: '## Litiges\n', to: '## Litiges\n\nIl faut :\n\n• un ;\n\n• deux.\n', message: 'Begin each entry with "- "', at: '• un', diagnostics: 2 },
  { what: 'a footnote', file: terms, from: '## Litiges\n', to: '## Litiges\n\nUn mot[^1].\n\n[^1]: note\n', message: 'There are no footnotes here. Write the note into the text, in parentheses.', at: 'Un mot' },
  { what: 'a footnote in an answer', file: faq, from: '**Settings**', to: 'Settings[^1]', message: 'There are no footnotes here' },
  { what: 'a # at the beginning of an answer', file: faq, from: /answer: >-\n {10}Yes, for/, to: 'answer: >-\n          #yes, for', message: 'Write \\# for the sign', at: '#yes' },

  // Legal documents
  { what: 'no head', file: terms, from: /^---\n[\s\S]*?\n---\n/, to: '', message: 'head of the file is missing', at: '' },
  { what: 'a head that is not closed', file: terms, from: /\n---\n/, to: '\n', message: 'head of the file is not closed', at: '---' },
  { what: 'a missing date', file: terms, from: /^updated: .*\n/m, to: '', message: 'updated is missing', at: 'title:' },
  { what: 'an unknown key in a head', file: terms, from: 'lang: fr', to: 'langue: fr', message: 'Did you mean "lang"?' },
  { what: 'an unknown language', file: terms, from: 'lang: fr', to: 'lang: french', message: 'must be a language code' },
  ...['français', 'fr_FR', 'f', '"fr "', '{{name}}'].map((lang) => (
    { what: `the language ${lang}`, file: terms, from: 'lang: fr', to: `lang: ${lang.replace(/^{.*/, '"$&"')}`, message: 'lang must be a language code of two letters' }
  )),
  { what: 'a language that is none, beside another mistake', file: terms, from: /^lang: fr\npath: /m, to: 'lang: français\npaths: ', message: 'lang must be a language code of two letters', diagnostics: 2 },
  { what: 'a tab in a head', file: terms, from: 'lang: fr', to: 'lang:\n\tfr', message: 'tab', at: '\tfr' },
  { what: 'no text below the head', file: privacy, from: /(\n---\n)[\s\S]*$/, to: '$1', message: 'The document has no text', at: /(?<=\n)---/ },
  { what: 'terms that do not name a fact', file: terms, from: '{{governingState}}', to: 'Wyoming', message: 'write {{governingState}} where it belongs', at: 'title:', diagnostics: 2 },
  { what: 'no terms', file: terms, from: 'path: /terms', to: 'path: /conditions', message: 'There is no document with "path: /terms"', at: '---', diagnostics: 6 },
  { what: 'less notice than promised', file: terms, from: announcement, to: 'updated: 2025-06-15\nchanges: Le délai de réponse change pour tout le monde.\neffective: 2025-07-14\n', message: 'is 29 days after updated (2025-06-15), and the terms promise 30', at: 'effective: ' },
  { what: 'effective before it is announced', file: privacy, from: announcement, to: 'updated: 2025-06-15\nchanges: Le délai de réponse change pour tout le monde.\neffective: 2025-06-14\n', message: 'lies before updated', at: 'effective: ' },
  { what: 'a change that is not described', file: privacy, from: announcement, to: 'updated: 2025-06-15\neffective: 2030-01-01\n', message: 'changes is missing', at: 'title:' },
  { what: 'a change without its day', file: privacy, from: announcement, to: 'updated: 2025-06-15\nchanges: Le délai de réponse change pour tout le monde.\n', message: 'needs "effective:" beside it', at: 'changes:' },
];

const copy = new ContentCopy();
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAYAAABytg0kAAAAEUlEQVR42mNk+M9QzwAEjDAGABYEAgHWlBgOAAAAAElFTkSuQmCC',
  'base64',
);
copy.write('images/test/small.png', png);
copy.write('images/test/half.png', png.subarray(0, -4));
/** A JPEG of 1000 × 2000 pixels without any, with a note of the camera, which ends as a smaller picture would. */
const jpeg = (orientation: string, end = 'ffd9') => {
  const note = `4578696600004d4d002a00000008000101120003000000010${orientation}000000000000`.padEnd(64, '0');
  return Buffer.from(`ffd8ffe10024${note}ffd9ffc0000b0807d003e801011100ffffda0008010100003f00${end}`, 'hex');
};
copy.write('images/test/upright.jpg', jpeg('001', 'ffd900ff0053454654'));
copy.write('images/test/turned.jpg', jpeg('006'));
copy.write('images/test/half.jpg', jpeg('001', ''));
copy.write('images/test/folder.svg/a.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
copy.write('images/test/e\u0301te\u0301.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
copy.write('images/test/broken.png', 'no picture');
copy.write(
  'images/test/heavy.svg',
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0${' h1'.repeat(20_000)}"/></svg>`,
);
copy.write('images/test/tiny.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 0.4"/>');
copy.write('images/test/tall.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 6000"/>');
copy.write('images/test/shapeless.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
afterAll(() => copy.remove());

/** Checks the content with one file replaced, which is put back afterwards. */
function checkWith(file: string, broken: string): Diagnostic[] {
  const whole = copy.read(file);
  copy.write(file, broken);
  try {
    return checkContent(copy.dir);
  } finally {
    copy.write(file, whole);
  }
}

function lineOf(text: string, part: string | RegExp): number {
  const offset = typeof part === 'string' ? text.indexOf(part) : text.search(part);
  if (offset < 0) throw new Error(`The broken file does not hold ${part}`);
  return text.slice(0, offset).split('\n').length;
}

function firstChangedLine(before: string, after: string): number {
  const lines = before.split('\n');
  return after.split('\n').findIndex((line, index) => line !== lines[index]) + 1;
}

test('the table holds at least 80 broken versions', () => {
  expect(table.length).toBeGreaterThanOrEqual(80);
});

test('the copy passes as long as nothing is broken', () => {
  expect(checkContent(copy.dir)).toEqual([]);
});

describe('refused, with file, line and words:', () => {
  test.each(table)('$what ($file)', ({ file, from, to, message, at, reportedIn = file, diagnostics = 1 }) => {
    const whole = copy.read(file);
    const broken = whole.replace(from, to);
    expect(broken).not.toBe(whole);

    const found = checkWith(file, broken);
    const reported = reportedIn === file ? broken : copy.read(reportedIn);
    const line = at === undefined ? firstChangedLine(whole, broken) : lineOf(reported, at);
    expect(found).toContainEqual({
      file: `content/${reportedIn}`,
      line,
      column: expect.any(Number),
      message: typeof message === 'string' ? expect.stringContaining(message) : expect.stringMatching(message),
    });
    expect(found).toHaveLength(diagnostics);
  });
});

type FileMutation = { what: string; change: (copy: ContentCopy) => void; reported: [file: string, message: string][] };

/** Files added and taken away. */
// biome-ignore format: one broken version a line
const fileTable: FileMutation[] = [
  ...[site, words, navigation, page, hero, features, steps, testimonials, trial, notFound, 'errors/unexpected.yaml'].map((file) => ({
    what: `${file} is gone`,
    change: (one: ContentCopy) => one.delete(file),
    reported: [[file, 'The file is missing. Bring it back']] as [string, string][],
  })),
  { what: 'a page of the law is gone', change: (one) => one.delete(terms), reported: [[terms, 'There is no document with "path: /terms"'], [privacy, 'There is no page /terms'], [privacy, 'There is no page /terms'], [site, 'No content uses this fact']] },
  { what: 'the questions are gone', change: (one) => one.delete(faq), reported: [[faq, 'The file is missing. content/support/support.en.yaml needs it']] },
  { what: 'the help page is gone', change: (one) => one.delete(support), reported: [[support, 'The file is missing. content/support/faq.en.yaml needs it'], ['navigation.en.yaml', 'There is no page /support']] },
  { what: 'the English words are gone', change: (one) => one.delete('interface.en.yaml'), reported: [['interface.en.yaml', 'The file is missing']] },
  { what: 'a name is misspelt', change: (one) => one.write('landing/heroo.yaml', one.read(hero)), reported: [['landing/heroo.yaml', 'This file is not part of the site.']] },
  { what: 'a file is renamed', change: (one) => { one.write('landing/heros.yaml', one.read(hero)); one.delete(hero); }, reported: [['landing/heros.yaml', 'Did you mean "landing/hero.yaml"?'], [hero, 'The file is missing']] },
  ...['cookies.md.txt', 'cookies.MD', 'cookies.txt', 'fr/cookies.md', 'cookies.markdown'].map((name) => (
    { what: `a document is called ${name}`, change: (one: ContentCopy) => one.write(`legal/${name}`, one.read(privacy)), reported: [[`legal/${name}`, 'This file is not part of the site. Did you mean "legal/cookies.md"?']] as [string, string][] }
  )),
  { what: 'a name ends in .yml', change: (one) => one.write('landing/hero.yml', one.read(hero)), reported: [['landing/hero.yml', 'This file is not part of the site.']] },
  { what: 'a picture lies beside the texts', change: (one) => one.write('landing/photo.png', 'x'), reported: [['landing/photo.png', 'move it to content/images']] },
  { what: 'questions are in Arabic', change: (one) => one.write('support/faq.ar.yaml', one.read(faq)), reported: [['support/faq.ar.yaml', 'from right to left']] },
  { what: 'a file is in an unknown language', change: (one) => one.write('support/faq.xx.yaml', one.read(faq)), reported: [['support/faq.xx.yaml', '"xx" in the file name is no language code']] },
  { what: 'questions in German have no page', change: (one) => one.write('support/faq.de.yaml', one.read(faq)), reported: [['support/support.de.yaml', 'content/support/faq.de.yaml needs it']] },
  { what: 'the help page in Spanish has no search words', change: (one) => one.delete('support/synonyms.es.yaml'), reported: [['support/synonyms.es.yaml', 'content/support/support.es.yaml needs it']] },
  { what: 'a menu in German has no words', change: (one) => one.write('navigation.de.yaml', one.read('navigation.en.yaml')), reported: [['interface.de.yaml', 'content/navigation.de.yaml needs it']] },
  { what: 'a legal page in German has no menu', change: (one) => one.write('legal/impressum.md', legalPage('de', '/impressum')), reported: [['navigation.de.yaml', 'content/legal/impressum.md needs it'], ['interface.de.yaml', 'content/legal/impressum.md needs it']] },
  { what: 'a second page has the same address', change: (one) => one.write('legal/zebra.md', legalPage('fr', '/terms')), reported: [['legal/zebra.md', 'belongs to content/legal/terms.md too'], [terms, 'belongs to content/legal/zebra.md too']] },
];

function legalPage(lang: string, address: string): string {
  const description = 'Une description assez longue pour être affichée, qui dit ce que la page contient.';
  return `---\ntitle: Mentions\ndescription: ${description}\nlang: ${lang}\npath: ${address}\nupdated: 2025-06-15\n---\n\nTexte.\n`;
}

function addGerman(one: ContentCopy): void {
  one.write('support/support.de.yaml', one.read(support).replace('path: /support', 'path: /support/de'));
  for (const name of ['support/faq', 'support/synonyms', 'navigation', 'interface'])
    one.write(`${name}.de.yaml`, one.read(`${name}.en.yaml`).replace(/to: \/support$/gm, 'to: /support/de'));
}

describe('files:', () => {
  test.each(fileTable)('$what', ({ change, reported }) => {
    const other = new ContentCopy();
    change(other);
    const found = checkContent(other.dir);
    for (const [file, message] of reported) {
      expect(found).toContainEqual(
        expect.objectContaining({ file: `content/${file}`, message: expect.stringContaining(message) }),
      );
    }
    other.remove();
  });
});

test('a drawing that is none is told of once, where it stands', () => {
  const other = new ContentCopy();
  other.write('images/none.svg', 'Bonjour');
  other.write(features, other.read(features).replace('features/photo.svg', 'none.svg'));
  expect(checkContent(other.dir).map(({ file }) => file)).toEqual(['content/images/none.svg']);
  other.remove();
});

test.each(['legal/a.md', 'legal/z.md'])(
  'of a document and its copy %s, each is told of the other, and nothing else',
  (file) => {
    const other = new ContentCopy();
    other.write(file, legalPage('fr', '/terms'));
    expect(checkContent(other.dir).map((one) => [one.file, one.line, one.message])).toEqual(
      [file, terms]
        .toSorted()
        .map((one) => [
          `content/${one}`,
          5,
          `The address /terms belongs to content/${one === file ? terms : file} too. Keep it in one file, and write another in the other.`,
        ]),
    );
    other.remove();
  },
);

test('a mark of a text and one of its fact are each reported where they stand', () => {
  const other = new ContentCopy();
  other.write('site.yaml', other.read('site.yaml').replace('value: Mirabelle', 'value: Yum!'));
  other.write('legal/x.md', legalPage('fr', '/x').replace('Texte.', '{{name}} et plus !'));
  expect(checkContent(other.dir).map(({ file, line, column }) => [file, line, column])).toEqual([
    ['content/legal/x.md', 9, 18],
    ['content/site.yaml', 10, 3],
  ]);
  other.remove();
});

test('titles that are no texts are not compared', () => {
  const other = new ContentCopy();
  for (const one of ['x', 'y'])
    other.write(`legal/${one}.md`, legalPage('fr', `/${one}`).replace('title: Mentions', `title: {a: ${one}}`));
  expect(checkContent(other.dir).map(({ message }) => message)).toEqual(
    Array(2).fill(expect.stringContaining('title is a block of keys.')),
  );
  other.remove();
});

test('of a document and its copy at another address, the second is told of the first', () => {
  const other = new ContentCopy();
  other.write('legal/x.md', legalPage('fr', '/x'));
  other.write('legal/y.md', legalPage('fr', '/y').replace('title: Mentions', 'title: MENTIONS'));
  const message = 'title is that of content/legal/x.md too. Write another in one of the two.';
  expect(checkContent(other.dir)).toEqual([{ file: 'content/legal/y.md', line: 2, column: 8, message }]);
  other.write('legal/y.md', legalPage('en', '/y'));
  expect(checkContent(other.dir)).toEqual([]);
  other.remove();
});

test.each([
  [
    'a link',
    'legal/b.md',
    legalPage('fr', '/b').replace('Texte.', '[Texte](/bare#a).').replace('Mentions', 'Un lien'),
    'There is no section #a on the page /bare, which has none. Write /bare alone.',
  ],
  [
    'a form',
    'legal/bare.md',
    legalPage('fr', '/bare').replace('lang:', 'form: a\nlang:'),
    'There is no section #a: the document has none. Write ## and its title above the form.',
  ],
])('%s that names a section of a page without any', (_, file, text, message) => {
  const other = new ContentCopy();
  other.write('legal/bare.md', legalPage('fr', '/bare'));
  other.write(file, text);
  expect(checkContent(other.dir)).toEqual([expect.objectContaining({ file: `content/${file}`, message })]);
  other.remove();
});

describe('accepted, though it looks like a mistake:', () => {
  type Row = [what: string, file: string, from: RegExp | string, to: string];
  /** Below a heading of the terms. */
  const inTerms = (what: string, markdown: string): Row => [what, terms, '## Litiges\n', `## Litiges\n\n${markdown}\n`];
  const inText = (what: string, text: string): Row => [what, notFound, /^text: .*$/m, `text: ${text}`];
  const accepted: Row[] = [
    inText('inches', 'Elle tient sur un écran de 6,1".'),
    inText('a figure between straight marks', 'La règle "5 sur 7" a changé de place.'),
    inText('a quotation within a text', 'Elle dit « bientôt », puis change de place.'),
    inText('a quotation in a quotation', 'Elle dit « il a crié « bientôt », puis rien », et change de place.'),
    inText('a range with a dash', 'Elle revient dans 5 – 10 minutes.'),
    inTerms('a title that begins with a year', 'Rien.\n\n## 2025 : ce qui change\n\nRien.'),
    inTerms('an address with parentheses', '[un article](https://fr.example.org/wiki/Mirabelle_(fruit))'),
    [
      'a password that is lost in two weeks, in Spanish',
      'support/support.es.yaml',
      /^cardsTitle: .*$/m,
      'cardsTitle: Recupera tu cuenta si pierdes tu contraseña en dos semanas',
    ],
    [
      'access that is lost in two weeks',
      features,
      /^title: .*$/m,
      'title: Tu perdrais l’accès premium en deux semaines',
    ],
    [
      'a subscription that is lost in two weeks',
      support,
      /^cardsTitle: .*$/m,
      'cardsTitle: You lose premium in two weeks',
    ],
    ['a quotation in a text', notFound, /^title: .*$/m, 'title: « Vide », dit l’assiette'],
    ['two quotations in a text', notFound, /^title: .*$/m, 'title: “Vide” ou “pleine”'],
    ['quotation marks that are meant', notFound, /^title: .*$/m, 'title: "« Cette assiette est vide »"'],
    [
      'two quotations in a testimonial',
      testimonials,
      /quote: Une photo.*$/m,
      'quote: >-\n      « Enfin ! », me suis-je dit. Et ma fille : « Toi aussi ? »',
    ],
    ['a quotation in a testimonial', testimonials, /quote: Une photo.*$/m, 'quote: J’ai dit « oui » à « table ».'],
    ['two people of one name, age and rating', testimonials, /name: Camille\n {4}age: 27/, 'name: Nadia\n    age: 41'],
    ['two links of the 404 page with one address', notFound, 'to: /support/fr', 'to: /'],
    [
      'a mail link with all its fields',
      support,
      'subject=For%20the%20community',
      'subject=A%20question%3F&cc=a@b.example&bcc=c@b.example&body=You%20%26%20us',
    ],
    ['a telephone number', support, 'mailto:{{supportEmail}}?subject=For%20the%20community', 'tel:+33123456789'],
    ['funds that come back in days', features, /^title: .*$/m, 'title: Les fonds sont rendus en 5 jours'],
    ['a range of weights', features, /^title: .*$/m, 'title: Entre 50 – 60 kg, choisis'],
    ['a narrow range of weights', features, /^title: .*$/m, 'title: Des haltères de 2 - 3 kg'],
    ['a line that is dropped', support, /^cardsTitle: .*$/m, 'cardsTitle: Drop us a line and we answer in two days'],
    ['a telephone that was lost', features, /^title: .*$/m, 'title: Un téléphone perdu se remplace en deux jours'],
    ['a streak that is lost in days', support, /^cardsTitle: .*$/m, 'cardsTitle: You lose your streak in 3 days'],
    ['a telephone that is lost', support, /^cardsTitle: .*$/m, 'cardsTitle: Lost your iPhone? In 3 days we answer'],
    ['« écarter » is not « écart »', features, /^title: .*$/m, 'title: Sans rien écarter de ton assiette'],
    ...[
      'Un écart de quelques calories',
      "Un écart d'environ 5 à 10 %",
      'Des écarts de 20 g au plus',
      'Un écart d’une dizaine de grammes',
      'Un écart de plus ou moins 5 %',
      'Malgré un écart de 10 %',
      'Cela fait un écart de 5 points',
      'L’écart entre la photo et l’étiquette',
      'Tes photos restent à l’écart',
    ].map((title): Row => [`a difference, ${title}`, features, /^title: .*$/m, `title: ${title}`]),
    [
      'a short answer twice',
      faq,
      /answer: >-\n {10}(?:Yes\. As|Yes: over) (?:.*\n)*? {8}(?=keywords)/g,
      'answer: Yes, with premium.\n        ',
    ],
    [
      'a question that says more',
      faq,
      /question: Is there a minimum.*$/m,
      'question: Can I use the app offline, abroad?',
    ],
    [
      'links of the footer that differ by their subject',
      navigation,
      /to: \/#affiliate\n.*\n.*$/m,
      'to: mailto:{{supportEmail}}?subject=A\n        - label: Donner ton avis\n          to: mailto:{{supportEmail}}?subject=B',
    ],
    [
      'quotation marks that are meant, below >-',
      notFound,
      /^title: .*$/m,
      'title: >-\n  "Vide", dit l’assiette, "vide"',
    ],
    ['straight quotation marks that are meant', notFound, /^title: .*$/m, 'title: \'"Cette assiette est vide"\''],
    ['a copyright of this year', site, /copyrightYear: .*/, `copyrightYear: ${today().slice(0, 4)}`],
    ['a consent of today', testimonials, /^ {4}sample: true$/m, `    sample: false\n    consent: ${today()}`],
    ['a menu with a word that the site avoids', site, /^dataExportPath: .*$/m, 'dataExportPath: Réglages > Logiciel'],
    ['an entry on two lines', terms, '## Litiges\n', '## Litiges\n\n- Un\net deux.\n- Trois.\n  Quatre.\n'],
    [
      'a form to complete, everything in capitals',
      terms,
      '## Litiges\n',
      '## Litiges\n\nLe formulaire est à compléter, TODO inclus, XX fois.\n',
    ],
    ['the network X in a heading', terms, '## Litiges', '## X : notre compte'],
    ['losing weight as a goal', features, /^title: .*$/m, 'title: Perdre du poids ou en prendre'],
    ['an amount of food', features, /^title: .*$/m, 'title: 5 kg de pommes au marché'],
    ['one exclamation mark', features, /^title: .*$/m, 'title: Bravo !'],
    ['« gratuit » with its terms', trial, /^note: >-$/m, 'note: >-\n  Pendant l’essai gratuit, tout est ouvert.'],
    ['the rating with its source', features, /^title: .*$/m, 'title: Notée {{rating}} par nos premières testeuses'],
    ['a token in a keyword', faq, 'keywords: [accuracy,', 'keywords: ["{{name}}",'],
    ['emojis of several signs', features, /^title: .*$/m, 'title: Pour toi ❤️ et ta famille 👩‍👩‍👧'],
    ['letters of Portuguese in capitals', features, /^title: .*$/m, 'title: Le CORAÇÃO d’AMANHÃ, « AMANHÃ »'],
    ['an ampersand', features, /^title: .*$/m, 'title: Pain & fromage ; 3 < 5'],
    ['a quoted token', page, /^title: .*$/m, "title: '{{name}} prend ton assiette en photo'"],
    ['a # without a space before it', notFound, /^title: .*$/m, 'title: Cette assiette#1 est vide'],
    ['a comment on a line of its own', notFound, /^title:/m, '# The title\ntitle:'],
    ['a comment after a date', site, 'legalUpdated: 2025-06-15', 'legalUpdated: 2025-06-15 # the first day'],
    ['a comment after a link in quotes', support, 'to: "#faq"', 'to: "#faq" # the answers'],
    ['an address with a port', site, 'liveChatUrl: ""', 'liveChatUrl: https://chat.example:8080?a=b.c#d'],
    ['a site address with a port', site, 'https://mirabelle.example', 'https://mirabelle.example:8080'],
    ['an upright JPEG', hero, 'screens/meal.svg', 'test/upright.jpg'],
    ['spaces after the lines around a head', privacy, /^---\n([\s\S]*?\n)---\n/, '--- \t\n$1---\t \n'],
    ['the line endings of an old Mac', trial, /[\s\S]*/, copy.read(trial).replaceAll('\n', '\r')],
    ['a comment after a number', site, 'trialDays: 3', 'trialDays: 3 # days'],
    [
      'paragraphs after |',
      faq,
      /answer: >-\n {10}Yes, for basic logging\. /,
      'answer: |\n          Yes, for basic logging.\n\n          ',
    ],
    [
      'a list in an answer',
      faq,
      /answer: >-\n {10}Yes, for basic logging\. /,
      'answer: |\n          Yes:\n\n          - basic logging\n          - ',
    ],
    ['a link to a section of the law', faq, '(/privacy)', '(/privacy#definitions)'],
    ['a link to another question', faq, '(/privacy)', '(#offline-use)'],
    ['a link to a site whose address begins as this one’s', faq, '(/privacy)', '(https://mirabelle.example.org/)'],
    ['a link to another site', faq, '(/privacy)', '(https://www.apple.com/fr/?a=b#c)'],
    [
      'enough notice of a change',
      terms,
      announcement,
      'updated: 2025-06-15\neffective: 2025-07-15\nchanges: Le délai de réponse change pour tout le monde.\n',
    ],
    [
      'less notice for another document',
      privacy,
      announcement,
      'updated: 2025-06-15\neffective: 2025-06-20\nchanges: Le délai de réponse change pour tout le monde.\n',
    ],
    ['a confirmed fact', site, 'sample: true', 'sample: false'],
    ['a chat that is open', site, 'liveChatUrl: ""', 'liveChatUrl: https://chat.example.com/'],
    ['another name', site, 'value: Mirabelle', 'value: Prune & Cie'],
    ['an average reply that takes as long as the longest', site, 'averageResponseHours: 2', 'averageResponseHours: 24'],
    ['an alternative text about a kind of file', testimonials, /^ {4}alt: .*$/m, '    alt: Un menu avec le choix .png'],
    [
      'an alternative text that ends with a point',
      testimonials,
      /^ {4}alt: .*$/m,
      '    alt: Camille, devant une tarte.',
    ],
    ['a per cent sign in a mail link', support, 'subject=For%20the%20community', 'subject=100%25%20%C3%A9t%c3%a9'],
    ['one label in the menu and in the footer', navigation, 'label: Partenariats', 'label: Témoignages'],
    [
      'a long title with accents as signs of their own',
      features,
      /^ {2}- title: Une photo.*$/m,
      `  - title: ${'e\u0301'.repeat(50)}`,
    ],
    ['a longer trial', site, 'trialDays: 3', 'trialDays: 7'],
    inTerms(
      'the days of the law beside the trial',
      "Vous avez 14 jours, dès le début de l'essai, pour vous rétracter.",
    ),
    inTerms(
      'a day before the end of the trial',
      "Résiliez votre essai un jour avant sa fin, dès que l'essai gratuit a commencé.",
    ),
    inTerms('what is free by law', "L'exercice de vos droits est gratuit."),
    [
      'what somebody said of the trial',
      testimonials,
      /quote: >-\n {6}Ma fille(?:.*\n){3}/,
      'quote: Une semaine d’essai et je ne m’en passe plus.\n',
    ],
    ['the rating’s source with a number', hero, /source: .*/, 'source: selon nos 214 premières testeuses'],
    ['a weight that is the rating', features, /^title: .*$/m, 'title: Un yaourt contient 4,9 g de glucides'],
    [
      'a disclaimer in the words of most',
      navigation,
      /disclaimer: >-\n.*\n.*\n/,
      'disclaimer: "{{name}} ne saurait en aucun cas se substituer à l’avis d’un professionnel de santé."\n',
    ],
    ['a reply that takes a day', faq, '**Settings**', 'settings. Or drop us an email, we reply in one day'],
    ['half a million', site, /^foodMillions: .*$/m, 'foodMillions: 1.5'],
    ['months that are a present', features, /^title: .*$/m, 'title: Deux mois offerts avec un abonnement annuel'],
    ['a part of something else', features, /^title: .*$/m, 'title: Dans 30 % des cas, 2 millions de recettes'],
    inTerms('bold, code and a quotation in Markdown', '> **Oui**, *non* et `peut-être`.'),
    inTerms('stars between numbers, escaped or apart', 'Soit 2\\*3\\*4, ou 2 * 3 * 4.'),
    inTerms('a dialogue of one line', 'On dit :\n— Bonjour.'),
    inTerms('a list that begins with 2 below an empty line', 'Un mot.\n\n2. deux\n3. trois'),
    inTerms('a stroke in the midst of words, and a tab', 'Un | deux\nou\ttrois.'),
    inTerms('the stars of a note', 'Soit 12 €* par mois*.\n\n\\*Un prix, *ou* deux.'),
    inTerms('a line break by a backslash', 'Un\\\ndeux.'),
    inTerms('an entry that begins with a bracket', '- [sic] un\n- deux'),
    inTerms('a heading right above a smaller one', '### En bref'),
    [
      'a heading of which the text waits for a fact',
      terms,
      '## Litiges\n',
      '## Médiation\n\n{{publisherName}}.\n\n## Litiges\n',
    ],
    [
      'an escaped # at the beginning of an answer',
      faq,
      /answer: >-\n {10}Yes, for/,
      'answer: >-\n          \\#yes, for',
    ],
    ['a sentence of 35 words in the law', terms, '## Litiges\n', `## Litiges\n\n${'mot '.repeat(34)}fin.\n`],
    inTerms('a fact that nobody gave, in a paragraph of the law', '{{publisherName}}.'),
  ];

  test.each(accepted)('%s', (_, file, from, to) => {
    const whole = copy.read(file);
    const changed = whole.replace(from, to);
    expect(changed).not.toBe(whole);
    expect(checkWith(file, changed)).toEqual([]);
  });

  test('a help page in another language', () => {
    const other = new ContentCopy();
    addGerman(other);
    expect(checkContent(other.dir)).toEqual([]);
    other.remove();
  });

  test('a new legal page', () => {
    const other = new ContentCopy();
    other.write('legal/mentions.md', legalPage('fr', '/mentions'));
    expect(checkContent(other.dir)).toEqual([]);
    other.remove();
  });
});
