import { MAX_GOODS_BYTES } from '@site/contracts/manage-goods';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { GoodsService } from './goods-service.ts';

export const goodsRoutes: FastifyPluginAsyncZod<{ goods: GoodsService }> = async (app, { goods }) => {
  app.route({ ...endpoint('GET /manage/products/'), handler: ({ query }) => goods.products(query.after) });
  app.route({ ...endpoint('GET /manage/products/tree/'), handler: () => goods.tree() });
  app.route({
    ...endpoint('POST /manage/products/check/'),
    bodyLimit: MAX_GOODS_BYTES,
    handler: ({ body }) => goods.check(body),
  });
  app.route({
    ...endpoint('POST /manage/products/import/'),
    bodyLimit: MAX_GOODS_BYTES,
    handler: ({ body, author }) => goods.import(body, author),
  });
  app.route({ ...endpoint('POST /manage/products/undo/'), handler: ({ author }) => goods.undo(author) });
};
