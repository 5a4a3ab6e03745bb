import * as api from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { defaultResource, detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import { useApi } from './spans.ts';

/**
 * Starts sending the spans of this process, as the standard `OTEL_…` variables say; `service` is the default of
 * `OTEL_SERVICE_NAME`. Returns a function that sends the rest and ends. Import it only when traces are on: it takes time
 * and memory.
 */
export function startTraces(service: string, warn: (message: string) => void): () => Promise<void> {
  const ignore = () => {};
  const { context, diag, propagation, trace } = api;
  diag.setLogger({ error: warn, warn, info: ignore, debug: ignore, verbose: ignore }, api.DiagLogLevel.WARN);
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': service }))
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  useApi(api);
  return async () => {
    await provider.shutdown();
    useApi(undefined);
    for (const part of [trace, context, propagation, diag]) part.disable();
  };
}
