import { paths } from '@site/contracts/paths';
import { shopFormAddress } from '@site/contracts/shop-forms';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { digits } from '@site/contracts/fields';
import { z } from 'zod';
import { backOf } from '../../plugins/own-forms.ts';
import type { ListService } from './list-service.ts';

const schema = {
  params: z.object({ product_id: digits(z.number().int().positive()) }),
  body: z.object({ on: z.enum(['0', '1']) }),
};

/** Adds and removes products by form posts, for browsers without scripts. */
export const listFormRoutes: FastifyPluginAsyncZod<{ lists: ListService }> = async (app, { lists }) => {
  app.addHook('onRequest', app.rejectReplacedSession);

  for (const list of ['compare', 'wishlist'] as const)
    app.post(shopFormAddress(list, ':product_id'), { schema }, async (request, reply) => {
      const { product_id: id } = request.params;
      if (request.body.on === '1') await lists.add(await reply.ensureSession(), list, id);
      else await lists.remove(request.visitor, list, id);
      return reply.redirect(backOf(request) ?? paths[list](), 303);
    });
};
