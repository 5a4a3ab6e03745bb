import { OFFLINE_PAGE } from '@site/contracts/offline';
import type { FastifyPluginAsync } from 'fastify';
import { offlineHeaders, offlinePage } from './offline-page.ts';
import type { SiteService } from './site-service.ts';

export const offlineRoutes: FastifyPluginAsync<{ site: SiteService }> = async (app, { site }) => {
  app.get(OFFLINE_PAGE, async (_request, reply) =>
    reply.headers(offlineHeaders).send(offlinePage((await site.current()).data)),
  );
};
