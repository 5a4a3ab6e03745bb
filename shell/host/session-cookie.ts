import { SESSION_COOKIE, SESSION_ID, SESSION_IDS_MOST } from '@site/contracts/request-key';
import { cookieValues } from '@site/kernel/cookie-values';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * The sessions that the visitor's cookies name, as the API takes them: it knows which of them lives. A damaged cookie, or
 * another site's of the same name, names none.
 */
export function sessionOf({ headers }: FastifyRequest): string | undefined {
  const ids = cookieValues(headers.cookie, SESSION_COOKIE).filter((id) => SESSION_ID.test(id));
  return ids.slice(0, SESSION_IDS_MOST).join() || undefined;
}

/** The same for a page, whose answer takes such a cookie away. */
export function pageSessionOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const ids = sessionOf(request);
  if (!ids && request.cookies[SESSION_COOKIE] !== undefined) reply.clearCookie(SESSION_COOKIE, { path: '/' });
  return ids;
}
