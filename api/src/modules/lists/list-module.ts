import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { listFormRoutes } from './list-form-routes.ts';
import { ListPages } from './list-pages.ts';
import { type HeaderCounters, listRoutes } from './list-routes.ts';
import { ListService } from './list-service.ts';

type Serves = { cart: HeaderCounters; catalog: CatalogService; categories: CategoryService; seo: SeoBuilder };

export const listModule = defineModule('lists', ({ db }: Core) => {
  const lists = new ListService(db);
  return {
    services: { lists },
    routes: ({ cart, catalog, categories, seo }: Serves) => {
      const listPages = new ListPages({ lists, catalog, categories, seo });
      return {
        api: [mount(listRoutes, { lists, listPages, cart })],
        forms: [mount(listFormRoutes, { lists })],
      };
    },
  };
});
