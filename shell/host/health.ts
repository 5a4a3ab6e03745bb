import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Places } from './places.ts';

interface HealthOptions {
  isServing: () => boolean;
  pools: Record<string, Places>;
}

/**
 * `/healthz` (liveness): a supervisor restarts the process when it does not respond. `/readyz` (readiness): 503 with
 * the reason while the host cannot serve visitors, so that a load balancer sends them elsewhere. The API does not count:
 * all hosts have the same one, and without it guests still get stale pages.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { isServing, pools }) => {
  const respond = (reply: FastifyReply, reason?: string) =>
    reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'down', reason } : { status: 'ok' });

  app.get('/healthz', (_request, reply) => respond(reply));

  app.get('/readyz', async (_request, reply) => {
    if (!isServing()) return respond(reply, 'The composition has no running renderer');
    const stuck = Object.entries(pools).find(([, places]) => places.isStuck);
    if (stuck) return respond(reply, `All places for ${stuck[0]} at the API are taken, and none is released`);
    return respond(reply);
  });
};
