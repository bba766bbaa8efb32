/**
 * Ends a worker of Gatsby's as soon as Gatsby says that it is done, which it does by no longer listening to it. A timer
 * of its GraphQL runner would keep it for five seconds; Gatsby waits for one, and then kills it (gatsby-worker,
 * `WorkerPool.end`). In any other process it does nothing.
 */
export const endWorkerOnceDone = (): void => {
  if (!process.env.GATSBY_WORKER_POOL_WORKER) return;
  process.on('removeListener', (event: string) => {
    if (event === 'message' && process.listenerCount('message') === 0) setImmediate(() => process.exit());
  });
};
