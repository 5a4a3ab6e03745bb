import type { FastifyReply, FastifyRequest } from 'fastify';
import { unchanged } from '../../../http/unchanged.ts';
import type { MediaRow } from '../../../tables/media-tables.ts';
import type { FileStore } from '../../../uploads/file-store.ts';
import { describeMedia, describePart, type MediaType } from '../send-media.ts';

type File = Pick<MediaRow, 'content_id' | 'hash' | 'size_bytes'>;
type As = { type: MediaType; immutable: boolean; disposition: string };

/** Sends a file of the library, or the requested part of it, as the object store reads it. */
export async function sendLibraryFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  { content_id, hash, size_bytes }: File,
  { type, immutable, disposition }: As,
) {
  const etag = `"${hash.slice(0, 22)}"`;
  describeMedia(reply, etag, type, immutable);
  if (unchanged(request, { etag })) return reply.status(304).send();
  const part = describePart(request, reply, etag, size_bytes);
  if (part === false) return reply.send();
  return reply
    .header('content-disposition', disposition)
    .send(await files.read({ id: content_id, size_bytes }, part ?? undefined));
}
