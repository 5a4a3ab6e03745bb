import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import type { Places } from './places.ts';

/** How long the API may take to say that it is there, in ms: balancers ask every few seconds. */
const API_TIMEOUT = 2000;

interface HealthOptions {
  /** Whether the live composition can be rendered. */
  isServing: () => boolean;
  apiOrigin: string;
  pools: Record<string, Places>;
}

/**
 * `/healthz`: the process is alive; whoever watches it starts it again when this does not answer. `/readyz`: it can serve
 * visitors; a balancer sends them elsewhere while it cannot, and says why.
 */
export const healthRoutes: FastifyPluginAsync<HealthOptions> = async (app, { isServing, apiOrigin, pools }) => {
  const answer = (reply: FastifyReply, reason?: string) =>
    reply
      .code(reason ? 503 : 200)
      .header('cache-control', 'no-store')
      .send(reason ? { status: 'down', reason } : { status: 'ok' });

  app.get('/healthz', (_request, reply) => answer(reply));

  app.get('/readyz', async (_request, reply) => {
    if (!isServing()) return answer(reply, 'The composition has no running renderer');
    const stuck = Object.entries(pools).find(([, places]) => places.isStuck);
    if (stuck) return answer(reply, `All places for ${stuck[0]} at the API are taken, and none comes free`);
    return answer(reply, await apiFailure(apiOrigin));
  });
};

async function apiFailure(origin: string): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(API_TIMEOUT) });
    return ok ? undefined : `The API answers ${status}`;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError'
      ? `The API does not answer within ${API_TIMEOUT / 1000} s`
      : 'The API cannot be reached';
  }
}
