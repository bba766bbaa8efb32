import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseDocument } from 'yaml';
import { type ContentType, contentTypes, matchContentType } from '../content/content-types';
import { type Path, valueAt } from '../content/field-walk';
import { filesBelow, isHidden } from '../content/files-below';
import { plainLines } from '../content/source';
import { headOf } from '../content/text/markdown';
import { type CmsBackend, type CmsCollection, type CmsConfig, type CmsFile, formats } from './config-types';
import { cmsFields, type MediaFolders } from './fields';

/** The files that are shown together, in the order of the CMS's menu. */
const groups: { name: string; label: string; types: ContentType[] }[] = [
  {
    name: 'landing',
    label: 'Page d’accueil',
    types: ['Hero', 'Features', 'HowItWorks', 'Testimonials', 'FreeTrial', 'LandingMeta'],
  },
  { name: 'support', label: 'Aide', types: ['Faq', 'Support', 'Search'] },
  { name: 'interface', label: 'Menus et mots', types: ['Navigation', 'Interface'] },
  { name: 'errors', label: 'Pages d’erreur', types: ['NotFound', 'UnexpectedError'] },
  { name: 'facts', label: 'Les faits', types: ['SiteFacts'] },
];

/**
 * The configuration of Sveltia CMS, made from the content contract and the files that there are.
 *
 * @param contentDir Path of the folder `content`.
 */
export function cmsConfig(contentDir: string, backend: CmsBackend): CmsConfig {
  const files = filesBelow(contentDir).filter((file) => !isHidden(file));
  return {
    backend,
    load_config_file: false,
    publish_mode: 'simple',
    show_preview_links: false,
    media_folder: 'content/images',
    public_folder: '/images',
    // Pictures come from the site, under names that every server understands; not from picture libraries.
    media_libraries: { default: { config: { slugify_filename: true } }, stock_assets: { providers: [] } },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...groups.map((group) => fileCollection(group, files, contentDir)),
      legalCollection(files, contentDir),
    ],
  };
}

function fileCollection(
  { name, label, types }: (typeof groups)[number],
  files: string[],
  contentDir: string,
): CmsCollection {
  const entries = types.flatMap((type) =>
    files.flatMap((file): CmsFile[] => {
      if (matchContentType(file)?.type !== type) return [];
      const { schema, pattern } = contentTypes[type];
      const lang = pattern.includes('<lang>') ? ` (${matchContentType(file)?.lang})` : '';
      const value = readYamlValue(path.join(contentDir, file));
      return [
        {
          name: file.replace(/\.yaml$/, '').replaceAll(/[/.]/g, '-'),
          label: `${schema.meta()?.title}${lang}`,
          file: `content/${file}`,
          fields: cmsFields(schema, mediaFolders(path.posix.dirname(file), [value])),
          ...foldersFor(path.posix.dirname(file), undefined),
        },
      ];
    }),
  );
  return { name, label, format: formats.yaml, files: entries };
}

function legalCollection(files: string[], contentDir: string): CmsCollection {
  const values = files
    .filter((file) => matchContentType(file)?.type === 'LegalDocument')
    .map((file) => readYamlValue(path.join(contentDir, file)));
  return {
    name: 'legal',
    label: 'Documents légaux',
    label_singular: 'Document légal',
    folder: 'content/legal',
    extension: 'md',
    format: formats.markdown,
    create: true,
    delete: false,
    slug: '{{fields.path}}',
    identifier_field: 'title',
    summary: "{{title}}{{former | ternary(' (version précédente)', '')}}",
    description:
      'Avant de changer un document publié : l’ouvrir, ⋮ › Dupliquer, cocher « Version précédente », Enregistrer. Cette version reste lisible à l’adresse de sa date, et les faits y sont écrits en toutes lettres.',
    ...foldersFor('legal', undefined),
    fields: [
      ...cmsFields(contentTypes.LegalDocument.schema, mediaFolders('legal', values)),
      {
        name: 'body',
        label: 'Texte',
        hint: 'En Markdown : ## pour une section, ### pour un passage.',
        widget: 'markdown',
        required: true,
        modes: ['raw', 'rich_text'],
        buttons: ['bold', 'italic', 'link', 'heading-two', 'heading-three', 'bulleted-list', 'numbered-list'],
        editor_components: [],
      },
    ],
  };
}

/** The values of a YAML file or of the head of a Markdown file; none where they can't be read, which the check reports. */
function readYamlValue(file: string): unknown {
  const text = plainLines(readFileSync(file, 'utf8'));
  try {
    return parseDocument(file.endsWith('.md') ? headOf(text) : text).toJS();
  } catch {
    return undefined;
  }
}

/** A new picture of a field goes where the pictures of that field are already, in any of some files. */
function mediaFolders(fileFolder: string, values: readonly unknown[]): MediaFolders {
  return (fieldPath) => foldersFor(fileFolder, values.map((value) => firstImage(value, [...fieldPath])).find(Boolean));
}

function foldersFor(fileFolder: string, image: string | undefined) {
  const folder = image ? path.posix.dirname(path.posix.join(fileFolder, image)) : 'images';
  return { media_folder: `/content/${folder}`, public_folder: path.posix.relative(fileFolder, folder) };
}

/** The picture of a field that may stand in lists. */
function firstImage(value: unknown, [key, ...rest]: Path): string | undefined {
  if (Array.isArray(value))
    return value.map((entry) => firstImage(entry, key === undefined ? [] : [key, ...rest])).find(Boolean);
  if (key === undefined) return typeof value === 'string' ? value : undefined;
  return firstImage(valueAt(value, [key]), rest);
}
