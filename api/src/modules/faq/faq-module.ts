import { cacheReads } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ContentService } from '../content/content-service.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PreviewLinks } from '../publishing/preview-links.ts';
import { FaqRepository } from './faq-repository.ts';
import { faqRoutes, managedFaqRoutes } from './faq-routes.ts';
import { FaqService } from './faq-service.ts';

type Needs = Core & { pages: PageService; previews: PreviewLinks };

export const faqModule = defineModule('faq', ({ db, now, pages, previews }: Needs) => {
  const repository = new FaqRepository(db);
  return {
    services: { faq: new FaqService({ repository, cached: cacheReads(repository, now) }) },
    routes: ({ content, catalog }: { content: ContentService; catalog: CatalogService }) => ({
      api: [mount(faqRoutes, { db, now, deps: { pages, content, catalog }, previews })],
      manage: [mount(managedFaqRoutes, { db })],
    }),
  };
});
