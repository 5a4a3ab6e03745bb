import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf } from './bodies.ts';
import { Refusal } from './refusal.ts';

/** Leading slashes and backslashes: a browser reads the text after two of them as a host name. */
const FRONT = /^[/\\]{2,}/;

/**
 * Rejects addresses that no honest client sends: with NUL, which no database accepts, or not a path. Redirects
 * addresses that would name another site in a Location header.
 */
export async function refuseHostileAddress({ url }: FastifyRequest, reply: FastifyReply) {
  if (url.includes('%00') || !url.startsWith('/')) throw new Refusal(400);
  if (FRONT.test(url)) return reply.redirect(url.replace(FRONT, '/'), 301);
}

/** Rejects compressed bodies, because nothing decompresses them, and bodies with a Content-Length above the limit. */
export async function refuseHostileBody(request: FastifyRequest) {
  const { 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding && encoding !== 'identity') throw new Refusal(415);
  if (Number(length) > bodyLimitOf(request)) throw new Refusal(413);
}
