import type { FastifyRequest } from 'fastify';
import { problems } from '../../errors.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import type { Visitor } from './visitor.ts';

/** Returns the user; throws `unauthorized` for a guest. */
export function requireUser({ user }: Pick<Visitor, 'user'>): UserRow {
  if (!user) throw problems.unauthorized();
  return user;
}

/** Returns the user and the session of a request; throws `unauthorized` for a guest. */
export function loggedIn({ visitor: { user, sessionId } }: Pick<FastifyRequest, 'visitor'>) {
  if (!user || !sessionId) throw problems.unauthorized();
  return { user, sessionId };
}
