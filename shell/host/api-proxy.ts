import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import type { Context, Span } from '@opentelemetry/api';
import { REQUEST_STARTED_HEADER, SESSION_HEADER } from '@site/contracts/request-key';
import { apiCalls, apiFolders } from '@site/contracts/path-prefixes';
import { apiFiles } from '@site/contracts/reserved-addresses';
import { CLIENT, startSpan, traceparent } from '@site/traces/spans';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createBodies } from './bodies.ts';
import { refuseHostileBody } from './hostile-requests.ts';
import type { HostLimits, PoolLimits } from './limits.ts';
import type { Places } from './places.ts';
import { sendRefusal } from './refusal.ts';
import { sessionOf } from './session-cookie.ts';
import { visitorAddress, visitorNetwork } from './visitor-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Releases the request's place at the API after the response. */
    leavePlace: () => void;
    /** Arrival of the request, in ms since the epoch. */
    began: number;
    /** Until the response of the API begins; absent for requests that are not traced. */
    apiSpan?: Span;
  }
}

/**
 * Request headers that are not forwarded. Clients could forge the session and address headers, so the host replaces
 * them. `expect` is already handled by the host.
 */
const DROPPED_HEADERS = [
  SESSION_HEADER,
  REQUEST_STARTED_HEADER,
  'expect',
  'forwarded',
  // A visitor does not decide what is traced.
  'traceparent',
  'tracestate',
  'baggage',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

interface ProxyOptions {
  apiOrigin: string;
  limits: HostLimits;
  calls: Places;
  files: Places;
}

/** Proxies the API at the host's own address. Calls and files use separate connection pools. */
export const apiProxy: FastifyPluginAsync<ProxyOptions> = async (app, { apiOrigin, limits, calls, files }) => {
  app.decorateRequest('leavePlace', () => {});
  app.decorateRequest('began', 0);
  app.decorateRequest('apiSpan');
  app.addHook('onRequest', async (request) => void (request.began = Date.now()));
  app.addHook('onRequest', refuseHostileBody);
  app.addHook('preParsing', createBodies(limits));

  const upstream = (pool: PoolLimits) =>
    ({
      upstream: apiOrigin,
      undici: { connections: pool.max, headersTimeout: limits.response, bodyTimeout: limits.pieces },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => forwardedHeaders(request as FastifyRequest, headers),
        // No retries: a 503 response has Retry-After, and a retry here would only delay it.
        retryDelay: () => null,
        onResponse: (request, reply, { stream }) => {
          (request as FastifyRequest).apiSpan?.end();
          stream.once('close', (request as FastifyRequest).leavePlace);
          void (reply as FastifyReply).send(stream);
        },
        onError: (reply, { error }) => void unavailable(reply as FastifyReply, error),
      },
    }) satisfies FastifyHttpProxyOptions;

  await app.register(async (scope) => {
    holdPlaces(scope, calls);
    for (const prefix of apiCalls)
      await scope.register(proxy, { ...upstream(limits.calls), prefix, rewritePrefix: prefix });
  });
  await app.register(async (scope) => {
    holdPlaces(scope, files);
    for (const prefix of apiFolders)
      await scope.register(proxy, { ...upstream(limits.files), prefix, rewritePrefix: prefix });
    await scope.register(proxy, { ...upstream(limits.files), routes: apiFiles, httpMethods: ['GET', 'HEAD'] });
  });
};

function holdPlaces(scope: FastifyInstance, places: Places) {
  scope.addHook('preHandler', async (request, reply) => {
    request.leavePlace = await places.take(visitorNetwork(request), reply.raw);
  });
  scope.addHook('onClose', async () => places.close());
}

function forwardedHeaders(request: FastifyRequest, headers: Record<string, unknown>) {
  const forwarded = Object.fromEntries(Object.entries(headers).filter(([name]) => !DROPPED_HEADERS.includes(name)));
  const session = sessionOf(request);
  return {
    ...forwarded,
    'x-forwarded-for': visitorAddress(request),
    [REQUEST_STARTED_HEADER]: String(request.began),
    ...(session && { [SESSION_HEADER]: session }),
    ...(request.trace && { traceparent: beginApiSpan(request, request.trace) }),
  };
}

/** Returns the `traceparent` of the call. */
function beginApiSpan(request: FastifyRequest, parent: Context): string | undefined {
  request.apiSpan = startSpan('api', { kind: CLIENT }, parent);
  return traceparent(request.apiSpan);
}

/** Responds with 503 if the API cannot be reached, 504 on a timeout, 502 on a broken or malformed response. */
function unavailable(reply: FastifyReply, error: Error & { statusCode?: number; cause?: unknown }) {
  reply.request.leavePlace();
  reply.request.apiSpan?.end();
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const isUnreachable = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code);
  return sendRefusal(
    reply,
    isUnreachable ? 503 : error.statusCode === 504 || error.statusCode === 503 ? error.statusCode : 502,
  );
}
