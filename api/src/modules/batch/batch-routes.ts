import type { BatchAnswer } from '@site/contracts/batch';
import { BEGAN_HEADER, REQUEST_KEY_HEADER, SESSION_HEADER } from '@site/contracts/request-key';
import { ownAddress } from '@site/kernel/own-address';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { clientMessage, ProblemError } from '../../errors.ts';
import { requireRequestKey, type RequestKeyOptions } from '../../plugins/request-key.ts';

/** Marks a call of a batch, which may not be another batch. */
const WITHIN = 'x-within-batch';
/** By what the address is once its dot segments are resolved: `/api/../media/` is no call. */
const isCall = ({ url }: { url: string }) => ownAddress(url)?.startsWith('/api/') === true;

/** Who asks, in which every call of a batch is like the whole. */
const passedOn = new Set(['host', REQUEST_KEY_HEADER, SESSION_HEADER, BEGAN_HEADER, 'x-forwarded-for', 'x-request-id']);

/**
 * All calls of a page that are made at once cost one request. The key is checked before the body is read; everything else is for each
 * call, which is answered as it would be by itself, with its own session, checks and limits.
 */
export const batchRoutes: FastifyPluginAsyncZod<RequestKeyOptions> = async (app, options) => {
  app.route({
    ...endpoint('POST /batch/'),
    onRequest: requireRequestKey(options),
    // Its answers are texts already: they are not parsed to be written again.
    serializerCompiler: () => String,
    handler: async ({ body: { calls }, headers, socket: { remoteAddress } }, reply) => {
      if (headers[WITHIN] || !calls.every(isCall)) throw new ProblemError(400, 'request', clientMessage(400));
      const asker = Object.fromEntries(
        Object.entries(headers).filter((header): header is [string, string] => passedOn.has(header[0])),
      );
      const answers = await Promise.all(
        calls.map(({ url, body }) =>
          app.inject({
            method: body === undefined ? 'GET' : 'POST',
            url,
            headers: { ...asker, [WITHIN]: '1' },
            ...(body !== undefined && { payload: body }),
            remoteAddress,
          }),
        ),
      );
      reply.header('cache-control', 'no-store');
      // A call that extends the session says so to the browser; those beside it may say the same.
      const cookies = new Set(answers.flatMap(({ headers }) => headers['set-cookie'] ?? []));
      if (cookies.size) reply.header('set-cookie', [...cookies]);
      const texts = answers.map(({ statusCode, headers: { 'content-type': type = '' }, payload }) => {
        const isJson = payload && String(type).startsWith('application/json');
        return `{"status":${statusCode},"body":${isJson ? payload : 'null'}}`;
      });
      return `[${texts.join()}]` as unknown as BatchAnswer;
    },
  });
};
