import plugin from 'fastify-plugin';

const ACCOUNT = /^\/api\/account\//i;

/** Whatever the account answers, a refusal to a guest included, is one visitor's and kept nowhere. */
export const privateAnswersPlugin = plugin(async (app) => {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (ACCOUNT.test(url)) reply.header('cache-control', 'no-store');
  });
});
