import { propagation, ROOT_CONTEXT, trace, type SpanContext } from '@opentelemetry/api';
import { SERVER_TIMING } from '@site/contracts/renderer';
import { traceparent } from '@site/traces/spans';
import { startTraces } from '@site/traces/start-traces';
import { traceRequests } from '@site/traces/trace-requests';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { kindOf } from './metrics.ts';

export { traceFields } from '@site/traces/spans';

/** How long calls of a page belong to its trace, in ms: a page may be open for days. */
const PAGE_TTL = 10 * 60_000;
const MAX_PAGES = 10_000;

/**
 * Traces pages and calls. A page that is recorded has its trace in the response, and its calls continue that trace. Any
 * other `traceparent` of a visitor becomes a link, so that no visitor decides what is recorded. Returns a function that
 * sends the rest and ends.
 */
export function traceHost(app: FastifyInstance): () => Promise<void> {
  const end = startTraces('site-host', (message) => app.log.warn(message));
  /** Spans of recorded pages by trace. */
  const pages = new LRUCache<string, SpanContext>({ max: MAX_PAGES, ttl: PAGE_TTL });

  traceRequests(app, ({ headers, routeOptions }) => {
    if (!['page', 'api'].includes(kindOf(routeOptions.url))) return undefined;
    const claimed = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers));
    const page = claimed && pages.get(claimed.traceId);
    if (page) return { parent: trace.setSpanContext(ROOT_CONTEXT, page) };
    return { parent: ROOT_CONTEXT, ...(claimed && { links: [{ context: claimed }] }) };
  });
  app.addHook('onSend', async ({ trace: context, routeOptions }, reply) => {
    const span = context && trace.getSpan(context);
    if (!span?.isRecording() || kindOf(routeOptions.url) !== 'page') return;
    pages.set(span.spanContext().traceId, span.spanContext());
    const timings = [reply.getHeader(SERVER_TIMING), `traceparent;desc="${traceparent(span)}"`];
    reply.header(SERVER_TIMING, timings.filter(Boolean).join(', '));
  });
  return end;
}
