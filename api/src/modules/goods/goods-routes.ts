import { MAX_GOODS_BYTES } from '@site/contracts/manage-goods';
import { siteDay } from '@site/kernel/dates';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { answerInLines } from '../../http/answer-in-lines.ts';
import { asAttachment } from '../../http/attachment.ts';
import { acceptUploads } from '../../uploads/accept-uploads.ts';
import { contentTypes } from '../../uploads/file-kind.ts';
import type { GoodsService } from './goods-service.ts';
import type { ManagedProducts } from './managed-products.ts';
import type { ProductPreviews } from './product-previews.ts';

type Options = { goods: GoodsService; products: ManagedProducts; previews: ProductPreviews; now: () => Date };

export const goodsRoutes: FastifyPluginAsyncZod<Options> = async (app, { goods, products, previews, now }) => {
  const uploadOf = await acceptUploads(app);
  app.route({ ...endpoint('GET /manage/products/'), handler: ({ query }) => goods.products(query.after) });
  app.route({ ...endpoint('GET /manage/products/list/'), handler: ({ query }) => goods.list(query) });
  app.route({ ...endpoint('GET /manage/products/imports/'), handler: () => goods.imports() });
  app.route({ ...endpoint('GET /manage/products/tree/'), handler: () => goods.tree() });
  app.route({ ...endpoint('GET /manage/product-choices/'), handler: () => products.choices() });
  app.route({
    ...endpoint('GET /manage/attributes/{code}/values/'),
    handler: ({ params }) => products.attributeValues(params.code),
  });
  app.route({
    ...endpoint('POST /manage/products/badges/'),
    handler: ({ body, author }) => products.badge(body, author),
  });
  app.route({ ...endpoint('POST /manage/products/'), handler: ({ body, author }) => products.add(body, author) });
  app.route({ ...endpoint('GET /manage/products/{id}/'), handler: ({ params }) => products.show(params.id) });
  app.route({
    ...endpoint('PUT /manage/products/{id}/'),
    handler: ({ params, body, author }) => products.change(params.id, body, author),
  });
  app.route({
    ...endpoint('POST /manage/products/{id}/preview/'),
    handler: ({ params, body }) => previews.make(params.id, body),
  });
  app.route({
    ...endpoint('POST /manage/products/check/'),
    bodyLimit: MAX_GOODS_BYTES,
    handler: (request, reply) => answerInLines(request, reply, (report) => goods.check(request.body, report)),
  });
  app.route({
    ...endpoint('POST /manage/products/import/'),
    bodyLimit: MAX_GOODS_BYTES,
    handler: (request, reply) =>
      answerInLines(request, reply, (report) => goods.import(request.body, request.author, report)),
  });
  app.route({
    ...endpoint('POST /manage/products/file/check/'),
    handler: async (request, reply) => {
      const upload = await uploadOf(request);
      return answerInLines(request, reply, (report) => goods.checkFile(upload, request.query.replace, report));
    },
  });
  app.route({
    ...endpoint('POST /manage/products/file/import/'),
    handler: async (request, reply) => {
      const upload = await uploadOf(request);
      return answerInLines(request, reply, (report) => goods.importFile(upload, request.query, request.author, report));
    },
  });
  app.route({
    ...endpoint('POST /manage/products/undo/'),
    handler: (request, reply) =>
      answerInLines(request, reply, (report) => goods.undo(request.author, request.query.number, report)),
  });
  const download = async (format: 'xlsx' | 'yaml' | 'csv', type: string, reply: FastifyReply) =>
    asAttachment(reply, `Товары ${siteDay(now())}.${format}`, type).send(await goods.file(format));
  app.route({
    ...endpoint('GET /manage/products/goods.xlsx'),
    handler: (_request, reply) => download('xlsx', contentTypes.xlsx, reply),
  });
  app.route({
    ...endpoint('GET /manage/products/goods.yaml'),
    handler: (_request, reply) => download('yaml', 'application/yaml; charset=utf-8', reply),
  });
  app.route({
    ...endpoint('GET /manage/products/goods.csv'),
    handler: (_request, reply) => download('csv', 'text/csv; charset=utf-8', reply),
  });
};
