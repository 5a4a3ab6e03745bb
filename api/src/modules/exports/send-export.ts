import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ExportFile } from './export-files.ts';

/** For as long as a copy may be handed on without asking whether there is a newer one. */
const MAX_AGE = 300;

function unchanged(request: FastifyRequest, etag: string, modified: Date): boolean {
  const known = request.headers['if-none-match'];
  if (known) return known.split(/\s*,\s*/).some((tag) => tag === '*' || tag.replace(/^W\//, '') === etag);
  const since = request.headers['if-modified-since'];
  return since !== undefined && Math.floor(modified.getTime() / 1000) * 1000 <= Date.parse(since);
}

export async function sendExport(request: FastifyRequest, reply: FastifyReply, file: ExportFile, type: string) {
  const packed = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
  const etag = `"${file.name}${packed ? '.gz' : ''}"`;
  reply
    .header('cache-control', `public, max-age=${MAX_AGE}`)
    .header('etag', etag)
    .header('last-modified', file.modified.toUTCString())
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff');
  if (unchanged(request, etag, file.modified)) return reply.status(304).send();
  const path = packed ? file.gzip : file.path;
  if (packed) reply.header('content-encoding', 'gzip');
  return reply
    .type(type)
    .header('content-length', (await stat(path)).size)
    .send(createReadStream(path));
}
