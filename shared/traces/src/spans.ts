import type * as OpenTelemetry from '@opentelemetry/api';
import type { Context, Span, SpanKind, SpanOptions } from '@opentelemetry/api';

type Api = typeof OpenTelemetry;

/** Absent while traces are off, because it takes 7 MB of memory. */
let api: Api | undefined;
export function useApi(loaded: Api | undefined): void {
  api = loaded;
}

/** `SpanKind.CLIENT`. */
export const CLIENT: SpanKind = 2;

export const activeTrace = (): Context | undefined => api?.context.active();

/** Begins a span. Returns undefined while traces are off. */
export const startSpan = (name: string, options: SpanOptions = {}, parent = activeTrace()): Span | undefined =>
  api?.trace.getTracer('site').startSpan(name, options, parent);

/** Runs the work as a span, which fails when the work rejects. While traces are off, only runs the work. */
export async function inSpan<T>(
  name: string,
  options: SpanOptions,
  work: (span?: Span) => Promise<T>,
  parent = activeTrace(),
): Promise<T> {
  const span = startSpan(name, options, parent);
  if (!api || !span) return work();
  try {
    return await api.context.with(api.trace.setSpan(parent ?? api.ROOT_CONTEXT, span), () => work(span));
  } catch (error) {
    fail(span, error, api);
    throw error;
  } finally {
    span.end();
  }
}

/** Only the kind of the error: its message may contain what a visitor has typed. */
function fail(span: Span, error: unknown, { SpanStatusCode }: Api) {
  span.setStatus({ code: SpanStatusCode.ERROR });
  if (!(error instanceof Error)) return;
  const { code } = (error.cause ?? error) as { code?: unknown };
  span.setAttribute('error.type', typeof code === 'string' ? code : error.name);
}

/** Value of the header `traceparent` that continues the trace of a span. Undefined while traces are off. */
export function traceparent(span = api?.trace.getActiveSpan()): string | undefined {
  const headers: { traceparent?: string } = {};
  if (api && span) api.propagation.inject(api.trace.setSpan(api.ROOT_CONTEXT, span), headers);
  return headers.traceparent;
}

/** Fields of a log line: the active trace. */
export function traceFields(): { trace_id?: string } {
  const span = api?.trace.getActiveSpan();
  return span ? { trace_id: span.spanContext().traceId } : {};
}
