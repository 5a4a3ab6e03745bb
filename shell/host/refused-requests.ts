import { METHODS, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { parserErrorStatus, rawAnswer } from '@site/kernel/raw-answer';
import { withoutSecrets } from '@site/kernel/log-secrets';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal, refusalFor, sendRefusal } from './refusal.ts';

/** The address of a request that could not be parsed, as far as its first bytes tell. */
function addressIn(packet: unknown): string {
  const start = Buffer.isBuffer(packet) ? packet.toString('latin1', 0, 256) : '';
  const [, url] = /^[A-Z-]+ (\S{1,200})/.exec(start) ?? [];
  return url ?? '/';
}

type ParserError = Error & { code?: string; rawPacket?: unknown };

/** Fastify options: answers to requests that reach no route, and so no error handler. */
export const refusedRequests = {
  // A request on a kept connection is answered while this process ends: `endConnections` ends the connection.
  return503OnClosing: false,
  frameworkErrors: (error: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
    void sendRefusal(reply, error.statusCode ?? 400),
  clientErrorHandler(error: ParserError, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = parserErrorStatus(error.code);
    const { headers, html } = refusalFor(addressIn(error.rawPacket), status);
    socket.end(rawAnswer(status, headers, html), () => socket.destroy());
  },
};

/** Every refusal is a page or a problem of ours, whoever makes it: a route, Fastify or Node. */
export function refuseInOurWords(app: FastifyInstance) {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.warn({ err: error, url: withoutSecrets(request.url) }, 'request not answered');
    return sendRefusal(reply, status);
  });
  app.setNotFoundHandler((_request, reply) => sendRefusal(reply, 404));
  app.addHook('onRequest', async (request) => {
    // Before its body, which nobody wants, has arrived.
    if (request.is404) throw new Refusal(404);
  });
  app.server.on('checkExpectation', ({ url = '/' }: IncomingMessage, response: ServerResponse) => {
    const { headers, html } = refusalFor(url, 417);
    response.writeHead(417, { ...headers, connection: 'close' }).end(html);
  });
}
