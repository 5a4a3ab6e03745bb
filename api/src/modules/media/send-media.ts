import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
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
  cad: 'application/octet-stream',
  webm: 'video/webm',
  mp4: 'video/mp4',
};
export type MediaType = keyof typeof types;

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
  // An SVG opened directly is a document: allow its styles and nothing else.
  if (type === 'svg') reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  if (unchanged(request, { etag })) return reply.status(304).send();
  return inParts.has(type) ? sendPart(request, reply, body, etag) : reply.send(body);
}

/** Serves a range, or the whole file when `If-Range` names another version. */
function sendPart({ headers }: FastifyRequest, reply: FastifyReply, body: Buffer, etag: string) {
  reply.header('accept-ranges', 'bytes');
  const sameVersion = headers['if-range'] === undefined || headers['if-range'] === etag;
  const part = sameVersion ? byteRange(headers.range, body.length) : null;
  if (part === null) return reply.send(body);
  if (part === false) return reply.status(416).header('content-range', `bytes */${body.length}`).send();
  const { start, end } = part;
  return reply
    .status(206)
    .header('content-range', `bytes ${start}-${end}/${body.length}`)
    .send(body.subarray(start, end + 1));
}
