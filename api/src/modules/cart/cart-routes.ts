import {
  ArticlesAnswer,
  ArticlesRequest,
  CartAnswer,
  MAX_QUANTITY,
  QuantityRequest,
  RestoreRequest,
} from '@site/contracts/cart';
import { PageAnswer } from '@site/contracts/page';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ProblemError } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import { productId } from '../catalog/product-ids.ts';
import { isPartner, type Visitor } from '../session/visitor.ts';
import { addArticles } from './add-articles.ts';
import type { CartPages } from './cart-page.ts';
import type { CartService } from './cart-service.ts';

type Options = { cart: CartService; cartPages: CartPages; catalog: CatalogService };

const Item = z.object({ product_id: productId });
const Step = z.object({ step: z.string().optional() });
const item = '/api/cart/items/:product_id/';
const response = { 200: CartAnswer };

const LOST = 'Часть товаров больше не\u00a0продаётся, они не\u00a0вернулись в\u00a0корзину';

const notAllowed = () => new ProblemError(403, 'no_access', 'Добавлять товары по\u00a0артикулам могут партнёры');
const badQuantity = () =>
  new ProblemError(400, 'quantity', `Количество\u00a0— целое число от\u00a01 до\u00a0${MAX_QUANTITY}`);

export const cartRoutes: FastifyPluginAsyncZod<Options> = async (app, { cart, cartPages, catalog }) => {
  app.addHook('onRequest', app.refuseReplaced);
  // A cart is one visitor's own: no cache on the way may keep it.
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const answer = async (visitor: Visitor, message?: string) => {
    const priced = await cart.priced(visitor);
    const user = await cart.counters(visitor, priced);
    return { status: 'ok' as const, cart: priced, user, ...(message && { message }) };
  };

  app.get('/api/cart/', { schema: { querystring: Step, response: { 200: PageAnswer } } }, (request) =>
    cartPages.page(request.visitor, request.query.step),
  );

  app.put(item, { schema: { params: Item, body: z.unknown(), response } }, async (request, reply) => {
    const body = QuantityRequest.safeParse(request.body);
    if (!body.success) throw badQuantity();
    const visitor = await reply.keepVisitor();
    return answer(visitor, await cart.set(visitor, request.params.product_id, body.data.qty));
  });

  app.delete(item, { schema: { params: Item, response } }, async (request) => {
    await cart.remove(request.visitor, request.params.product_id);
    return answer(request.visitor);
  });

  app.post(`${item}put-aside/`, { schema: { params: Item, response } }, async (request) => {
    await cart.putAside(request.visitor, request.params.product_id);
    return answer(request.visitor);
  });

  app.delete('/api/cart/', { schema: { response } }, async (request) => {
    await cart.empty(request.visitor);
    return answer(request.visitor);
  });

  app.post('/api/cart/accept/', { schema: { response } }, async (request) => {
    await cart.accept(request.visitor);
    return answer(request.visitor);
  });

  app.post('/api/cart/restore/', { schema: { body: RestoreRequest, response } }, async (request, reply) => {
    const visitor = await reply.keepVisitor();
    const whole = await cart.restore(visitor, request.body.lines);
    return answer(visitor, whole ? undefined : LOST);
  });

  app.post(
    '/api/cart/articles/',
    {
      schema: { body: ArticlesRequest, response: { 200: ArticlesAnswer } },
      config: { rateLimit: { max: 60, timeWindow: 60_000 } },
    },
    async (request) => {
      const { visitor } = request;
      if (!isPartner(visitor)) throw notAllowed();
      const report = await addArticles({ cart, catalog }, visitor, request.body.text);
      return { ...(await answer(visitor)), ...report };
    },
  );
};
