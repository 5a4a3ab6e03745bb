import type { FastifyRequest } from 'fastify';
import { problems } from '../../errors.ts';

/** Returns the user and the session of a request; throws `unauthorized` for a guest. */
export function loggedIn({ visitor: { user, sessionId } }: Pick<FastifyRequest, 'visitor'>) {
  if (!user || !sessionId) throw problems.unauthorized();
  return { user, sessionId };
}
