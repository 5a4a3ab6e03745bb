import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { askForStockNotice, type StockNoticeDeps } from './stock-notice-service.ts';

type Options = { deps: StockNoticeDeps; perAddress: number };

export const stockNoticeRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps, perAddress }) => {
  app.route({
    ...endpoint('POST /product/{id}/stock-notice/'),
    config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    handler: async ({ params, body, visitor, ip }) => {
      await askForStockNotice(deps, params.id, body, { visitor, address: ip });
      return { status: 'ok' as const };
    },
  });
};
