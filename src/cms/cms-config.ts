import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../content/list-files';
import { contentTypes, matchContentType } from '../schema/content-types';
import type { Facts } from '../schema/site';
import { type CmsField, cmsFields, type MediaFolders, markdown } from './cms-fields';

const menu = [
  { name: 'landing', label: 'Page d’accueil', files: /^landing\// },
  { name: 'support', label: 'Aide', files: /^support\// },
  { name: 'interface', label: 'Menus et mots', files: /^(?!site)[^/]+$/ },
  { name: 'errors', label: 'Pages d’erreur', files: /^errors\// },
  { name: 'facts', label: 'Les faits', files: /^site/ },
];

type CmsEntry = { name: string; label: string; file: string; fields: CmsField[] };

/**
 * The configuration of Sveltia CMS (sveltiacms.app/en/docs), made from the schemas and the files of the content.
 * @param backend how the CMS reaches the files
 */
export function cmsConfig(backend: object) {
  const files = filesBelow('content');
  const textOf = (file: string) => readFileSync(path.join('content', file), 'utf8');
  const entries: CmsEntry[] = [];
  for (const [type, { pattern, schema }] of Object.entries(contentTypes)) {
    for (const file of files) {
      const match = matchContentType(file);
      if (match?.type !== type) continue;
      const language = pattern.includes('<lang>') ? ` (${match.lang})` : '';
      const fields = cmsFields(schema, mediaFolders(path.posix.dirname(file), textOf(file)));
      const label = `${schema.meta()?.title}${language}`;
      entries.push({ name: file.replaceAll(/\W/g, '-'), label, file: `content/${file}`, fields });
    }
  }
  const legalTexts = files.filter((file) => file.startsWith('legal/')).map(textOf);
  return {
    backend,
    load_config_file: false,
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    media_folder: 'content/images',
    public_folder: '/images',
    // File names that every server understands, and no pictures from stock libraries.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...menu.map(({ files: pattern, ...collection }) => ({
        ...collection,
        format: 'kept-yaml',
        files: entries.filter(({ file }) => pattern.test(file.slice('content/'.length))),
      })),
      legalDocuments(mediaFolders('legal', legalTexts.join('\n'))),
    ],
  };
}

const legalDocuments = (folders: MediaFolders) => ({
  name: 'legal',
  label: 'Documents légaux',
  label_singular: 'Document légal',
  description:
    'Avant de changer un document publié : ouvre-le, ⋮ › Dupliquer, coche « Version précédente », enregistre. Cette version reste lisible à l’adresse de sa date.',
  folder: 'content/legal',
  extension: 'md',
  format: 'kept-frontmatter',
  delete: false,
  slug: '{{fields.path}}',
  summary: "{{title}}{{former | ternary(' (version précédente)', '')}}",
  fields: [
    ...cmsFields(contentTypes.LegalDocument.schema, folders),
    {
      ...markdown,
      name: 'body',
      label: 'Texte',
      hint: 'En Markdown : ## pour une section, ### pour un passage.',
      buttons: [...markdown.buttons, 'heading-two', 'heading-three'],
    },
  ],
});

/** A new picture of a field goes into the folder of the first picture of a field with the same name. */
function mediaFolders(dir: string, text: string): MediaFolders {
  return (name) => {
    const [, usedFolder] = new RegExp(`^[ -]*${name}: *["']?(.+)/`, 'm').exec(text) ?? [];
    const folder = usedFolder ?? path.posix.relative(dir, 'images');
    return { media_folder: path.posix.join('/content', dir, folder), public_folder: folder };
  };
}

/** How the CMS of the public site reaches the repository on GitHub; undefined until `site.yaml` says it. */
export function publicBackend({ repository, cms }: Pick<Facts, 'repository' | 'cms'>) {
  if (!repository || !cms) return undefined;
  const repo = new URL(repository.url).pathname.slice(1);
  return { name: 'github', repo, branch: repository.branch, base_url: cms.signInUrl };
}
