import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { parseDocument, type YAMLMap } from 'yaml';
import { filesBelow } from '../../../src/content/list-files';
import { legalFactKeys } from '../../../src/schema/fact-keys';

/** Two working copies of the project need two folders. */
const projectHash = createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8);

/** A copy of the project with content as editors may change it: `edited-site.setup.ts` makes and builds the copy. */
export const editedFolder = path.join(tmpdir(), `edited-site-${projectHash}`);

/** A question that only the English support page has. */
export const newQuestion = {
  id: 'only-in-english',
  question: 'Does it know rutabagas?',
  answer: 'It knows **rutabagas**, and [more](/).\n\n- one\n- two\n\n***\n\n[Call us](tel:+33123456789).\n',
};
export const announcement = 'À partir du 1er mars 2027, une section change de place.';
export const changes = 'Une section de plus dit comment nous écrire.';
/** A day and a language that the content will never have. */
export const archivedDay = '2001-02-03';
export const newLanguage = 'fi';
/** The document that names every fact. */
export const newDocumentPath = '/document/de-plus';

export const facts = {
  'name.value': "L'Olive & Cie",
  'siteUrl.value': 'https://www.moncompagnonalimentaire.example',
  'supportEmail.value': 'bonjour@reine-claude.example',
  'appStoreUrl.value': 'https://apps.apple.com/fr/app/reine-claude/id1234567890',
  'appStoreUrl.sample': false,
  'appStoreId.value': '1234567890',
  'appStoreId.sample': false,
  appStoreProviderToken: '123456',
  trialDays: 14,
  price: { amount: 59, currency: 'CHF', period: 'year' },
  foodMillions: 20,
  accuracyMin: 71,
  accuracyMax: 79,
  rating: 3.5,
  replyHours: 48,
  supportHoursPerDay: 9,
  supportLanguages: ['fr', 'de', 'it'],
  dataExportPath: 'Profile > Export',
  legalUpdated: '2026-02-28',
  termsNoticeDays: 45,
  liabilityCapUsd: 1250,
  minimumAge: 17,
  affiliateThreshold: 66,
  governingState: 'Delaware',
  ...Object.fromEntries(
    legalFactKeys.map((key) => [
      key,
      key.endsWith('Url') ? `https://${key.toLowerCase()}.example` : `Valeur de ${key}`,
    ]),
  ),
};

const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 126 40" width="126" height="40"><rect width="126" height="40" rx="7"/></svg>\n';

/** The facts that the legal documents give in numbers. */
const numberFacts = ['trialDays', 'termsNoticeDays', 'minimumAge', 'affiliateThreshold', 'liabilityCapUsd'] as const;

/** A document with everything that Markdown may hold, and with the facts. */
const newDocument = `---
title: Un document de plus
description: "Un document comme les autres, avec une description assez longue pour les moteurs de recherche."
lang: fr
updated: 2026-01-31
path: ${newDocumentPath}
summaries:
  - section: intro
    text: Tout est dit plus bas.
---

Ce texte est de {{name}}, {{appStoreProviderToken}}, {{governingState}}, le {{legalUpdated}}.

## 2 parties, un objet

> Une **citation**.

### Détail

1. un
2. deux

***

Une ligne  
et la suivante, avec \`${'un_code_'.repeat(12)}\`.

## Les faits

${[...numberFacts, ...legalFactKeys].map((key) => (key.endsWith('Url') ? `- [${key}]({{${key}}})` : `- {{${key}}}`)).join('\n')}
`;

