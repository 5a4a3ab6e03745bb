import { compositionScript } from '@site/contracts/composition';
import type { LatestBuild } from '@site/contracts/release';
import type { FastifyPluginAsync } from 'fastify';
import { LRUCache } from 'lru-cache';
import { readComposition } from '../releases/compositions.ts';
import type { Store } from '../releases/store.ts';
import { bucketOf } from './bucket.ts';
import { Refusal } from './refusal.ts';
import type { Live } from '../releases/live.ts';

/** Scripts kept in memory: the live compositions, and pages that are still open, need a few. */
const MAX_SCRIPTS = 10;

/**
 * `/builds/latest.json`: the composition of new page loads. `/builds/{id}.js`: any stored composition, for its pages.
 */
export const buildsRoutes: FastifyPluginAsync<{ live: Live; store: Store }> = async (app, { live, store }) => {
  const scripts = new LRUCache<string, string>({
    max: MAX_SCRIPTS,
    fetchMethod: async (id) => {
      const composition = await readComposition(store.documents, id);
      return composition && compositionScript(composition);
    },
  });

  app.get('/builds/latest.json', (request, reply) => {
    const { pool, versions } = live.pick(bucketOf(live, request, reply));
    return reply.header('cache-control', 'no-store').send({ id: pool.id, releases: versions } satisfies LatestBuild);
  });

  app.get<{ Params: { id: string } }>('/builds/:id.js', async (request, reply) => {
    const script = await scripts.fetch(request.params.id);
    if (!script) throw new Refusal(404);
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(script);
  });
};
