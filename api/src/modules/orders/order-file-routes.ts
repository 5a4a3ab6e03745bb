import { MAX_FILE_BYTES, OrderFileAnswer } from '@site/contracts/orders';
import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { fileProblems, type OrderFiles } from './order-files.ts';

type Options = {
  orderFiles: OrderFiles;
  /** Files that one network address may send in an hour. */
  perAddress: number;
};

export const orderFileRoutes: FastifyPluginAsyncZod<Options> = async (app, { orderFiles, perAddress }) => {
  // One byte more than is taken: a file that reaches the limit is too large, whether the parser says so or not.
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 0, parts: 1 } });

  app.post(
    '/api/order/files/',
    {
      schema: { response: { 200: OrderFileAnswer } },
      config: { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } },
    },
    async (request, reply) => {
      const part = request.isMultipart() ? await request.file() : undefined;
      if (!part) throw fileProblems.absent();
      const content = await part.toBuffer().catch((error: unknown) => {
        throw error instanceof app.multipartErrors.RequestFileTooLargeError ? fileProblems.tooLarge() : error;
      });
      if (content.length > MAX_FILE_BYTES) throw fileProblems.tooLarge();
      const visitor = await reply.keepVisitor();
      return { status: 'ok' as const, file: await orderFiles.upload(visitor, part.filename, content) };
    },
  );
};
