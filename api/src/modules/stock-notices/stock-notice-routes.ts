import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { StockNoticeService } from './stock-notice-service.ts';

type Options = { stockNotices: StockNoticeService; perAddress: number };

export const stockNoticeRoutes: FastifyPluginAsyncZod<Options> = async (app, { stockNotices, perAddress }) => {
  app.route({
    ...endpoint('POST /product/{id}/stock-notice/'),
    config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    handler: async ({ params, body, visitor, ip }) => {
      await stockNotices.ask(params.id, body, visitor, ip);
      return { status: 'ok' as const };
    },
  });
};
