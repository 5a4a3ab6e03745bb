import type { EventCard } from '@site/contracts/blocks';
import { cacheReadsByVersion } from '../../db/memo.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogIndexService } from '../catalog/catalog-index/catalog-index-service.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { PublicationService } from '../publications/publication-service.ts';
import type { FaqService } from '../faq/faq-service.ts';
import type { PageService } from '../pages/page-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { SearchIndex } from './search-index.ts';
import { searchRoutes } from './search-routes.ts';
import { SearchService } from './search-service.ts';

type Needs = Core & {
  catalog: CatalogService;
  catalogIndex: CatalogIndexService;
  categories: CategoryService;
  documents: DocumentService;
  publications: PublicationService;
  upcomingEvents: (limit: number) => Promise<EventCard[]>;
  pages: PageService;
  faq: FaqService;
  partners: PartnerService;
  seo: SeoBuilder;
  contentVersion: () => Promise<string>;
};

export const searchModule = defineModule(
  'search',
  ({ catalog, categories, seo, contentVersion, pages, publications, ...sources }: Needs) => {
    // Thousands of documents that change seldom.
    const content = cacheReadsByVersion(contentVersion, {
      headings: () => pages.headings(),
      headlines: (limit: number) => publications.headlines(limit),
    });
    const index = new SearchIndex({ ...sources, categories, content, contentVersion });
    const search = new SearchService({ index, catalog, categories, seo });
    return { routes: () => ({ api: [mount(searchRoutes, { search })] }) };
  },
);
