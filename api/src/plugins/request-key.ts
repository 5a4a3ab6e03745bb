import { REQUEST_STARTED_HEADER, checkRequestKey, REQUEST_KEY_HEADER } from '@site/contracts/request-key';
import type { FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { problems } from '../errors.ts';

export interface RequestKeyOptions {
  publicKey: string;
  now: () => Date;
}

/** Rejects requests that do not come from our client, before reading the body. The reason goes to the log only. */
export const requireRequestKey =
  ({ publicKey, now }: RequestKeyOptions) =>
  async (request: FastifyRequest) => {
    const header = request.headers[REQUEST_KEY_HEADER];
    const began = /^\d{1,15}$/.exec(String(request.headers[REQUEST_STARTED_HEADER]));
    const at = began ? Math.min(Number(began[0]), now().getTime()) : now().getTime();
    const verdict = checkRequestKey(typeof header === 'string' ? header : undefined, publicKey, at);
    if (verdict === 'ok') return;
    request.log.info({ verdict }, 'request key rejected');
    throw problems.requestKey();
  };

export const requestKeyPlugin = plugin<RequestKeyOptions>(async (app, options) => {
  app.addHook('onRequest', requireRequestKey(options));
});
