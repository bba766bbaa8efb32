import { createSiteServer } from './site-server';

const port = Number(process.env.PORT ?? 9000);

createSiteServer()
  .once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Something else uses port ${port}. Stop it, or take another port: PORT=${port + 1} npm run serve`);
    process.exitCode = 1;
  })
  .listen(port, 'localhost', () => {
    console.log(`The site is served at http://localhost:${port} (stop with Ctrl+C).`);
  });
