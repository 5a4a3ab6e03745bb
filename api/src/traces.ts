import { context, propagation, trace } from '@opentelemetry/api';
import { CLIENT, inSpan } from '@site/traces/spans';
import { startTraces } from '@site/traces/start-traces';
import { traceRequests } from '@site/traces/trace-requests';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import type { FastifyInstance } from 'fastify';

export { traceFields } from '@site/traces/spans';

/** Traces requests of a trace that a host has begun, with their statements. A call of a batch belongs to the batch. */
export function traceApi(app: FastifyInstance): void {
  const end = startTraces('site-api', (message) => app.log.warn(message));
  app.addHook('onClose', async () => {
    queries.queryWithCache = queryWithCache;
    await end();
  });
  traceRequests(app, ({ headers }) => {
    const parent = propagation.extract(context.active(), headers);
    return trace.getSpan(parent) && { parent };
  });
  traceStatements();
}

/** Longest text of a statement: an import of products has thousands of placeholders. */
const MAX_TEXT = 2_000;

type Run = (text: string, values: unknown[], query: () => Promise<unknown>) => Promise<unknown>;
const queries = PgPreparedQuery.prototype as unknown as { queryWithCache: Run };
const { queryWithCache } = queries;

/**
 * Every statement of both drivers passes through this method of drizzle, which has no interface for it: its logger is not
 * told when a statement ends.
 */
function traceStatements() {
  queries.queryWithCache = function (text, ...rest) {
    const run = () => queryWithCache.call(this, text, ...rest);
    if (!trace.getActiveSpan()) return run();
    const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text.slice(0, MAX_TEXT) };
    return inSpan(`sql ${text.split(' ', 1)[0]}`, { kind: CLIENT, attributes }, run);
  };
}
