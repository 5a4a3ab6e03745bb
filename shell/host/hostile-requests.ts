import type { FastifyReply, FastifyRequest } from 'fastify';
import { bodyLimitOf } from './bodies.ts';
import { Refusal } from './refusal.ts';

/** Slashes and backslashes at the front: to a browser, what follows two of them names a site. */
const FRONT = /^[/\\]{2,}/;

/**
 * What no honest client sends is answered before anybody works on it: NUL in the address, which no database takes, and
 * addresses that name another site when they are sent back as a location.
 */
export async function refuseHostileAddress({ url }: FastifyRequest, reply: FastifyReply) {
  if (url.includes('%00') || !url.startsWith('/')) throw new Refusal(400);
  if (FRONT.test(url)) return reply.redirect(url.replace(FRONT, '/'), 301);
}

/** Bodies on their way to the API: a packed one is refused, since nothing unpacks it, and so is one that announces too much. */
export async function refuseHostileBody(request: FastifyRequest) {
  const { 'content-encoding': encoding, 'content-length': length } = request.headers;
  if (encoding && encoding !== 'identity') throw new Refusal(415);
  if (Number(length) > bodyLimitOf(request)) throw new Refusal(413);
}
