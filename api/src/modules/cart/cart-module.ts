import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ListService } from '../lists/list-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { cartDownloadRoutes } from './cart-download-routes.ts';
import { cartFormRoutes } from './cart-form-routes.ts';
import { cartRoutes } from './cart-routes.ts';
import { CartService } from './cart-service.ts';

type Needs = Core & { catalog: CatalogService; lists: ListService; site: SiteService };

export const cartModule = defineModule('cart', ({ db, now, catalog, lists, site }: Needs) => {
  const cart = new CartService({ db, now });
  return {
    services: { cart },
    routes: () => ({
      api: [mount(cartRoutes, { cart, catalog, lists })],
      forms: [mount(cartFormRoutes, { cart })],
      downloads: [mount(cartDownloadRoutes, { cart, site, now })],
    }),
  };
});
