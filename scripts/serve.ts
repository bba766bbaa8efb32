import { createSiteServer } from './site-server';

const port = Number(process.env.PORT ?? 9000);

createSiteServer().listen(port, 'localhost', () => {
  console.log(`The site is served at http://localhost:${port} (stop with Ctrl+C).`);
});
