import { MAX_QUANTITY, QuantityRequest } from '@site/contracts/cart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { ProblemError } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ListService } from '../lists/list-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { addArticles, previewArticles } from './add-articles.ts';
import { addWishlist } from './add-wishlist.ts';
import type { CartService } from './cart-service.ts';

type Options = { cart: CartService; catalog: CatalogService; lists: ListService };

const LOST = 'Часть товаров больше не\u00a0продаётся, они не\u00a0вернулись в\u00a0корзину';

const badQuantity = () =>
  new ProblemError(400, 'quantity', `Количество\u00a0— целое число от\u00a01 до\u00a0${MAX_QUANTITY}`);

export const cartRoutes: FastifyPluginAsyncZod<Options> = async (app, { cart, catalog, lists }) => {
  app.addHook('onRequest', app.rejectReplacedSession);
  // A cart is personal, so shared caches must not store it.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const cartResponse = async (visitor: Visitor, message?: string) => {
    const [priced, ids] = await Promise.all([cart.priced(visitor), lists.ids(visitor)]);
    const cart_products = Object.fromEntries(priced.items.map((item) => [item.product.id, item]));
    const user = { cart_qty: priced.qty, cart_products, ...ids };
    return { status: 'ok' as const, cart: priced, user, ...(message && { message }) };
  };

  app.route({
    ...endpoint('PUT /cart/items/{product_id}/'),
    preValidation: async ({ body }) => {
      if (!QuantityRequest.safeParse(body).success) throw badQuantity();
    },
    handler: async (request, reply) => {
      const visitor = await reply.ensureSession();
      return cartResponse(visitor, await cart.set(visitor, request.params.product_id, request.body.qty));
    },
  });

  app.route({
    ...endpoint('DELETE /cart/items/{product_id}/'),
    handler: async (request) => {
      await cart.remove(request.visitor, request.params.product_id);
      return cartResponse(request.visitor);
    },
  });

  app.route({
    ...endpoint('POST /cart/items/{product_id}/put-aside/'),
    handler: async (request) => {
      await cart.saveForLater(request.visitor, request.params.product_id);
      return cartResponse(request.visitor);
    },
  });

  app.route({
    ...endpoint('DELETE /cart/'),
    handler: async (request) => {
      await cart.empty(request.visitor);
      return cartResponse(request.visitor);
    },
  });

  app.route({
    ...endpoint('POST /cart/accept/'),
    handler: async (request) => {
      await cart.accept(request.visitor);
      return cartResponse(request.visitor);
    },
  });

  app.route({
    ...endpoint('POST /cart/restore/'),
    handler: async (request, reply) => {
      const visitor = await reply.ensureSession();
      const whole = await cart.restore(visitor, request.body.lines);
      return cartResponse(visitor, whole ? undefined : LOST);
    },
  });

  app.route({
    ...endpoint('POST /cart/articles/'),
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async (request, reply) => {
      const visitor = await reply.ensureSession();
      const report = await addArticles({ cart, catalog }, visitor, request.body.text);
      return { ...(await cartResponse(visitor)), ...report };
    },
  });

  app.route({
    ...endpoint('POST /cart/articles/preview/'),
    config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    handler: async ({ visitor, body }) => ({
      status: 'ok' as const,
      ...(await previewArticles({ catalog }, visitor, body.text)),
    }),
  });

  app.route({
    ...endpoint('POST /wishlist/to-cart/'),
    handler: ({ visitor }) => addWishlist({ cart, catalog }, visitor),
  });
};
