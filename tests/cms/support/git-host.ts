import { createHash } from 'node:crypto';
import type { Page, Route } from '@playwright/test';
import { fixtureContent } from '../../support/fixture-content';
import { contentFiles } from './content-files';

export const gitHost = 'https://git.example.com';

/** What the CMS asked the host to commit. */
export type Commit = { files: { path: string; content: string }[] };

/**
 * Answers for a host of the kind Gitea that keeps the fixture (its interface, version 1), as far as the CMS asks it.
 * @returns the commits, as they come
 */
export const answerAsGitHost = async (page: Page): Promise<Commit[]> => {
  const commits: Commit[] = [];
  const files = [...contentFiles(fixtureContent, '.')].map(([file, bytes]) => ({
    path: `content/${file}`,
    sha: createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex'),
    size: bytes.length,
    type: 'blob',
    content: bytes.toString('base64'),
    encoding: 'base64',
  }));
  const sha = 'a'.repeat(40);
  const answer = (method: string, address: string, asked: unknown): unknown => {
    if (address.endsWith('/version')) return { version: '1.24.0' };
    if (address.endsWith('/settings/api')) return { default_paging_num: 1000 };
    if (address.endsWith('/user')) return { login: 'zoe', full_name: 'Zoé', email: 'zoe@mirabelle.example' };
    if (address.includes('/branches/')) return { commit: { id: sha, message: 'A' } };
    if (address.includes('/git/trees/')) return { tree: files, truncated: false };
    if (address.endsWith('/contents') && method === 'POST') {
      commits.push(asked as Commit);
      return { commit: { sha, created: '2030-01-01T00:00:00Z' }, files: (asked as Commit).files };
    }
    if (method === 'POST') return files.filter(({ path }) => (asked as { files: string[] }).files.includes(path));
    return { permissions: { pull: true, push: true }, default_branch: 'main' };
  };
  await page.route(`${gitHost}/**`, (route: Route) => {
    const request = route.request();
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers });
    const { pathname } = new URL(request.url());
    return route.fulfill({ headers, json: answer(request.method(), pathname, request.postDataJSON()) });
  });
  return commits;
};
