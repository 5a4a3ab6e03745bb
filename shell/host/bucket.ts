import { randomInt } from 'node:crypto';
import { cookieValues } from '@site/kernel/cookie-values';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Live } from '../releases/live.ts';

const COOKIE = 'bucket';

/** Returns the visitor's bucket (0–99) from the cookie, or assigns one. Outside a trial it is 0, without a cookie. */
export function bucketOf(live: Pick<Live, 'onTrial'>, request: FastifyRequest, reply: FastifyReply): number {
  if (!live.onTrial) return 0;
  const stored = cookieValues(request.headers.cookie, COOKIE).find((value) => /^\d{1,2}$/.test(value));
  if (stored) return Number(stored);
  const bucket = randomInt(100);
  void reply.setCookie(COOKIE, String(bucket), { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 30 * 24 * 3600 });
  return bucket;
}
