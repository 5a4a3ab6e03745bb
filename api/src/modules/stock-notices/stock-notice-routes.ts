import { OkAnswer } from '@site/contracts/auth';
import { StockNoticeRequest } from '@site/contracts/stock-notices';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { productId } from '../catalog/product-ids.ts';
import type { StockNoticeService } from './stock-notice-service.ts';

type Options = { stockNotices: StockNoticeService; perAddress: number };

export const stockNoticeRoutes: FastifyPluginAsyncZod<Options> = async (app, { stockNotices, perAddress }) => {
  app.post(
    '/api/product/:id/stock-notice/',
    {
      schema: { params: z.object({ id: productId }), body: StockNoticeRequest, response: { 200: OkAnswer } },
      config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    },
    async ({ params, body, visitor, ip }) => {
      await stockNotices.ask(params.id, body, visitor, ip);
      return { status: 'ok' as const };
    },
  );
};
