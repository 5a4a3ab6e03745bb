import {
  context,
  propagation,
  SpanStatusCode,
  trace,
  type Context,
  type Span,
  type SpanOptions,
} from '@opentelemetry/api';

/** Starts a span: one that does nothing while traces are off. */
export const startSpan = (name: string, options: SpanOptions = {}, parent: Context = context.active()): Span =>
  trace.getTracer('site').startSpan(name, options, parent);

/** Runs the work as a span, which fails when the work rejects. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span: Span) => Promise<T>,
  parent: Context = context.active(),
): Promise<T> {
  const span = startSpan(name, options, parent);
  try {
    return await context.with(trace.setSpan(parent, span), () => work(span));
  } catch (error) {
    fail(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Only the kind of the error: its message may contain what a visitor has typed. */
function fail(span: Span, error: unknown) {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (!(error instanceof Error)) return;
  const { code } = (error.cause ?? error) as { code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : error.name);
}

/** Value of the header `traceparent` that continues a trace; undefined without one. */
export function traceparent(of: Context = context.active()): string | undefined {
  const headers: { traceparent?: string } = {};
  propagation.inject(of, headers);
  return headers.traceparent;
}

/** Fields of a log line: the active trace. */
export function traceFields(): { trace_id?: string } {
  const span = trace.getActiveSpan();
  return span ? { trace_id: span.spanContext().traceId } : {};
}
