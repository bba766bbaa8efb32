/**
 * Where the repository's host lets a file of the content be edited, or shows a folder of it.
 * @param path from `content/`; a folder if its name has no ending
 */
export const editAddress = ({ host, url, branch }: Queries.SiteFactsRepository, path: string): string => {
  const [file, folder] = { gitlab: ['-/edit', '-/tree'], gitea: ['_edit', 'src/branch'] }[host] ?? ['edit', 'tree'];
  const encoded = `${branch}/content/${path}`.split('/').map(encodeURIComponent).join('/');
  return `${url}/${/\.\w+$/.test(path) ? file : folder}/${encoded}`;
};
