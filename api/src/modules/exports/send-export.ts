import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { unchanged } from '../../http/unchanged.ts';
import type { ExportFile } from './export-files.ts';

/** Sends the file as it is stored to clients that accept gzip, and unpacked to others. */
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
  reply.type(type).header('content-length', packed ? file.size : file.length);
  const content = createReadStream(file.path);
  if (packed) return reply.header('content-encoding', 'gzip').send(content);
  // A failure ends the response early; Fastify logs it.
  return reply.send(pipeline(content, createGunzip(), () => {}));
}
