import sharp from 'sharp';
import { legalFormat } from '../../src/cms/file-formats';
import { reloadContent } from '../../src/content/read';
import { legalFactKeys } from '../../src/content/schema/site';
import type { ContentFolder } from '../support/content-folder';
import { givenLegalFacts } from '../support/legal-facts';
import { sampleBadge } from '../support/ready-content';
import { editDocument, editYaml, entriesAt, filesOf, helpPageOf, lengthenTexts, setValues } from './editing';

/** A change that the check accepts, as an editor makes it; none depends on today's words. */
export type Edit = { what: string; edit: (content: ContentFolder) => void | Promise<void> };

const day = (fromToday: number) => new Date(Date.now() + fromToday * 86_400_000).toISOString().slice(0, 10);

const legalDocument = (head: Record<string, string>, body: string) =>
  `---\n${Object.entries({
    description: 'Un document comme les autres, avec une description assez longue pour les moteurs de recherche.',
    lang: 'fr',
    updated: '2026-01-31',
    ...head,
  })
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
    .join('\n')}\n---\n\n${body}\n`;

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b8244f' } });

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 320" width="400" height="320"><circle cx="200" cy="160" r="90" fill="#5f7a2b"/></svg>\n';

const question = (id: string, words: string) => ({
  id,
  question: `${words} ?`,
  answer: `${words} :\n\n- d’abord **ceci**,\n- puis [cela](/).\n\n***\n\nUne ligne  \net [un numéro](tel:+33123456789).\n`,
  keywords: [words.split(' ')[0], `mot de ${id}`],
});

const facts = (what: string, values: Record<string, unknown>): Edit => ({
  what: `site.yaml: ${what}`,
  edit: (content) => setValues(content, 'site.yaml', values),
});

