import { type Core, defineModule, mount } from '../../module.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { ContentService } from '../content/content-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { PriceListPages } from './price-list-pages.ts';
import { priceListDownloadRoutes, priceListRoutes } from './price-list-routes.ts';
import { PriceListService } from './price-list-service.ts';

type Needs = Core & { categories: CategoryService; content: ContentService; seo: SeoBuilder };

export const priceListModule = defineModule('price-lists', ({ db, now, categories, content, seo }: Needs) => {
  const priceLists = new PriceListService({ db, categories });
  const pages = new PriceListPages({ priceLists, content, seo });
  return {
    routes: () => ({
      api: [mount(priceListRoutes, { pages })],
      downloads: [mount(priceListDownloadRoutes, { priceLists, now })],
    }),
  };
});
