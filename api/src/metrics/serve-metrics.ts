import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

/** Serves `GET /metrics` on a port of its own, which the proxy does not publish. */
export async function serveMetrics(
  metrics: Metrics,
  { METRICS_HOST, METRICS_PORT }: Pick<Config, 'METRICS_HOST' | 'METRICS_PORT'>,
): Promise<FastifyInstance> {
  const server = Fastify();
  server.get('/metrics', async (_request, reply) =>
    reply.type(metrics.registry.contentType).send(await metrics.registry.metrics()),
  );
  await server.listen({ host: METRICS_HOST, port: METRICS_PORT });
  return server;
}
