import { MAX_FILE_BYTES } from '@site/contracts/orders';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileProblems, type Upload } from './order-files.ts';

/** Lets the routes of this plugin read one file of a request. */
export async function acceptUploads(app: FastifyInstance): Promise<(request: FastifyRequest) => Promise<Upload>> {
  // One byte more than is taken: a file that reaches the limit is too large, whether the parser says so or not.
  await app.register(multipart, { limits: { fileSize: MAX_FILE_BYTES + 1, files: 1, fields: 0, parts: 1 } });

  return async function uploadOf(request) {
    const part = request.isMultipart() ? await request.file() : undefined;
    if (!part) throw fileProblems.absent();
    const content = await part.toBuffer().catch((error: unknown) => {
      throw error instanceof app.multipartErrors.RequestFileTooLargeError ? fileProblems.tooLarge() : error;
    });
    if (content.length > MAX_FILE_BYTES) throw fileProblems.tooLarge();
    return { name: part.filename, content };
  };
}
