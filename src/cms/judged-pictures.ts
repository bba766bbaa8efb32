import { isRecord } from '../content/field-walk';
import { pictureRefusal } from './picture-refusal';

/**
 * Looks into all that the CMS sends, to the repository's host or to the files of this machine, and sends nothing that
 * holds a picture which could run or fetch anything. The CMS has no event for pictures that are about to be saved.
 * @returns a `fetch` that rejects with a message for the editor, which the CMS shows
 */
export const withJudgedPictures =
  (send: typeof fetch, tell: (message: string) => void): typeof fetch =>
  async (input, init) => {
    const refusal = await refusalOf(init?.body);
    if (refusal) {
      tell(refusal);
      throw new Error(refusal);
    }
    return send(input, init);
  };

const refusalOf = async (body: RequestInit['body']): Promise<string | undefined> => {
  if (body instanceof File) return pictureRefusal(body.name, new Uint8Array(await body.arrayBuffer()));
  return typeof body === 'string' ? refusalOfCommit(parsed(body)) : undefined;
};

/** Wherever a path stands beside the content of its file: GitHub, GitLab and Gitea each have their own frame around it. */
const refusalOfCommit = (value: unknown): string | undefined => {
  if (Array.isArray(value)) return firstOf(value);
  if (!isRecord(value)) return undefined;
  const path = value.path ?? value.file_path;
  const content = value.contents ?? value.content;
  if (typeof path === 'string' && typeof content === 'string')
    return pictureRefusal(path, value.encoding === 'text' ? new TextEncoder().encode(content) : decoded(content));
  return firstOf(Object.values(value));
};

const firstOf = (values: readonly unknown[]) => {
  for (const value of values) {
    const refusal = refusalOfCommit(value);
    if (refusal) return refusal;
  }
  return undefined;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Content without an `encoding` is base64 for one host, and text for another. */
const decoded = (content: string) => {
  try {
    return Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  } catch {
    return new TextEncoder().encode(content);
  }
};
