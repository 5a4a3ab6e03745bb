import { SESSION_COOKIE, SESSION_HEADER } from '@site/contracts/request-key';
import cookie from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { SESSION_DAYS, type SessionService } from '../modules/session/session-service.ts';
import { guest, type Visitor } from '../modules/session/visitor.ts';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: Visitor;
  }
  interface FastifyReply {
    sendSession: (id: string) => FastifyReply;
  }
}

type Options = { sessions: SessionService; secure: boolean };

/** The id comes in a header: the host copies it there from the cookie, which no script can read. */
export const sessionPlugin = plugin<Options>(async (app, { sessions, secure }) => {
  await app.register(cookie);
  app.decorateRequest('visitor', { getter: () => guest });
  app.decorateReply('sendSession', function (this: FastifyReply, id: string) {
    return this.setCookie(SESSION_COOKIE, id, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/',
      maxAge: SESSION_DAYS * 24 * 60 * 60,
      secure,
    });
  });
  app.addHook('onRequest', async (request, reply) => {
    const header = request.headers[SESSION_HEADER];
    if (typeof header !== 'string') return;
    const { visitor, extended } = await sessions.visitorOf(header);
    Object.defineProperty(request, 'visitor', { value: visitor });
    if (extended && visitor.sessionId) reply.sendSession(visitor.sessionId);
  });
});
