import plugin from 'fastify-plugin';

const ACCOUNT = /^\/api\/account\//i;

/** Forbids caching of all account responses, including errors for guests. */
export const noStoreAccountPlugin = plugin(async (app) => {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (ACCOUNT.test(url)) reply.header('cache-control', 'no-store');
  });
});
