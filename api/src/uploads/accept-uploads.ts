import multipart from '@fastify/multipart';
import { MAX_FILE_BYTES } from '@site/contracts/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Upload } from './file-store.ts';
import { uploadProblems } from './upload-problems.ts';

/** Registers multipart parsing and returns a function that reads the one file of a request, of at most `most` bytes. */
export async function acceptUploads(
  app: FastifyInstance,
  most = MAX_FILE_BYTES,
): Promise<(request: FastifyRequest) => Promise<Upload>> {
  // One byte above the limit: a file that reaches it is too large even when the parser reports no error.
  await app.register(multipart, { limits: { fileSize: most + 1, files: 1, fields: 0, parts: 1 } });

  return async function uploadOf(request) {
    const part = request.isMultipart() ? await request.file() : undefined;
    if (!part) throw uploadProblems.absent();
    const content = await part.toBuffer().catch((error: unknown) => {
      throw error instanceof app.multipartErrors.RequestFileTooLargeError ? uploadProblems.tooLarge(most) : error;
    });
    if (content.length > most) throw uploadProblems.tooLarge(most);
    return { name: part.filename, content };
  };
}
