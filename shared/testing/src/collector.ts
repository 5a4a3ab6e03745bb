import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

interface KeyValue {
  key: string;
  value: Record<string, unknown>;
}
interface Sent {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: KeyValue[];
  links: { traceId: string }[];
}
interface Received {
  resourceSpans: { resource: { attributes: KeyValue[] }; scopeSpans: { spans: Sent[] }[] }[];
}

export interface ReceivedSpan extends Omit<Sent, 'attributes'> {
  service: string;
  attributes: Record<string, unknown>;
}

const byKey = (pairs: KeyValue[]) => Object.fromEntries(pairs.map(({ key, value }) => [key, Object.values(value)[0]]));

/** A collector of traces by OTLP over HTTP, in JSON. `env` makes a process send its spans there, soon. */
export async function startCollector() {
  const spans: ReceivedSpan[] = [];
  const server = createServer(async (request, response) => {
    const { resourceSpans } = (await json(request)) as Received;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = String(byKey(resource.attributes)['service.name']);
      for (const { spans: sent } of scopeSpans)
        spans.push(...sent.map((span) => ({ ...span, service, attributes: byKey(span.attributes) })));
    }
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    spans,
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_BSP_SCHEDULE_DELAY: '20' },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
