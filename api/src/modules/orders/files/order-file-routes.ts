import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import { acceptUploads } from '../../../uploads/accept-uploads.ts';
import type { OrderFiles } from './order-files.ts';

type Options = {
  orderFiles: OrderFiles;
  /** Uploads allowed per network address and hour. */
  perAddress: number;
};

export const orderFileRoutes: FastifyPluginAsyncZod<Options> = async (app, { orderFiles, perAddress }) => {
  app.addHook('onRequest', app.rejectReplacedSession);
  const uploadOf = await acceptUploads(app);

  app.route({
    ...endpoint('POST /order/files/'),
    config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    handler: async (request, reply) => {
      const file = await uploadOf(request);
      const visitor = await reply.ensureSession();
      return { status: 'ok' as const, file: await orderFiles.upload(visitor, file) };
    },
  });
};