/** Reads and writes the files of a folder with content. */
const filesIn = (content: string) => {
  const read = (file: string) => readFileSync(path.join(content, file), 'utf8');
  const write = (file: string, text: string | Buffer) => {
    mkdirSync(path.dirname(path.join(content, file)), { recursive: true });
    writeFileSync(path.join(content, file), text);
  };
  /** Sets values in a YAML file. A key may be a path with dots. A function gets the list at the path, and changes it. */
  const set = (file: string, values: Record<string, unknown>) => {
    const yaml = parseDocument(read(file));
    for (const [dotted, value] of Object.entries(values)) {
      const keys = dotted.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
      if (typeof value === 'function') value((yaml.getIn(keys) as { items: unknown[] }).items);
      else yaml.setIn(keys, value);
    }
    write(file, yaml.toString({ lineWidth: 0 }));
  };
  return { read, write, set };
};
type Files = ReturnType<typeof filesIn>;

const portraitPhoto = "../images/edits/Photo d'été (1).JPG";
const reverse = (items: unknown[]) => items.reverse();

const addPictures = async ({ write }: Files): Promise<void> => {
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#b8244f' } }).png();
  write('images/edits/screen.png', await photo(1170, 2532).toBuffer());
  write('images/edits/photo.png', await photo(1280, 960).toBuffer());
  write('images/edits/app-store.svg', badge);
  const asPhonesDo = { orientation: 6, exif: { IFD0: { Make: 'A phone' } } };
  write(path.join('landing', portraitPhoto), await photo(1200, 900).withMetadata(asPhonesDo).jpeg().toBuffer());
};

/** Another order, no plate, and photos in place of drawings with colours for the dark theme. */
const editLanding = ({ read, set }: Files): void => {
  const replaceDrawings = (items: YAMLMap[]) => {
    for (const item of items) {
      item.delete('plate');
      const isForBothThemes = read(path.join('landing', String(item.get('illustration')))).includes('id="dark"');
      if (isForBothThemes) item.set('illustration', '../images/edits/photo.png');
    }
    items.reverse();
  };
  set('landing/features.yaml', {
    items: replaceDrawings,
    'items.0.illustration': portraitPhoto,
    'items.6': { title: 'Une carte de plus', text: 'Encore une.', illustration: portraitPhoto },
  });
  set('landing/how-it-works.yaml', { items: replaceDrawings });
  set('landing/hero.yaml', {
    headline: ['Une photo de ton assiette, on fait le reste', 'Comprends enfin tes repas', 'Sans te juger.'],
    screenshot: { image: '../images/edits/screen.png', alt: 'Un autre écran de l’application' },
  });
  set('landing/testimonials.yaml', {
    'items.0.portrait': portraitPhoto,
    'items.0.name': 'Marie-Antoinette',
    'items.0.age': 78,
    'items.1.stars': 3,
  });
  set('interface.fr.yaml', { menu: 'Plan', 'storeBadge.artwork': 'images/edits/app-store.svg' });
  set('navigation.fr.yaml', { contacts: reverse });
  set('errors/not-found.yaml', { title: 'Malheureusement introuvable' });
};

/** One more language of the support page, as CONTRIBUTING.md says. */
const addLanguage = ({ read, write, set }: Files, source: string): void => {
  const sourcePath = String(parseDocument(read(`support/support.${source}.yaml`)).get('path'));
  for (const name of ['navigation', 'interface', 'support/support', 'support/faq', 'support/search']) {
    const text = read(`${name}.${source}.yaml`).replaceAll(sourcePath, `/support/${newLanguage}`);
    write(`${name}.${newLanguage}.yaml`, text);
  }
  set(`support/support.${newLanguage}.yaml`, { 'language.name': 'Suomi' });
};

