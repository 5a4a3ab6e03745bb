import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unchanged } from '../../http/unchanged.ts';
import type { ExportFile } from './export-files.ts';

export async function sendExport(request: FastifyRequest, reply: FastifyReply, file: ExportFile, type: string) {
  const packed = negotiate(request.headers['accept-encoding'] ?? '', ['gzip']) === 'gzip';
  const etag = `"${file.name}${packed ? '.gz' : ''}"`;
  const version = { etag, 'last-modified': file.modified.toUTCString() };
  reply
    .header('cache-control', 'public, no-cache')
    .headers(version)
    .header('vary', 'accept-encoding')
    .header('x-content-type-options', 'nosniff');
  if (unchanged(request, version)) return reply.status(304).send();
  const path = packed ? file.gzip : file.path;
  if (packed) reply.header('content-encoding', 'gzip');
  return reply
    .type(type)
    .header('content-length', (await stat(path)).size)
    .send(createReadStream(path));
}
