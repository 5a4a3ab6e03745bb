import type { BatchResponse } from '@site/contracts/batch';
import { REQUEST_STARTED_HEADER, REQUEST_KEY_HEADER, SESSION_HEADER } from '@site/contracts/request-key';
import { ownAddress } from '@site/kernel/own-address';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { clientMessage, ProblemError } from '../../errors.ts';
import { callInside, isInside } from '../../plugins/calls-inside.ts';
import { requireRequestKey, type RequestKeyOptions } from '../../plugins/request-key.ts';

/** Resolves dot segments, and returns undefined for an address outside the API such as `/api/../media/`. */
function addressOf({ url }: { url: string }): string | undefined {
  const address = ownAddress(url);
  return address?.startsWith('/api/') ? address : undefined;
}

/** Headers that identify the visitor, passed on to every call. */
const identityHeaders = new Set([
  'host',
  REQUEST_KEY_HEADER,
  SESSION_HEADER,
  REQUEST_STARTED_HEADER,
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
    handler: async ({ body: { calls }, headers, raw }, reply) => {
      const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => identityHeaders.has(name)));
      const inside = { headers: forwarded, socket: raw.socket, shared: new Map<string, unknown>() };
      const requests = calls.flatMap((call) => {
        const url = addressOf(call);
        return url === undefined ? [] : { ...inside, url, body: call.body && JSON.stringify(call.body) };
      });
      if (isInside(raw) || requests.length < calls.length) throw new ProblemError(400, 'request', clientMessage(400));
      const responses = await Promise.all(requests.map((request) => callInside(app, request)));
      reply.header('cache-control', 'no-store');
      // A call can extend the session cookie; equal cookies of several calls are sent once.
      const cookies = new Set(responses.flatMap((response) => response.getHeader('set-cookie') ?? []));
      if (cookies.size) reply.header('set-cookie', [...cookies].map(String));
      const texts = responses.map((response) => {
        const isJson = response.text && String(response.getHeader('content-type')).startsWith('application/json');
        return `{"status":${response.statusCode},"body":${isJson ? response.text : 'null'}}`;
      });
      return `[${texts.join()}]` as unknown as BatchResponse;
    },
  });
};
