import { cacheReads } from '../../memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ContentService } from '../content/content-service.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import { createFaqPreview } from './faq-preview.ts';
import { createFaqRepository } from './faq-repository.ts';
import { faqRoutes, managedFaqRoutes } from './faq-routes.ts';
import { createFaqService } from './faq-service.ts';
import { createFaqVotes } from './faq-votes.ts';

type Needs = Core & { pages: PageService; previews: PreviewLinks };

export const faqModule = defineModule('faq', ({ db, now, pages, previews }: Needs) => {
  const votes = createFaqVotes({ db, now });
  const repository = createFaqRepository(db);
  return {
    // `all` is uncached: the search index reads it after each publication.
    services: { faq: createFaqService({ ...cacheReads(repository, now), all: repository.all }) },
    routes: ({ content, catalog }: { content: ContentService; catalog: CatalogService }) => ({
      api: [mount(faqRoutes, { votes, previews, faqPreview: createFaqPreview({ pages, content, catalog }) })],
      manage: [mount(managedFaqRoutes, { votes })],
    }),
  };
});
