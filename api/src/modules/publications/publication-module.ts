import { keepReads } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import { createPublicationFeed } from './feed.ts';
import { feedRoutes } from './feed-routes.ts';
import { createPublicationPages } from './publication-pages.ts';
import { createPublicationRepository } from './publication-repository.ts';
import { publicationRoutes } from './publication-routes.ts';
import { createPublicationService } from './publication-service.ts';

/** Publication goes by the minute, so that lists asked for within one have the same answer. */
const byMinute = (now: () => Date) => () => new Date(Math.floor(now().getTime() / 60_000) * 60_000);

type Needs = Core & { publishDue: () => Promise<unknown>; previews: PreviewLinks };
type Serves = { blocks: BlockResolver; seo: SeoBuilder; site: SiteService };

export const publicationModule = defineModule('publications', ({ db, now, publishDue, previews }: Needs) => {
  const reads = { repository: keepReads(createPublicationRepository(db), now), now: byMinute(now) };
  return {
    services: { publications: createPublicationService(reads) },
    routes: ({ blocks, seo, site }: Serves) => ({
      root: [mount(feedRoutes, { feed: createPublicationFeed({ ...reads, seo }), site })],
      api: [
        mount(publicationRoutes, {
          publicationPages: createPublicationPages({ ...reads, blocks, seo }),
          publishDue,
          previews,
        }),
      ],
    }),
  };
});