/** More questions, in another order, and more links. */
const editSupport = ({ read, set }: Files, languages: string[]): void => {
  for (const lang of languages) {
    const item = (id: string) => ({
      id,
      question: `Encore une question ${id} ?`,
      answer: 'Oui, [ici]({{appStoreUrl}}).',
    });
    const supportPath = String(parseDocument(read(`support/support.${lang}.yaml`)).get('path'));
    set(`navigation.${lang}.yaml`, {
      'header.links': (items: unknown[]) =>
        items.push({ label: 'Plus', to: '/privacy' }, { label: 'Questions', to: `${supportPath}#faq` }),
      'footer.columns': (items: unknown[]) => items.push({ title: 'Plus', links: [{ label: 'Autres', to: '/terms' }] }),
    });
    set(`support/faq.${lang}.yaml`, {
      'groups.0.items': (items: unknown[]) => items.push(item('one-more')),
      groups: (items: unknown[]) =>
        items.reverse().push({ id: 'new-group', title: 'Nouveau', items: [item('first-one')] }),
    });
  }
  set('support/faq.en.yaml', { 'groups.0.items': (items: unknown[]) => items.push(newQuestion) });
};

/** A guide with the least that it may have. */
const newGuide = `---
title: Un guide de plus
searchTitle: Un guide de plus
description: "Un guide comme les autres, avec une description assez longue pour les moteurs de recherche."
label: Un guide de plus, au nom le plus long
updated: 2026-01-31
published: 2026-01-30
illustration: ../images/features/plate.svg
related:
  - label: Accueil
    to: /
---

Un guide de {{name}}, sans section.
`;

/** A new document, and a new version of the terms with an archived version of the current text. */
const editLegal = ({ read, write }: Files): void => {
  write('legal/de-plus.md', newDocument);
  write('guides/de-plus.md', newGuide);
  const writeTerms = (file: string, terms: string, values: Record<string, unknown>) => {
    const [, frontmatter = '', text = ''] = /^---\n(.*?\n)---\n(.*)$/s.exec(terms) ?? [];
    const yaml = parseDocument(frontmatter);
    for (const [key, value] of Object.entries(values)) yaml.set(key, value);
    write(file, `---\n${yaml.toString({ lineWidth: 0 })}---\n${text}`);
  };
  const terms = read('legal/terms.md');
  const oldTerms = terms
    .replaceAll('{{supportEmail}}', 'autrefois@example.com')
    .replace(/\(\{\{\w+\}\}\)/g, '(https://example.com)')
    .replace(/\{\{.*?\}\}/g, 'autrefois');
  writeTerms('legal/terms-archived.md', oldTerms, { updated: archivedDay, former: true });
  writeTerms('legal/terms.md', `${terms}\n## Une section de plus\n\nÉcrivez-nous.\n`, { announcement, changes });
};

/** Copies the project, and changes the content as editors may. No change depends on today's texts. */
export const makeEditedProject = async (): Promise<void> => {
  copyProject(editedFolder);
  const content = path.join(editedFolder, 'content');
  const files = filesIn(content);
  const languages = filesBelow(content).flatMap((file) => /^support\/faq\.(..)\.yaml$/.exec(file)?.[1] ?? []);
  files.set('site.yaml', facts);
  await addPictures(files);
  editLanding(files);
  addLanguage(files, languages.find((lang) => lang !== 'en' && lang !== 'fr') ?? 'fr');
  editSupport(files, [...languages, newLanguage]);
  editLegal(files);
};

const notCopied = ['node_modules', 'public', 'dist', '.cache', '.git', 'docs', 'test-results', 'tests'];

/** Copies the project to a folder. The copy links to the packages of the project, but has a cache of its own. */
export const copyProject = (folder: string): void => {
  rmSync(folder, { recursive: true, force: true });
  const packages = path.join(folder, 'node_modules');
  mkdirSync(packages, { recursive: true });
  for (const entry of readdirSync('.').filter((name) => !notCopied.includes(name)))
    cpSync(entry, path.join(folder, entry), { recursive: true });
  for (const entry of readdirSync('node_modules', { withFileTypes: true })) {
    if (!entry.isDirectory() || entry.name === '.cache') continue;
    // On Windows everybody may make a junction, but not a symbolic link.
    symlinkSync(path.resolve('node_modules', entry.name), path.join(packages, entry.name), 'junction');
  }
};
