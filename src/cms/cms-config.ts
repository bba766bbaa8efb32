import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../content/list-files';
import { contentTypes, matchContentType } from '../schema/content-types';
import type { Facts } from '../schema/site';
import { cmsFields, type MediaFolders, markdown } from './cms-fields';

const menu = [
  { name: 'landing', label: 'Page d’accueil', files: /^landing\// },
  { name: 'support', label: 'Aide', files: /^support\// },
  { name: 'interface', label: 'Menus et mots', files: /^(?!site)[^/]+$/ },
  { name: 'errors', label: 'Pages d’erreur', files: /^errors\// },
  { name: 'facts', label: 'Les faits', files: /^site/ },
];

/**
 * The configuration of Sveltia CMS (sveltiacms.app/en/docs), made from the content's schema and the files that there are.
 * @param contentDir path of the folder `content`
 * @param backend how the CMS reaches the files
 */
export function cmsConfig(contentDir: string, backend: object) {
  const files = filesBelow(contentDir);
  const textOf = (file: string) => readFileSync(path.join(contentDir, file), 'utf8');
  const entries = Object.entries(contentTypes).flatMap(([type, { pattern, schema }]) =>
    files.flatMap((file) => {
      const match = matchContentType(file);
      if (match?.type !== type) return [];
      const label = `${schema.meta()?.title}${pattern.includes('<lang>') ? ` (${match.lang})` : ''}`;
      const fields = cmsFields(schema, mediaFolders(path.posix.dirname(file), textOf(file)));
      return [{ name: file.replaceAll(/\W/g, '-'), label, file: `content/${file}`, fields }];
    }),
  );
  const legalTexts = files.filter((file) => file.startsWith('legal/')).map(textOf);
  return {
    backend,
    load_config_file: false,
    show_preview_links: false,
    editor: { preview: false },
    output: { omit_empty_optional_fields: true },
    media_folder: 'content/images',
    public_folder: '/images',
    // Pictures come from the site, under names that every server understands; not from picture libraries.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...menu.map(({ files: own, ...collection }) => ({
        ...collection,
        format: 'kept-yaml',
        files: entries.filter(({ file }) => own.test(file.slice('content/'.length))),
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
    'Avant de changer un document publié : l’ouvrir, ⋮ › Dupliquer, cocher « Version précédente », Enregistrer. Cette version reste lisible à l’adresse de sa date.',
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

/** A new picture of a field goes where the first picture of a field of that name is already. */
function mediaFolders(dir: string, text: string): MediaFolders {
  return (name) => {
    const [, used] = new RegExp(`^[ -]*${name}: *["']?(.+)/`, 'm').exec(text) ?? [];
    const folder = used ?? path.posix.relative(dir, 'images');
    return { media_folder: path.posix.join('/content', dir, folder), public_folder: folder };
  };
}

/** How the site's own CMS reaches the repository on GitHub; nothing as long as `site.yaml` does not say it. */
export function publicBackend({ repository, cms }: Pick<Facts, 'repository' | 'cms'>) {
  if (!repository || !cms) return undefined;
  const repo = new URL(repository.url).pathname.slice(1);
  return { name: 'github', repo, branch: repository.branch, base_url: cms.signInUrl };
}
