import { MAX_QUANTITY } from '@site/contracts/cart';
import { paths } from '@site/contracts/paths';
import { shopFormAddress } from '@site/contracts/shop-forms';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { digits } from '@site/contracts/fields';
import { z } from 'zod';
import { backOf } from '../../plugins/own-forms.ts';
import type { CartService } from './cart-service.ts';

const schema = {
  params: z.object({ product_id: digits(z.number().int().positive()) }),
  body: z.object({ qty: digits(z.number().int().min(0).max(MAX_QUANTITY)) }),
};

/** `PUT` and `DELETE` of a line for browsers without scripts, where forms can only post. */
export const cartFormRoutes: FastifyPluginAsyncZod<{ cart: CartService }> = async (app, { cart }) => {
  app.addHook('onRequest', app.rejectReplacedSession);

  app.post(shopFormAddress('cart', ':product_id'), { schema }, async (request, reply) => {
    const { product_id: id } = request.params;
    const { qty } = request.body;
    if (qty === 0) await cart.remove(request.visitor, id);
    else await cart.set(await reply.ensureSession(), id, qty);
    return reply.redirect(backOf(request) ?? paths.cart(), 303);
  });
};
