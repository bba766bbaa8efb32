import { createServer, type Server, type ServerResponse } from 'node:http';
import sirv from 'sirv';
import { adminPolicy } from '../../src/finish/content-security-policy';
import { policyHeader } from '../../src/finish/headers';
import { readLocalRequest } from '../local-request';
import { fileServer, filesAddress } from './file-server';

/**
 * Serves the CMS's page, and to that page alone the files of `content`.
 * @param pageDir the folder that holds `admin`
 * @param root the folder that holds `content`
 * @param origin the only one under which it answers: the page holds the token
 * @param written until when requests wait
 */
export const createCmsServer = (
  pageDir: string,
  root: string,
  origin: string,
  token: string,
  written: Promise<void> = Promise.resolve(),
): Server => {
  const serveFiles = fileServer(root, origin, token);
  const setHeaders = (response: ServerResponse) => response.setHeader(policyHeader, adminPolicy([]));
  const servePage = sirv(pageDir, { dev: true, setHeaders });
  return createServer(async (request, response) => {
    await written;
    if (request.headers.host !== new URL(origin).host) {
      response.writeHead(421).end();
      return;
    }
    if (request.url?.startsWith(`${filesAddress}/`)) {
      void serveFiles(request, response);
      return;
    }
    const read = readLocalRequest(request);
    if (typeof read === 'number') response.writeHead(read).end();
    else servePage(request, response, () => void response.writeHead(302, { Location: '/admin/' }).end());
  });
};
