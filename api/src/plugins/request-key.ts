import { checkRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import plugin from 'fastify-plugin';
import { problems } from '../errors.ts';

type Options = { publicKey: string; now: () => Date };

/** Refuses calls that do not come from our own client. The reason goes to the log only. */
export const requestKeyPlugin = plugin<Options>(async (app, { publicKey, now }) => {
  app.addHook('onRequest', async (request) => {
    const header = request.headers[REQUEST_KEY_HEADER];
    const verdict = checkRequestKey(typeof header === 'string' ? header : undefined, publicKey, now().getTime());
    if (verdict === 'ok') return;
    request.log.info({ verdict }, 'request key refused');
    throw problems.requestKey();
  });
});
