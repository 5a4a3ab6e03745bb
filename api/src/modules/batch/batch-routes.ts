import type { BatchAnswer } from '@site/contracts/batch';
import { BEGAN_HEADER, REQUEST_KEY_HEADER, SESSION_HEADER } from '@site/contracts/request-key';
import { ownAddress } from '@site/kernel/own-address';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { clientMessage, ProblemError } from '../../errors.ts';
import { requireRequestKey, type RequestKeyOptions } from '../../plugins/request-key.ts';

/** Marks a call of a batch, which must not be a batch itself. */
const WITHIN = 'x-within-batch';
/** Checks the address after resolving dot segments: `/api/../media/` is rejected. */
const isCall = ({ url }: { url: string }) => ownAddress(url)?.startsWith('/api/') === true;

/** Headers that identify the visitor, passed on to every call. */
const identityHeaders = new Set([
  'host',
  REQUEST_KEY_HEADER,
  SESSION_HEADER,
  BEGAN_HEADER,
  'x-forwarded-for',
  'x-request-id',
]);

/**
 * Runs several API calls of a page in one request. The request key is checked before the body is read; each call has
 * its own session, checks and limits, as if sent separately.
 */
export const batchRoutes: FastifyPluginAsyncZod<RequestKeyOptions> = async (app, options) => {
  app.route({
    ...endpoint('POST /batch/'),
    onRequest: requireRequestKey(options),
    // The results are JSON strings already, so they are not parsed and serialised again.
    serializerCompiler: () => String,
    handler: async ({ body: { calls }, headers, socket: { remoteAddress } }, reply) => {
      if (headers[WITHIN] || !calls.every(isCall)) throw new ProblemError(400, 'request', clientMessage(400));
      const forwardedHeaders = Object.fromEntries(
        Object.entries(headers).filter((header): header is [string, string] => identityHeaders.has(header[0])),
      );
      const responses = await Promise.all(
        calls.map(({ url, body }) =>
          app.inject({
            method: body === undefined ? 'GET' : 'POST',
            url,
            headers: { ...forwardedHeaders, [WITHIN]: '1' },
            ...(body !== undefined && { payload: body }),
            remoteAddress,
          }),
        ),
      );
      reply.header('cache-control', 'no-store');
      // A call can extend the session cookie; equal cookies of several calls are sent once.
      const cookies = new Set(responses.flatMap(({ headers }) => headers['set-cookie'] ?? []));
      if (cookies.size) reply.header('set-cookie', [...cookies]);
      const texts = responses.map(({ statusCode, headers: { 'content-type': type = '' }, payload }) => {
        const isJson = payload && String(type).startsWith('application/json');
        return `{"status":${statusCode},"body":${isJson ? payload : 'null'}}`;
      });
      return `[${texts.join()}]` as unknown as BatchAnswer;
    },
  });
};
