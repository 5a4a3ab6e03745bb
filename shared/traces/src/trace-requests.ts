import { finished } from 'node:stream';
import { context, SpanKind, SpanStatusCode, trace, type Context, type Link } from '@opentelemetry/api';
import { withoutSecrets } from '@site/kernel/log-secrets';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { startSpan } from './spans.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Context of the request's span; absent for requests that are not traced. */
    trace?: Context;
  }
}

/**
 * Runs requests as spans. `begin` returns the context that a request belongs to, undefined if it is not traced. Call it
 * before other hooks are added.
 */
export function traceRequests(
  app: FastifyInstance,
  begin: (request: FastifyRequest) => { parent: Context; links?: Link[] } | undefined,
): void {
  app.decorateRequest('trace');
  app.addHook('onRequest', (request, reply, done) => {
    const begun = begin(request);
    if (!begun) return done();
    const { method, routeOptions, url } = request;
    const route = routeOptions.url ?? 'none';
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      // Queries contain what visitors search for.
      'url.path': withoutSecrets(url).split('?', 1)[0],
    };
    const options = { kind: SpanKind.SERVER, attributes, links: begun.links };
    const span = startSpan(`${method} ${route}`, options, begun.parent);
    if (!span) return done();
    finished(reply.raw, (error) => {
      if (error) span.setAttribute('error.type', 'aborted');
      else span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    request.trace = trace.setSpan(begun.parent, span);
    context.with(request.trace, done);
  });
  // The events of a body come in another context (https://github.com/nodejs/node/issues/34430).
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.trace) context.with(request.trace, done);
    else done();
  });
}
