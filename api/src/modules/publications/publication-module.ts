import type { PublicationSection } from '@site/contracts/publication-sections';
import { cacheReads, cacheReadsByVersion } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { BlockResolver } from '../content/block-resolver.ts';
import type { Photographs } from '../media/library/photographs.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import { feedRoutes } from './feed-routes.ts';
import { PublicationPages } from './publication-pages.ts';
import { PublicationRepository, type Filter, type Mark } from './publication-repository.ts';
import { publicationRoutes } from './publication-routes.ts';
import { PublicationService } from './publication-service.ts';

/** Rounds the time down to the minute, so that requests within one minute share a cached list. */
const byMinute = (now: () => Date) => () => new Date(Math.floor(now().getTime() / 60_000) * 60_000);

type Needs = Core & {
  contentVersion: () => Promise<string>;
  photographs: Photographs;
  previews: PreviewLinks;
};
type Serves = { blocks: BlockResolver; seo: SeoBuilder; site: SiteService };

export const publicationModule = defineModule(
  'publications',
  ({ db, now, contentVersion, photographs, previews }: Needs) => {
    const repository = new PublicationRepository(db);
    const reads = { repository, cached: cacheReads(repository, now), photographs, now: byMinute(now) };
    const wholes = cacheReadsByVersion(contentVersion, {
      count: (section: PublicationSection, filter: Filter) => repository.count(section, now(), filter),
      marks: (section: PublicationSection, mark: Mark) => repository.marks(section, now(), mark),
    });
    return {
      services: { publications: new PublicationService(reads) },
      routes: ({ blocks, seo, site }: Serves) => ({
        root: [mount(feedRoutes, { deps: { ...reads, seo }, site })],
        api: [
          mount(publicationRoutes, {
            publicationPages: new PublicationPages({ ...reads, wholes, blocks, seo }),
            previews,
          }),
        ],
      }),
    };
  },
);
