/**
 * Where the repository's host lets a file of the content be edited, or shows a folder of it.
 * @param path from `content/`; a folder if its name has no ending
 */
export const editAddress = ({ host, url, branch }: Queries.SiteFactsRepository, path: string): string => {
  const isFile = /\.\w+$/.test(path);
  const views: Record<string, string> = {
    github: isFile ? 'edit' : 'tree',
    gitlab: isFile ? '-/edit' : '-/tree',
    gitea: isFile ? '_edit' : 'src/branch',
  };
  const encoded = `${branch}/content/${path}`.split('/').map(encodeURIComponent).join('/');
  return `${url}/${views[host] ?? 'tree'}/${encoded}`;
};
