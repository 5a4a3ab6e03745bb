import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { Config } from '../config.ts';
import type { Metrics } from './metrics.ts';

/** Serves `GET /metrics` on a port of its own, which the proxy does not publish. */
export async function serveMetrics(
  metrics: Metrics,
  { METRICS_HOST: host, METRICS_PORT: port }: Pick<Config, 'METRICS_HOST' | 'METRICS_PORT'>,
): Promise<Server> {
  const server = createServer(async ({ method, url }, response) => {
    if (method !== 'GET' || url !== '/metrics') return response.writeHead(404).end();
    try {
      const { type, text } = await metrics.read();
      response.writeHead(200, { 'content-type': type }).end(text);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await once(server.listen({ host, port }), 'listening');
  return server;
}
