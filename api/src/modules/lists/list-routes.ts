import { AddedReport, COMPARE_LIMIT, CountersAnswer, ShareAnswer } from '@site/contracts/lists';
import { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { CartService } from '../cart/cart-service.ts';
import { productId, productIds } from '../catalog/product-ids.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { Visitor } from '../session/visitor.ts';
import type { ListPages } from './list-pages.ts';
import type { ListService } from './list-service.ts';

type Options = { lists: ListService; listPages: ListPages; cart: CartService; catalog: CatalogService };

/** A shared comparison may span groups; the page shows of each what fits. */
const MOST_SHARED = COMPARE_LIMIT * 4;

const Item = z.object({ product_id: productId });
const response = { 200: CountersAnswer };

export const listRoutes: FastifyPluginAsyncZod<Options> = async (app, { lists, listPages, cart, catalog }) => {
  app.addHook('onRequest', app.refuseReplaced);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const answer = async (visitor: Visitor) => ({ status: 'ok' as const, user: await cart.counters(visitor) });

  for (const list of ['compare', 'wishlist'] as const) {
    app.put(`/api/${list}/:product_id/`, { schema: { params: Item, response } }, async (request, reply) => {
      const visitor = await reply.keepVisitor();
      await lists.add(visitor, list, request.params.product_id);
      return answer(visitor);
    });

    app.delete(`/api/${list}/:product_id/`, { schema: { params: Item, response } }, async (request) => {
      await lists.remove(request.visitor, list, request.params.product_id);
      return answer(request.visitor);
    });
  }

  app.get(
    '/api/compare/',
    { schema: { querystring: z.object({ ids: productIds(MOST_SHARED).optional() }), response: { 200: PageAnswer } } },
    (request) => listPages.compare(request.visitor, request.query.ids ?? null),
  );

  app.delete(
    '/api/compare/',
    { schema: { querystring: z.object({ category: productId.optional() }), response } },
    async (request) => {
      await lists.clearComparison(request.visitor, request.query.category);
      return answer(request.visitor);
    },
  );

  app.get(
    '/api/wishlist/',
    { schema: { querystring: z.object({ list: z.string().max(100).optional() }), response: { 200: PageAnswer } } },
    (request) => listPages.wishlist(request.visitor, request.query.list ?? null),
  );

  app.post('/api/wishlist/share/', { schema: { response: { 200: ShareAnswer } } }, async (request) => ({
    status: 'ok' as const,
    share_url: paths.sharedWishlist(await lists.share(request.visitor)),
  }));

  app.delete('/api/wishlist/share/', { schema: { response: { 200: ShareAnswer } } }, async (request) => {
    await lists.unshare(request.visitor);
    return { status: 'ok' as const, share_url: null };
  });

  app.post('/api/wishlist/to-cart/', { schema: { response: { 200: AddedReport } } }, async (request) => {
    const { visitor } = request;
    const [{ cart_products }, { wishlist_products }] = await Promise.all([cart.counters(visitor), lists.ids(visitor)]);
    // What is in the cart already stays as it is: the button may be pressed twice.
    const missing = wishlist_products.filter((id) => !(id in cart_products));
    const cards = await catalog.cardsByIds(missing, visitor);
    return cart.addMany(visitor, cards.map(({ id, name, min_qty }) => ({ product_id: id, name, qty: min_qty })));
  });
};
