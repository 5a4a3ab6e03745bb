import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { BEGAN_HEADER, SESSION_HEADER } from '@site/contracts/request-key';
import { apiCalls, apiFiles, apiFolders } from '@site/contracts/reserved-addresses';
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { createBodies } from './bodies.ts';
import { refuseHostileBody } from './hostile-requests.ts';
import type { HostLimits, PoolLimits } from './limits.ts';
import type { Places } from './places.ts';
import { sendRefusal } from './refusal.ts';
import { sessionOf } from './session-cookie.ts';
import { visitorAddress } from './visitor-address.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives the place at the API back, once its answer has come. */
    leavePlace: () => void;
    began: number;
  }
}

/**
 * Headers in which a client describes itself or its way here: the host removes them and sends its own. `expect` has been
 * answered by the host.
 */
const CLAIMED = [
  SESSION_HEADER,
  BEGAN_HEADER,
  'expect',
  'forwarded',
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

/** The API behind the host's own address: calls and files have connections of their own. */
export const apiProxy: FastifyPluginAsync<ProxyOptions> = async (app, { apiOrigin, limits, calls, files }) => {
  app.decorateRequest('leavePlace', () => {});
  app.decorateRequest('began', 0);
  app.addHook('onRequest', async (request) => void (request.began = Date.now()));
  app.addHook('onRequest', refuseHostileBody);
  app.addHook('preParsing', createBodies(limits));

  const upstream = (pool: PoolLimits) =>
    ({
      upstream: apiOrigin,
      undici: { connections: pool.most, headersTimeout: limits.answer, bodyTimeout: limits.pieces },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => trustworthy(request as FastifyRequest, headers),
        // An answer of 503 says when to come again; asking again behind the visitor's back would only make him wait.
        retryDelay: () => null,
        onResponse: (request, reply, { stream }) => {
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
    request.leavePlace = await places.take(visitorAddress(request), reply.raw);
  });
  scope.addHook('onClose', async () => places.close());
}

function trustworthy(request: FastifyRequest, headers: Record<string, unknown>) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !CLAIMED.includes(name)));
  const session = sessionOf(request);
  return {
    ...kept,
    'x-forwarded-for': visitorAddress(request),
    [BEGAN_HEADER]: String(request.began),
    ...(session && { [SESSION_HEADER]: session }),
  };
}

/** 503 when nobody is there, 502 when what is there breaks off or talks nonsense, 504 when it is silent. */
function unavailable(reply: FastifyReply, error: Error & { statusCode?: number; cause?: unknown }) {
  reply.request.leavePlace();
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const away = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code);
  return sendRefusal(reply, away ? 503 : error.statusCode === 504 || error.statusCode === 503 ? error.statusCode : 502);
}
