import { METHODS, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parserErrorStatus, rawResponse } from '@site/kernel/raw-response';
import { withoutSecrets } from '@site/kernel/log-secrets';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusalFor, sendRefusal } from './refusal.ts';

/** Returns the address of a request that could not be parsed, from its first bytes, or `/`. */
function addressIn(packet: unknown): string {
  const start = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 256) : '';
  const [, url] = /^[A-Z-]+ (\S{1,200})/.exec(start) ?? [];
  return url ?? '/';
}

type ParserError = Error & { code?: string; rawPacket?: unknown };

/** Fastify options for requests that reach no route, and therefore no error handler. */
export const refusedRequests = {
  // Requests on keep-alive connections are served while the process ends; `endConnections` closes the connections.
  return503OnClosing: false,
  frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
    void sendRefusal(reply, error.statusCode ?? 400),
  clientErrorHandler(error: ParserError, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = parserErrorStatus(error.code);
    const { headers, html } = refusalFor(addressIn(error.rawPacket), status);
    socket.end(rawResponse(status, headers, html), () => socket.destroy());
  },
};

/** Makes every error response a page or problem document of the site, whether a route, Fastify or Node causes it. */
export function handleErrors(app: FastifyInstance) {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.warn({ err: error, url: withoutSecrets(request.url) }, 'request failed');
    return sendRefusal(reply, status);
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 404));
  app.addHook('onRequest', async (request) => {
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1') throw new Refusal(400);
    // Responds before the request body has arrived.
    if (request.is404) throw new Refusal(404);
  });
  app.server.on('checkExpectation', ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { headers, html } = refusalFor(url, 417);
    response.writeHead(417, { ...headers, connection: 'close' }).end(html);
  });
  app.server.on('connect', ({ url = '/' }: IncomingMessage, socket: Socket) => {
    const { headers, html } = refusalFor(url, 404);
    socket.end(rawResponse(404, headers, html), () => socket.destroy());
  });
}
