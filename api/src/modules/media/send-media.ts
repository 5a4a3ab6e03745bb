import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '@site/object-store/object-store';
import { unchanged } from '../../http/unchanged.ts';
import { byteRange } from './byte-range.ts';

const YEAR = 'public, max-age=31536000, immutable';
const SHORT = 'public, max-age=300';

const types = {
  svg: 'image/svg+xml; charset=utf-8',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  vtt: 'text/vtt; charset=utf-8',
  cad: 'application/octet-stream',
  webm: 'video/webm',
  mp4: 'video/mp4',
};
export type MediaType = keyof typeof types;

/** An SVG opened directly is a document: its styles and pictures inside of it are allowed, and nothing else. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox";

/** Types served with range requests, which Safari requires for video. */
const inParts = new Set<MediaType>(['pdf', 'webm', 'mp4']);

/** Sets the headers of a file; its bytes follow. */
export const describeMedia = (reply: FastifyReply, etag: string, type: MediaType, immutable: boolean): FastifyReply =>
  reply
    .header('cache-control', immutable ? YEAR : SHORT)
    .header('etag', etag)
    .header('x-content-type-options', 'nosniff')
    .header('cross-origin-resource-policy', 'same-origin')
    .type(types[type]);

export function sendMedia(
  request: FastifyRequest,
  reply: FastifyReply,
  body: Buffer,
  type: MediaType,
  immutable: boolean,
) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  describeMedia(reply, etag, type, immutable);
  if (type === 'svg') reply.header('content-security-policy', SVG_POLICY);
  if (unchanged(request, { etag })) return reply.status(304).send();
  return inParts.has(type) ? sendPart(request, reply, body, etag) : reply.send(body);
}

function sendPart(request: FastifyRequest, reply: FastifyReply, body: Buffer, etag: string) {
  const part = describePart(request, reply, etag, body.length);
  if (part === false) return reply.send();
  return reply.send(part ? body.subarray(part.start, part.end + 1) : body);
}

/**
 * Sets the status and the headers of the requested range. Null means the whole file, also when `If-Range` names another
 * version; false means that the range is unsatisfiable, and there is nothing to send.
 */
export function describePart(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  etag: string,
  size: number,
): ByteRange | null | false {
  reply.header('accept-ranges', 'bytes');
  const sameVersion = headers['if-range'] === undefined || headers['if-range'] === etag;
  const part = sameVersion ? byteRange(headers.range, size) : null;
  if (part === false) reply.status(416).header('content-range', `bytes */${size}`);
  else if (part) {
    reply
      .status(206)
      .header('content-range', `bytes ${part.start}-${part.end}/${size}`)
      .header('content-length', part.end - part.start + 1);
  } else reply.header('content-length', size);
  return part;
}
