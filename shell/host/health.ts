import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Places } from './places.ts';

/** Timeout of the API's health check, in ms. Load balancers poll every few seconds. */
const API_TIMEOUT = 2000;

interface HealthOptions {
  isServing: () => boolean;
  apiOrigin: string;
  pools: Record<string, Places>;
}

/**
 * `/healthz` (liveness): a supervisor restarts the process when it does not respond. `/readyz` (readiness): 503 with
 * the reason while the host cannot serve visitors, so that a load balancer sends them elsewhere.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { isServing, apiOrigin, pools }) => {
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
    return respond(reply, await apiFailure(apiOrigin));
  });
};

async function apiFailure(origin: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(API_TIMEOUT) });
    return ok ? undefined : `The API responds with ${status}`;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? `The API does not respond within ${API_TIMEOUT / 1000} s`
      : 'The API cannot be reached';
  }
}
