import type { CmsField } from './fields';

/** The names of the formats that `admin.tsx` gives to the CMS. */
export const formats = { yaml: 'kept-yaml', markdown: 'kept-frontmatter' };

export type CmsFile = {
  name: string;
  label: string;
  file: string;
  fields: CmsField[];
  media_folder: string;
  public_folder: string;
};
export type CmsCollection = { name: string; label: string; format: string } & (
  | { files: CmsFile[] }
  | {
      folder: string;
      extension: string;
      create: boolean;
      delete: boolean;
      slug: string;
      identifier_field: string;
      label_singular: string;
      fields: CmsField[];
      media_folder: string;
      public_folder: string;
    }
);

/** How the CMS reaches the files. */
export type CmsBackend = { name: string; [option: string]: unknown };

export type CmsConfig = { backend: CmsBackend; collections: CmsCollection[]; [option: string]: unknown };
