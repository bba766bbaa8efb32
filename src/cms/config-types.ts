import type { CmsField } from './fields';

/** The names of the formats that `admin.tsx` gives to the CMS. */
export const formats = { yaml: 'kept-yaml', markdown: 'kept-frontmatter' };

/** The parts of Sveltia's configuration that are read here; the package's own JSON Schema checks all of it in tests. */
type Options = { [option: string]: unknown };
export type CmsFile = { name: string; file: string; fields: CmsField[] } & Options;
export type CmsCollection = { name: string; files?: CmsFile[]; folder?: string; fields?: CmsField[] } & Options;

/** How the CMS reaches the files. */
export type CmsBackend = { name: string } & Options;
export type CmsConfig = { backend: CmsBackend; collections: CmsCollection[] } & Options;

/** All that can be edited; of a folder of files, one that stands for each of them. */
export const cmsEntries = ({ collections }: CmsConfig): CmsFile[] =>
  collections.flatMap(({ name, files, folder, fields = [] }) => files ?? [{ name, fields, file: `${folder}/page.md` }]);
