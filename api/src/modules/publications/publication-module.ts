import type { PublicationSection } from '@site/contracts/publication-sections';
import { cacheReads, cacheReadsByVersion } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import { createPublicationFeed } from './feed.ts';
import { feedRoutes } from './feed-routes.ts';
import { createPublicationPages } from './publication-pages.ts';
import { createPublicationRepository, type Filter, type Mark } from './publication-repository.ts';
import { publicationRoutes } from './publication-routes.ts';
import { createPublicationService } from './publication-service.ts';

/** Rounds the time down to the minute, so that requests within one minute share a cached list. */
const byMinute = (now: () => Date) => () => new Date(Math.floor(now().getTime() / 60_000) * 60_000);

type Needs = Core & {
  contentVersion: () => Promise<string>;
  previews: PreviewLinks;
};
type Serves = { blocks: BlockResolver; seo: SeoBuilder; site: SiteService };

export const publicationModule = defineModule('publications', ({ db, now, contentVersion, previews }: Needs) => {
  const repository = createPublicationRepository(db);
  // The search reads all headlines, and caches them by content version itself.
  const reads = {
    repository: { ...cacheReads(repository, now), headlines: repository.headlines },
    now: byMinute(now),
  };
  const wholes = cacheReadsByVersion(contentVersion, {
    count: (section: PublicationSection, filter: Filter) => repository.count(section, now(), filter),
    marks: (section: PublicationSection, mark: Mark) => repository.marks(section, now(), mark),
  });
  return {
    services: { publications: createPublicationService(reads) },
    routes: ({ blocks, seo, site }: Serves) => ({
      root: [mount(feedRoutes, { feed: createPublicationFeed({ ...reads, seo }), site })],
      api: [
        mount(publicationRoutes, {
          publicationPages: createPublicationPages({ ...reads, wholes, blocks, seo }),
          previews,
        }),
      ],
    }),
  };
});
