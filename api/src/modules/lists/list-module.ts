import { type Core, defineModule, mount } from '../../module.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { CategoryService } from '../catalog/category-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { listFormRoutes } from './list-form-routes.ts';
import { createListPages } from './list-pages.ts';
import { listRoutes } from './list-routes.ts';
import { createListService } from './list-service.ts';

type Serves = { cart: CartService; catalog: CatalogService; categories: CategoryService; seo: SeoBuilder };

export const listModule = defineModule('lists', ({ db }: Core) => {
  const lists = createListService(db);
  return {
    services: { lists },
    routes: ({ cart, catalog, categories, seo }: Serves) => {
      const listPages = createListPages({ lists, catalog, categories, seo });
      return {
        api: [mount(listRoutes, { lists, listPages, cart, catalog })],
        forms: [mount(listFormRoutes, { lists })],
      };
    },
  };
});
