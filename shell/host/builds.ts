import { compositionScript } from '@site/contracts/composition';
import type { LatestBuild } from '@site/contracts/release';
import type { FastifyPluginAsync } from 'fastify';
import { readComposition } from '../releases/compositions.ts';
import type { Store } from '../releases/store.ts';
import { bucketOf } from './bucket.ts';
import type { Live } from '../releases/live.ts';

/**
 * `/builds/latest.json`: the composition of new page loads. `/builds/{id}.js`: any stored composition, for its pages.
 */
export const buildsRoutes: FastifyPluginAsync<{ live: Live; store: Store }> = async (app, { live, store }) => {
  app.get('/builds/latest.json', (request, reply) => {
    const { pool, versions } = live.pick(bucketOf(live, request, reply));
    return reply.header('cache-control', 'no-store').send({ id: pool.id, releases: versions } satisfies LatestBuild);
  });

  app.get<{ Params: { id: string } }>('/builds/:id.js', async (request, reply) => {
    const composition = await readComposition(store.dataDir, request.params.id);
    if (!composition) return reply.code(404).type('text/plain').send('No such build');
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type('text/javascript; charset=utf-8')
      .send(compositionScript(composition));
  });
};
