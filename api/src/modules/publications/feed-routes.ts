import { paths } from '@site/contracts/paths';
import { publicationSections } from '@site/contracts/publication-sections';
import type { FastifyPluginAsync } from 'fastify';
import { refuseInMaintenance } from '../site/maintenance.ts';
import type { SiteService } from '../site/site-service.ts';
import { type FeedDeps, publicationFeed } from './feed.ts';

/** Feed readers poll every few minutes. */
const MAX_AGE = 'public, max-age=300';

type Options = { deps: FeedDeps; site: SiteService };

/** RSS feeds at the site's root, without a request key. */
export const feedRoutes: FastifyPluginAsync<Options> = async (app, { deps, site }) => {
  app.addHook('onRequest', refuseInMaintenance(site));
  for (const section of publicationSections)
    app.get(paths.publicationFeed(section), async (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', MAX_AGE)
        .send(await publicationFeed(deps, section)),
    );
};
