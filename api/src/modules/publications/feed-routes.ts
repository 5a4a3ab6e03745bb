import { paths } from '@site/contracts/paths';
import { publicationSections } from '@site/contracts/publication-sections';
import type { FastifyPluginAsync } from 'fastify';
import { refuseInMaintenance } from '../../plugins/maintenance.ts';
import type { SiteService } from '../site/site-service.ts';
import type { PublicationFeed } from './feed.ts';

/** Readers ask every few minutes; what is that fresh nobody misses. */
const MAX_AGE = 'public, max-age=300';

type Options = { feed: PublicationFeed; site: SiteService };

/** At the site's root, without a request key: feed readers fetch them. */
export const feedRoutes: FastifyPluginAsync<Options> = async (app, { feed, site }) => {
  app.addHook('onRequest', refuseInMaintenance(site));
  for (const section of publicationSections)
    app.get(paths.publicationFeed(section), async (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', MAX_AGE)
        .send(await feed(section)),
    );
};
