import { restoreLastGoodBuild } from '../src/gatsby/node/last-good-build';
import { createSiteServer } from './site-server';

const port = Number(process.env.PORT ?? 9000);

restoreLastGoodBuild();
createSiteServer().listen(port, () => {
  console.log(`The site is served at http://localhost:${port} (stop with Ctrl+C).`);
});
