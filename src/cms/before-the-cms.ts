/** What has to be there when the CMS is loaded: it looks at once. */
import { withJudgedPictures } from './judged-pictures';
import { pageData } from './page-data';
import { servedFolder } from './served-folder';

// It follows the browser's language until someone chooses one; the words of our fields are French.
localStorage['sveltia-cms.prefs'] ??= JSON.stringify({ locale: 'fr' });

// Where a picture is saved with an entry the CMS shows the reason; in its library it only says that it could not.
const tell = (message: string) => location.hash.startsWith('#/assets') && alert(message);
globalThis.fetch = withJudgedPictures(globalThis.fetch.bind(globalThis), tell);

const { files } = pageData;
if (files) {
  // Its test backend asks nobody to sign in, and works on the file system that a browser has for each site: here
  // that is the working tree.
  localStorage['sveltia-cms.user'] ??= JSON.stringify({ backendName: 'test-repo' });
  const getDirectory = async () => ({ getDirectoryHandle: async () => servedFolder(files) });
  // Whole objects are put in place: not every browser has them, and they are not made alike.
  Object.defineProperty(navigator, 'storage', { value: { getDirectory } });
  // Where the handles of files can be moved, it writes each file under another name first; the file server sees to that.
  Object.defineProperty(globalThis, 'FileSystemFileHandle', { value: class {} });
}
