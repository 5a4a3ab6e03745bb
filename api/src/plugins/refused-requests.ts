import { METHODS, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Problem } from '@site/contracts/problem';
import { parserErrorStatus, rawResponse } from '@site/kernel/raw-response';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { clientMessage } from '../errors.ts';

const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };

const refusal = (status: number): Problem => ({ status: 'error', code: 'request', message: clientMessage(status) });

/** Fastify options for requests that fail before routing, and so never reach the error handler. */
export const refusedRequests = {
  // Serve requests on keep-alive connections during shutdown: `endConnections` closes the connection afterwards.
  return503OnClosing: false,
  http: { requireHostHeader: false }, // The plugin requires it.
  frameworkErrors: ({ statusCode = 400 }: FastifyError, _request: FastifyRequest, reply: FastifyReply) =>
    void reply.status(statusCode).headers(headers).send(refusal(statusCode)),
  clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const status = parserErrorStatus(error.code);
    socket.end(rawResponse(status, headers, JSON.stringify(refusal(status))), () => socket.destroy());
  },
};

/** Replaces the built-in error responses of Fastify and Node for unknown methods, tunnels, `Expect` and a missing host. */
export const refusedRequestsPlugin = plugin(async (app) => {
  for (const method of METHODS) if (!app.supportedMethods.includes(method)) app.addHttpMethod(method);
  app.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...headers, connection: 'close' }).end(JSON.stringify(refusal(417)));
  });
  app.server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.end(rawResponse(404, headers, JSON.stringify(refusal(404))), () => socket.destroy());
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.host !== undefined || request.raw.httpVersion !== '1.1') return;
    return reply.status(400).headers(headers).send(refusal(400));
  });
});
