import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** What Gatsby's worker does with a message that ends it, while a timer is still waiting. */
const program = `
  require('tsx/cjs');
  require(${JSON.stringify(path.resolve('src/gatsby/node/end-worker.ts'))}).endWorkerOnceDone();
  process.on('message', function end(message) {
    process.off('message', end);
    if (message === 'go on') setTimeout(() => process.exit(3), 200);
    else setTimeout(() => process.exit(4), 60_000);
  });
  process.send('ready');
`;

test.each([
  ['a worker that is done ends, whatever waits in it', 'true', 'end', 0],
  ['any other process goes on', '', 'go on', 3],
])('%s', async (_, worker, message, expected) => {
  const env = { ...process.env, GATSBY_WORKER_POOL_WORKER: worker };
  const child = fork('-e', [program], { execArgv: [], env });
  await once(child, 'message');
  child.send(message);
  const [code] = await once(child, 'exit');
  expect(code).toBe(expected);
});