/** Texts grow, entries, files and pictures come. */
export const additions: Edit[] = [
  facts('another name, confirmed', { 'name.value': "L'Olive & Cie", 'name.sample': false }),
  facts('another address of the site, longer than a line of a phone', {
    'siteUrl.value': 'https://www.moncompagnonalimentaire.example',
    'siteUrl.sample': false,
  }),
  facts('another support address', { 'supportEmail.value': 'bonjour@reine-claude.example' }),
  facts('another app in the store', {
    'appStoreUrl.value': 'https://apps.apple.com/fr/app/reine-claude/id1234567890',
    'appStoreUrl.sample': false,
    'appStoreId.value': '1234567890',
    'appStoreId.sample': false,
  }),
  {
    what: 'App Store: campaigns, of which the privacy policy tells, and a badge of Apple’s',
    edit: (content) => {
      setValues(content, 'site.yaml', {
        appStoreProviderToken: '123456',
        appStoreCampaigns: { hero: 'site-hero', qr: 'site.qr', help: 'Site_help' },
      });
      editDocument(content, 'legal/privacy.md', (_head, body) => `${body}\nIdentifiant : {{appStoreProviderToken}}.\n`);
      content.write('images/badge/app-store.svg', sampleBadge);
      setValues(content, 'interface.fr.yaml', { 'storeBadge.artwork': 'images/badge/app-store.svg' });
    },
  },
  facts('a longer trial', { trialDays: 14 }),
  facts('more food', { foodMillions: 20 }),
  facts('another accuracy', { accuracyMin: 71, accuracyMax: 79 }),
  facts('another rating', { rating: 3.5 }),
  facts('slower replies', { replyHours: 48, averageResponseHours: 12, supportHoursPerDay: 9, supportDaysPerWeek: 5 }),
  facts('other languages of support', { supportLanguages: ['fr', 'de', 'it', 'pt', 'nl'] }),
  facts('chat and forum open', { liveChatUrl: 'https://chat.example.com/', forumUrl: 'https://forum.example.com/a' }),
  facts('another export', { dataExportFormat: 'XLSX', dataExportPath: 'Profile > My data > Export' }),
  facts('legal facts', {
    legalUpdated: '2026-02-28',
    termsNoticeDays: 45,
    liabilityCapUsd: 1250,
    minimumAge: 15,
    affiliateThreshold: 66,
    governingState: 'Delaware',
    copyrightYear: 2024,
  }),
  facts('links to the files, and a CMS', {
    repository: { host: 'github', url: 'https://github.com/team/site', branch: 'main' },
    editLinks: true,
    cms: { signInUrl: 'https://sign-in.example.com' },
  }),
  {
    what: 'site.yaml: another share image, as JPEG',
    edit: async (content) => {
      content.write('images/edits/share.jpg', await photo(1200, 630).jpeg().toBuffer());
      setValues(content, 'site.yaml', { shareImage: 'images/edits/share.jpg' });
    },
  },
  {
    what: 'legal facts given, in a document of their own',
    edit: (content) => {
      setValues(content, 'site.yaml', givenLegalFacts);
      const lines = legalFactKeys
        .map((key) => (key.endsWith('Url') ? `- [site]({{${key}}})` : `- {{${key}}}`))
        .join('\n');
      content.write('legal/edit-notice.md', legalDocument({ title: 'Qui publie ce site', path: '/notice' }, lines));
    },
  },
  {
    what: 'legal: a document with two sections and no picture',
    edit: (content) =>
      content.write(
        'legal/edit-short.md',
        legalDocument(
          { title: 'Un petit document', path: '/petit' },
          '## Premier point\n\nTexte.\n\n## Second point\n\nFin.',
        ),
      ),
  },
  {
    what: 'legal: more documents than the footer lists, one in English, one in two parts of the address',
    edit: (content) => {
      const text = 'Un paragraphe de {{name}}.\n\n## Contact\n\n[Écrire](mailto:{{supportEmail}}).';
      for (const [index, path] of ['/a', '/b', '/c', '/zz/detail'].entries())
        content.write(`legal/edit-${index}.md`, legalDocument({ title: `Document numéro ${index}`, path }, text));
      content.write(
        'legal/edit-english.md',
        legalDocument(
          { title: 'A document in English', path: '/english', lang: 'en' },
          'Some words.\n\n## A section\n\nMore.',
        ),
      );
    },
  },
  {
    what: 'legal: an illustration, a quotation, a list, a rule, a broken line and sections of two levels in the text',
    edit: (content) => {
      content.write('images/edits/drawing.svg', drawing);
      content.write(
        'legal/edit-rich.md',
        legalDocument(
          { title: 'Un document illustré', path: '/illustre', illustration: '../images/edits/drawing.svg' },
          '## Un\n\n> Une **citation**.\n\n### Détail\n\n1. un\n2. deux\n\n***\n\nUne ligne  \net la suivante.\n\n## Deux\n\nFin.',
        ),
      );
    },
  },
  {
    what: 'legal: a heading that begins with a digit, and links alone in entries and in a paragraph',
    edit: (content) => {
      const body =
        '- [Ici](#2-parties-un-objet)\n- [Nous écrire](mailto:{{supportEmail}})\n\n## 2 parties, un objet\n\n**[L’objet](#2-parties-un-objet)**\n\nUn texte, **[gras](/terms)** aussi.';
      content.write('legal/edit-links.md', legalDocument({ title: 'Un texte de liens', path: '/liens' }, body));
    },
  },
  {
    what: 'legal: code, in a line and in lines of its own that are wider than a phone',
    edit: (content) => {
      const code = `Le code \`une_suite_de_${'mots_'.repeat(12)}\` :\n\n\`\`\`\n${'une ligne longue '.repeat(8)}\n\`\`\``;
      content.write('legal/edit-code.md', legalDocument({ title: 'Un texte de code', path: '/code' }, code));
    },
  },
  ...filesOfLegal(['terms', 'privacy']).map(
    ({ file, days }): Edit => ({
      what: `${file}: an announced change`,
      edit: (content) =>
        editDocument(content, file, (head, body) => {
          head.set('updated', day(-1));
          head.set('effective', day(days));
          head.set('changes', 'Le délai de réponse change, et une section s’ajoute à la fin du document.');
          return body.replaceAll('{{legalUpdated}}', 'jour de cette version');
        }),
    }),
  ),
  {
    what: 'legal: a new version of the terms, and the former one kept',
    edit: (content) => {
      const file = 'legal/terms.md';
      const { fromFile, toFile } = legalFormat(reloadContent(content.dir).facts);
      content.write('legal/terms-1.md', toFile({ ...fromFile(content.read(file)), former: true }));
      editDocument(content, file, (head, body) => {
        head.set('updated', day(0));
        head.set('effective', day(60));
        head.set('changes', 'Une section de plus dit comment nous écrire, une phrase disparaît de la fin.');
        return `${body.replaceAll('{{legalUpdated}}', 'jour de cette version')}\n## Une autre section\n\nÉcrivez-nous.\n`;
      });
    },
  },
  {
    what: 'legal: one more section at the end of every document',
    edit: (content) => {
      for (const file of ['legal/terms.md', 'legal/privacy.md'])
        editDocument(content, file, (_head, body) => `${body}\n## Une section de plus\n\nAvec une phrase de plus.\n`);
    },
  },
  {
    what: 'legal: a document with summaries, one of them as long as can be',
    edit: (content) => {
      const summaries = [
        { section: 'intro', text: 'Tout est dit plus bas.' },
        { section: 'un-point', text: `${'Une phrase courte. '.repeat(12)}Fin.` },
      ];
      const body = 'Un début.\n\n## Un point\n\nTexte.\n\n### Détail\n\nFin.';
      content.write('legal/edit-summaries.md', legalDocument({ title: 'Un texte résumé', path: '/resume' }, body));
      editDocument(content, 'legal/edit-summaries.md', (head) => void head.set('summaries', summaries));
    },
  },
  {
    what: 'legal: paragraphs, entries and a whole section that name facts not given yet',
    edit: (content) => {
      const facts = '{{accountRetention}}.\n\nLes durées :\n\n- {{usageRetention}}\n- {{supportRetention}}';
      const body = `Un début.\n\n## Durées\n\n${facts}\n\n## Suite\n\n- un\n- {{paymentRetention}}\n- trois`;
      content.write('legal/edit-open.md', legalDocument({ title: 'Un texte à compléter', path: '/durees' }, body));
    },
  },
  {
    what: 'landing: screenshots made of pixels',
    edit: async (content) => {
      content.write('images/edits/screen.png', await photo(1170, 2532).png().toBuffer());
      const screenshot = { image: '../images/edits/screen.png', alt: 'Un autre écran de l’application' };
      setValues(content, 'landing/hero.yaml', { screenshot });
      setValues(content, 'landing/features.yaml', { 'items.0.screenshot': screenshot });
      setValues(content, 'landing/how-it-works.yaml', { 'items.2.screenshot': screenshot });
    },
  },
  {
    what: 'landing: photos in the place of drawings',
    edit: async (content) => {
      content.write('images/edits/photo.jpg', await photo(1280, 960).jpeg().toBuffer());
      content.write('images/edits/portrait.png', await photo(320, 400).png().toBuffer());
      const to = '../images/edits/photo.jpg';
      setValues(content, 'landing/hero.yaml', { illustration: to });
      setValues(content, 'landing/features.yaml', { 'items.1.illustration': to });
      setValues(content, 'landing/free-trial.yaml', { illustration: to });
      setValues(content, 'landing/testimonials.yaml', { 'items.1.portrait': '../images/edits/portrait.png' });
      setValues(content, 'errors/not-found.yaml', { illustration: to });
      for (const file of filesOf(content, 'support/support'))
        setValues(content, file, { illustration: to, 'cards.1.illustration': to, 'search.noneIllustration': to });
    },
  },
  {
    what: 'landing: a headline of three lines',
    edit: (content) =>
      setValues(content, 'landing/hero.yaml', {
        headline: [
          'Photographie ton assiette, on fait le reste',
          'Comprends enfin tes repas de la semaine',
          'Sans te juger.',
        ],
      }),
  },
  {
    what: 'testimonials: other people, a real one, fewer stars',
    edit: (content) =>
      setValues(content, 'landing/testimonials.yaml', {
        'items.0.name': 'Marie-Antoinette',
        'items.0.age': 110,
        'items.0.sample': false,
        'items.0.consent': '2026-01-15',
        'items.1.stars': 3,
      }),
  },
  {
    what: 'navigation: more links, a telephone number among them, and columns',
    edit: (content) => {
      for (const file of filesOf(content, 'navigation'))
        editYaml(content, file, (yaml) => {
          yaml.addIn(
            ['header', 'links'],
            yaml.createNode({ label: 'Questions', to: `${helpPageOf(content, file)}#faq` }),
          );
          const link = { label: 'Conditions', to: '/terms' };
          const telephone = { label: '01 23 45 67 89', to: 'tel:+33123456789' };
          for (const title of ['Plus', 'Encore'])
            yaml.addIn(['footer', 'columns'], yaml.createNode({ title, links: [link, telephone] }));
        });
    },
  },
  {
    what: 'not found: six links, a word in the title that is longer than a line of a phone',
    edit: (content) =>
      editYaml(content, 'errors/not-found.yaml', (yaml) => {
        yaml.setIn(['title'], 'Malheureusement introuvable');
        const ids = ['features', 'how-it-works', 'testimonials'];
        for (const id of ids) yaml.addIn(['links'], yaml.createNode({ label: `Vers ${id}`, to: `/#${id}` }));
      }),
  },
  {
    what: 'faq: a question and a group more, with a rule, a broken line and a telephone number, in each language',
    edit: (content) => {
      for (const file of filesOf(content, 'support/faq'))
        editYaml(content, file, (yaml) => {
          yaml.addIn(['groups', 0, 'items'], yaml.createNode(question('one-more', 'Encore une question')));
          const items = [question('new-group-first', 'Un groupe nouveau'), question('new-group-second', 'Sa suite')];
          yaml.addIn(['groups'], yaml.createNode({ id: 'new-group', title: 'Un nouveau groupe', items }));
        });
    },
  },
  ...['en', 'fr'].map(
    (lang): Edit => ({
      what: `faq: a question and a group in one language (${lang})`,
      edit: (content) =>
        editYaml(content, `support/faq.${lang}.yaml`, (yaml) => {
          yaml.addIn(['groups', 0, 'items'], yaml.createNode(question(`only-${lang}`, `Seulement en ${lang}`)));
          const items = [question(`only-${lang}-grouped`, 'Seulement ici')];
          yaml.addIn(['groups'], yaml.createNode({ id: `group-${lang}`, title: `Un groupe en ${lang}`, items }));
        }),
    }),
  ),
  {
    what: 'synonyms: a group and an ignored word more',
    edit: (content) => {
      for (const file of filesOf(content, 'support/synonyms'))
        editYaml(content, file, (yaml) => {
          yaml.addIn(['ignored'], 'mirabellement');
          yaml.addIn(['groups'], yaml.createNode(['tarte', 'gâteau aux prunes']));
        });
    },
  },
  {
    what: 'words: one more to avoid',
    edit: (content) => {
      for (const file of filesOf(content, 'words'))
        editYaml(content, file, (yaml) => {
          yaml.addIn(['items'], yaml.createNode({ avoid: ['mirabellement'], write: 'mirabelle', exceptInLegal: true }));
        });
    },
  },
  {
    what: 'support: six lines in every mail, four figures',
    edit: (content) => {
      for (const file of filesOf(content, 'support/support'))
        editYaml(content, file, (yaml) => {
          yaml.setIn(['mailLines'], yaml.createNode(['Un :', 'Deux :', 'Trois :', 'Quatre :', 'Cinq :', 'Six :']));
          yaml.addIn(
            ['contact', 'facts'],
            yaml.createNode({ value: '100 %', label: 'Des réponses écrites par quelqu’un' }),
          );
        });
    },
  },
  {
    what: 'a help page in another language',
    edit: (content) => {
      for (const name of ['support/support', 'support/faq', 'support/synonyms', 'navigation', 'interface'])
        content.write(
          `${name}.de.yaml`,
          content.read(`${name}.en.yaml`).replace(/^(\s*to: "?\/support)(?=["#\s])/gm, '$1/de'),
        );
      setValues(content, 'support/support.de.yaml', { path: '/support/de', 'language.name': 'Deutsch' });
    },
  },
  ...[
    'landing/page.yaml',
    'landing/hero.yaml',
    'landing/features.yaml',
    'landing/how-it-works.yaml',
    'landing/testimonials.yaml',
    'landing/free-trial.yaml',
    'errors/not-found.yaml',
    'errors/unexpected.yaml',
    'navigation.fr.yaml',
    'interface.fr.yaml',
    'support/support.fr.yaml',
    'support/faq.fr.yaml',
    'navigation.en.yaml',
    'interface.en.yaml',
    'support/support.en.yaml',
    'support/faq.en.yaml',
  ].map(
    (file): Edit => ({
      what: `${file}: every text as long as it may be`,
      edit: (content) => {
        lengthenTexts(content, file);
        if (!file.startsWith('interface.')) return;
        editYaml(content, file, (yaml) => {
          const [lead, store] = ['lead', 'store'].map((key) => yaml.getIn(['storeBadge', key]));
          yaml.setIn(['storeBadge', 'alt'], `${lead} ${store}`);
          yaml.set('menu', 'Inhaltsverzeichnisse');
        });
      },
    }),
  ),
];

/** The documents that the footer lists first, and for how many days from today a change must be announced. */
function filesOfLegal(names: string[]) {
  return names.map((name) => ({ file: `legal/${name}.md`, days: name === 'terms' ? 60 : 3 }));
}

/** Texts shrink, entries and files go. */
export const removals: Edit[] = [
  facts('a shorter name', { 'name.value': 'Oz' }),
  facts('a short trial', { trialDays: 1 }),
  facts('a whole rating', { rating: 5 }),
  facts('evidence and exemptions', {
    accuracyEvidence: 'Une étude de juin 2026.',
    ratingEvidence: 'Les notes de mai 2026.',
    legalReviewed: '2026-07-01',
    exemptions: { vat: 'Franchise en base de TVA.', accessibility: 'Une micro-entreprise de services.' },
  }),
  {
    what: 'testimonials: where they come from',
    edit: (content) =>
      setValues(content, 'landing/testimonials.yaml', { provenance: 'Recueillis en mai, sans contrepartie.' }),
  },
  facts('one language of support', { supportLanguages: ['fr'] }),
  facts('a repository elsewhere', {
    repository: { host: 'gitea', url: 'https://git.example.com/team/site', branch: 'trunk' },
    editLinks: true,
  }),
  {
    what: 'landing: a headline of one word',
    edit: (content) => setValues(content, 'landing/hero.yaml', { headline: ['Mange'], lede: '{{name}} t’aide.' }),
  },
  {
    what: 'landing: short texts, in another order',
    edit: (content) => {
      for (const file of ['landing/features.yaml', 'landing/how-it-works.yaml'])
        editYaml(content, file, (yaml) => {
          setShort(entriesAt(yaml, 'items'), ['title']);
          const list = yaml.get('items') as { items: unknown[] };
          list.items.reverse();
        });
    },
  },
  {
    what: 'landing: no screenshots below the first',
    edit: (content) => {
      for (const file of ['landing/features.yaml', 'landing/how-it-works.yaml'])
        editYaml(content, file, (yaml) => {
          for (const entry of entriesAt(yaml, 'items')) entry.delete('screenshot');
        });
    },
  },
  {
    what: 'landing: drawings in the place of others',
    edit: (content) => {
      content.write('images/edits/drawing.svg', drawing);
      for (const file of ['landing/features.yaml', 'landing/how-it-works.yaml'])
        setValues(content, file, { 'items.0.illustration': '../images/edits/drawing.svg' });
      setValues(content, 'landing/testimonials.yaml', { 'items.0.portrait': '../images/edits/drawing.svg' });
      // Without pieces, and with the id of a section.
      content.write('images/edits/top.svg', drawing.replace('<svg', '<svg id="features"'));
      setValues(content, 'landing/hero.yaml', { illustration: '../images/edits/top.svg' });
    },
  },
  {
    what: 'testimonials: short, one star',
    edit: (content) =>
      editYaml(content, 'landing/testimonials.yaml', (yaml) => {
        for (const [index, entry] of entriesAt(yaml, 'items').entries()) {
          entry.set('quote', `Oui, ${index}.`);
          entry.set('stars', 1);
        }
      }),
  },
  {
    what: 'navigation: one link, one column',
    edit: (content) => {
      for (const file of filesOf(content, 'navigation'))
        editYaml(content, file, (yaml) => {
          const link = { label: 'Aide', to: helpPageOf(content, file) };
          yaml.setIn(['header', 'links'], yaml.createNode([link]));
          yaml.setIn(['footer', 'columns'], yaml.createNode([{ title: 'Liens', links: [link] }]));
        });
    },
  },
  {
    what: 'not found: one link, elsewhere',
    edit: (content) =>
      setValues(content, 'errors/not-found.yaml', { title: 'Rien ici', links: [{ label: 'Aide', to: '/support/fr' }] }),
  },
  {
    what: 'the contact blocks in another order',
    edit: (content) =>
      editYaml(content, 'navigation.fr.yaml', (yaml) => {
        (yaml.get('contacts') as { items: unknown[] }).items.reverse();
      }),
  },
  {
    what: 'faq: a question and a group less, in each language',
    edit: (content) => {
      for (const file of filesOf(content, 'support/faq'))
        editYaml(content, file, (yaml) => {
          yaml.deleteIn(['groups', 0, 'items', 1]);
          yaml.deleteIn(['groups', 1]);
        });
    },
  },
  {
    what: 'faq: a question and a group less in one language',
    edit: (content) =>
      editYaml(content, 'support/faq.es.yaml', (yaml) => {
        yaml.deleteIn(['groups', 0, 'items', 1]);
        yaml.deleteIn(['groups', 1]);
      }),
  },
  {
    what: 'faq: groups and questions in another order, in each language',
    edit: (content) => {
      for (const file of filesOf(content, 'support/faq'))
        editYaml(content, file, (yaml) => {
          for (const group of entriesAt(yaml, 'groups')) (group.get('items') as { items: unknown[] }).items.reverse();
          (yaml.get('groups') as { items: unknown[] }).items.reverse();
        });
    },
  },
  {
    what: 'synonyms: one ignored word, one group',
    edit: (content) => {
      for (const file of filesOf(content, 'support/synonyms'))
        setValues(content, file, { ignored: ['de'], groups: [['mot', 'terme']] });
    },
  },
  {
    what: 'words: none to avoid',
    edit: (content) => {
      for (const file of filesOf(content, 'words')) setValues(content, file, { items: [] });
    },
  },
  {
    what: 'support: short titles, one line in every mail, one figure',
    edit: (content) => {
      for (const file of filesOf(content, 'support/support'))
        setValues(content, file, {
          title: 'Aide ?',
          mailLines: ['Version :'],
          'contact.facts': [{ value: '{{averageResponseHours}} h', label: 'Réponse' }],
        });
    },
  },
  {
    what: 'support: cards that lead elsewhere',
    edit: (content) => {
      for (const file of filesOf(content, 'support/support'))
        editYaml(content, file, (yaml) => {
          const [first, second] = entriesAt(yaml, 'cards');
          second?.delete('service');
          second?.delete('unavailable');
          second?.set('button', yaml.createNode({ label: 'Lire', to: '/privacy' }));
          first?.set('button', yaml.createNode({ label: 'Site', to: 'https://example.com/aide' }));
        });
    },
  },
  {
    what: 'a help page less',
    edit: (content) => {
      for (const name of ['support/support', 'support/faq', 'support/synonyms', 'navigation', 'interface'])
        content.delete(`${name}.es.yaml`);
    },
  },
  {
    what: 'interface: other words everywhere',
    edit: (content) =>
      setValues(content, 'interface.fr.yaml', {
        menu: 'Plan',
        skipLink: 'Au texte',
        'legalPage.contents': 'Plan du texte',
      }),
  },
  {
    what: 'legal: no pictures in the heads, another title and description',
    edit: (content) => {
      for (const file of ['legal/terms.md', 'legal/privacy.md'])
        editDocument(content, file, (head) => {
          head.delete('illustration');
          head.delete('shareImage');
          head.set('title', `Texte de ${file.slice(6, -3)}`);
          return undefined;
        });
    },
  },
  {
    what: 'legal: a document of one sentence',
    edit: (content) =>
      content.write('legal/edit-short.md', legalDocument({ title: 'En bref', path: '/bref' }, 'Une seule phrase.')),
  },
];

function setShort(entries: { set: (key: string, value: unknown) => void }[], keys: string[]): void {
  for (const [index, entry] of entries.entries()) for (const key of keys) entry.set(key, `Titre ${index + 1}`);
}
