import { randomInt } from 'node:crypto';
import { cookieValues } from '@site/kernel/cookie-values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from '../releases/live.ts';

const COOKIE = 'bucket';

/** The visitor's place among a hundred: it stays for as long as the cookie does, so that a trial does not flicker. */
export function bucketOf(live: Live, request: FastifyRequest, reply: FastifyReply): number {
  if (!live.onTrial) return 0;
  const kept = cookieValues(request.headers.cookie, COOKIE).find((value) => /^\d{1,2}$/.test(value));
  if (kept) return Number(kept);
  const bucket = randomInt(100);
  void reply.setCookie(COOKIE, String(bucket), { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 30 * 24 * 3600 });
  return bucket;
}
