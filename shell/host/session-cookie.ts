import { SESSION_COOKIE, SESSION_ID } from '@site/contracts/request-key';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** The session that the visitor's cookie names. A damaged cookie, or another site's of the same name, names none. */
export function sessionOf({ cookies }: FastifyRequest): string | undefined {
  const id = cookies[SESSION_COOKIE];
  return id && SESSION_ID.test(id) ? id : undefined;
}

/** The same for a page, whose answer takes such a cookie away. */
export function pageSessionOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  const id = sessionOf(request);
  if (!id && request.cookies[SESSION_COOKIE] !== undefined) reply.clearCookie(SESSION_COOKIE, { path: '/' });
  return id;
}
