import type { Counters } from '@site/contracts/cart';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import type { Visitor } from '../session/visitor.ts';
import type { ListPages } from './list-pages.ts';
import type { ListService } from './list-service.ts';

/** The header's counters of the cart and the lists. The cart provides them, because it stands above the lists. */
export type HeaderCounters = { counters: (visitor: Visitor) => Promise<Counters> };

type Options = { lists: ListService; listPages: ListPages; cart: HeaderCounters };

export const listRoutes: FastifyPluginAsyncZod<Options> = async (app, { lists, listPages, cart }) => {
  app.addHook('onRequest', app.rejectReplacedSession);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const withCounters = async (visitor: Visitor) => ({ status: 'ok' as const, user: await cart.counters(visitor) });

  for (const list of ['compare', 'wishlist'] as const) {
    app.route({
      ...endpoint(`PUT /${list}/{product_id}/`),
      handler: async (request, reply) => {
        const visitor = await reply.ensureSession();
        await lists.add(visitor, list, request.params.product_id);
        return withCounters(visitor);
      },
    });

    app.route({
      ...endpoint(`DELETE /${list}/{product_id}/`),
      handler: async (request) => {
        await lists.remove(request.visitor, list, request.params.product_id);
        return withCounters(request.visitor);
      },
    });
  }

  app.route({
    ...endpoint('GET /compare/'),
    handler: (request) => listPages.compare(request.visitor, request.query.ids ?? null),
  });

  app.route({
    ...endpoint('DELETE /compare/'),
    handler: async (request) => {
      await lists.clearComparison(request.visitor, request.query.category);
      return withCounters(request.visitor);
    },
  });

  app.get(
    '/api/wishlist/',
    { schema: { querystring: z.object({ list: z.string().max(100).optional() }), response: { 200: PageResponse } } },
    (request) => listPages.wishlist(request.visitor, request.query.list ?? null),
  );

  app.route({
    ...endpoint('POST /wishlist/share/'),
    handler: async (request) => ({
      status: 'ok' as const,
      share_url: paths.sharedWishlist(await lists.share(request.visitor)),
    }),
  });

  app.route({
    ...endpoint('DELETE /wishlist/share/'),
    handler: async (request) => {
      await lists.unshare(request.visitor);
      return { status: 'ok' as const, share_url: null };
    },
  });
};
