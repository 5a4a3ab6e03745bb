import { SESSION_COOKIE, SESSION_ID, MAX_SESSION_IDS } from '@site/contracts/request-key';
import { cookieValues } from '@site/kernel/cookie-values';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Returns the session ids of the cookies as a list for the API, which finds the valid one. Malformed values, such as
 * those of another site with the same cookie name, are dropped.
 */
export function sessionOf({ headers }: FastifyRequest): string | undefined {
  const ids = cookieValues(headers.cookie, SESSION_COOKIE).filter((id) => SESSION_ID.test(id));
  return ids.slice(0, MAX_SESSION_IDS).join() || undefined;
}

/** The same for a page. Deletes a cookie without a well-formed session id. */
export function pageSessionOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const ids = sessionOf(request);
  if (!ids && request.cookies[SESSION_COOKIE] !== undefined) reply.clearCookie(SESSION_COOKIE, { path: '/' });
  return ids;
}
