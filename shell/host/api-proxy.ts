import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import { SESSION_HEADER } from '@site/contracts/request-key';
import { apiFiles, apiPrefixes } from '@site/contracts/reserved-addresses';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLarge, limitBody, refuse, refuseHostileBody } from './hostile-requests.ts';
import { sessionOf } from './session-cookie.ts';
import { visitorAddress } from './visitor-address.ts';

/** What a client claims of itself or of its way here; what the API is told instead comes from the host alone. */
const CLAIMED = [SESSION_HEADER, 'forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Seconds after which an API that is away may be asked again. */
const RETRY_AFTER = '5';

/** The API behind the host's own address. */
export const apiProxy: FastifyPluginAsync<{ apiOrigin: string }> = async (app, { apiOrigin }) => {
  app.addHook('onRequest', refuseHostileBody);
  app.addHook('preParsing', limitBody);
  const upstream = {
    upstream: apiOrigin,
    replyOptions: {
      rewriteRequestHeaders: (request, headers) => trustworthy(request as FastifyRequest, headers),
      // An answer of 503 says when to come again; asking again behind the visitor's back would only make him wait.
      retryDelay: () => null,
      onError: (reply, { error }) => void unavailable(reply as FastifyReply, error),
    },
  } satisfies FastifyHttpProxyOptions;
  for (const prefix of apiPrefixes) await app.register(proxy, { ...upstream, prefix, rewritePrefix: prefix });
  await app.register(proxy, { ...upstream, routes: apiFiles, httpMethods: ['GET', 'HEAD'] });
};

function trustworthy(request: FastifyRequest, headers: Record<string, unknown>) {
  const kept = Object.fromEntries(Object.entries(headers).filter(([name]) => !CLAIMED.includes(name)));
  const session = sessionOf(request);
  return { ...kept, 'x-forwarded-for': visitorAddress(request), ...(session && { [SESSION_HEADER]: session }) };
}

/** 503 when nobody is there, 502 when what is there breaks off or talks nonsense, 504 when it is silent. */
function unavailable(reply: FastifyReply, error: Error & { statusCode?: number; cause?: unknown }) {
  if (error.cause instanceof BodyTooLarge) return refuse(reply, 413);
  const code = (error.cause as NodeJS.ErrnoException | undefined)?.code ?? '';
  const away = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'].includes(code);
  const status = away ? 503 : error.statusCode === 504 || error.statusCode === 503 ? error.statusCode : 502;
  return reply
    .code(status)
    .header('retry-after', RETRY_AFTER)
    .send({ status: 'error', code: 'unavailable', message: 'Сайт временно недоступен. Повторите попытку позже' });
}
