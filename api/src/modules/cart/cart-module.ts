import { type Core, defineModule, mount } from '../../module.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ListService } from '../lists/list-service.ts';
import type { Checkout } from '../orders/checkout/checkout-options.ts';
import type { OrderService } from '../orders/order-service.ts';
import type { ProposalCheckouts } from '../orders/checkout/proposal-checkout.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import { cartDownloadRoutes } from './cart-download-routes.ts';
import { cartFormRoutes } from './cart-form-routes.ts';
import { createCartPages } from './cart-pages.ts';
import { cartRoutes } from './cart-routes.ts';
import { createCartService } from './cart-service.ts';

type Serves = {
  catalog: CatalogService;
  checkout: Checkout;
  proposalCheckout: ProposalCheckouts;
  orders: OrderService;
  seo: SeoBuilder;
  site: SiteService;
};

export const cartModule = defineModule('cart', ({ db, now, lists }: Core & { lists: ListService }) => {
  const cart = createCartService({ db, lists, now });
  return {
    services: { cart },
    routes: ({ catalog, checkout, proposalCheckout, orders, seo, site }: Serves) => {
      const cartPages = createCartPages({
        ...{ cart, seo, proposalCheckout },
        checkout: checkout.options,
        recentOrder: orders.recent,
        bestSellers: (limit, visitor) => catalog.cardsByBadge('hit', limit, visitor),
      });
      return {
        api: [mount(cartRoutes, { cart, cartPages, catalog, lists })],
        forms: [mount(cartFormRoutes, { cart })],
        downloads: [mount(cartDownloadRoutes, { cart, site, now })],
      };
    },
  };
});
