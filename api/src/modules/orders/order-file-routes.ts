import { OrderFileAnswer } from '@site/contracts/orders';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { OrderFiles } from './order-files.ts';
import { acceptUploads } from './uploads.ts';

type Options = {
  orderFiles: OrderFiles;
  /** Files that one network address may send in an hour. */
  perAddress: number;
};

export const orderFileRoutes: FastifyPluginAsyncZod<Options> = async (app, { orderFiles, perAddress }) => {
  app.addHook('onRequest', app.refuseReplaced);
  const uploadOf = await acceptUploads(app);

  app.post(
    '/api/order/files/',
    {
      schema: { response: { 200: OrderFileAnswer } },
      config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    },
    async (request, reply) => {
      const file = await uploadOf(request);
      const visitor = await reply.keepVisitor();
      return { status: 'ok' as const, file: await orderFiles.upload(visitor, file) };
    },
  );
};
