/**
 * Where GitHub lets a file of the content be edited, or shows a folder of it.
 * @param path from `content/`; a folder if its name has no ending
 */
export const editAddress = ({ url, branch }: Queries.SiteFactsRepository, path: string): string => {
  const view = /\.\w+$/.test(path) ? 'edit' : 'tree';
  const encoded = `${branch}/content/${path}`.split('/').map(encodeURIComponent).join('/');
  return `${url}/${view}/${encoded}`;
};
