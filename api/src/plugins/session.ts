import { SESSION_COOKIE, SESSION_HEADER, SESSION_IDS_MOST } from '@site/contracts/request-key';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { problems } from '../errors.ts';
import { DEVICE_COOKIE, DEVICE_DAYS } from '../modules/auth/known-devices.ts';
import { SESSION_DAYS, type SessionService } from '../modules/session/session-service.ts';
import { guest, type Visitor } from '../modules/session/visitor.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * An `onRequest` hook for changes of what a visitor has: one that was on its way during a login would be taken for a
     * new guest's, the change be lost, and the guest's cookie end the login.
     */
    refuseReplaced: (request: FastifyRequest) => Promise<void>;
  }
  interface FastifyContextConfig {
    /** Answers everybody alike: for a visitor's page it is asked with his session, which need not be looked up. */
    isForAnybody?: boolean;
  }
  interface FastifyRequest {
    visitor: Visitor;
  }
  interface FastifyReply {
    sendSession: (id: string) => FastifyReply;
    /** By its token the browser is known as one in which the user has logged in; it opens nothing. */
    sendDevice: (token: string) => FastifyReply;
    /**
     * Takes away a cookie whose session is over or never was ours. For the question who the visitor is, and no other
     * call: beside it one may be on its way that has just begun a new session.
     */
    forgetDeadSession: () => Promise<void>;
    /** The visitor with a session to keep things in: begins one for a guest who has none. */
    keepVisitor: () => Promise<Visitor>;
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

const idsIn = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header.split(',', SESSION_IDS_MOST) : [];

type Options = {
  sessions: SessionService;
  secure: boolean;
  /** Sessions of guests that one network address may begin in an hour. */
  perAddress: number;
};

/** The id comes in a header: the host copies it there from the cookie, which no script can read. */
export const sessionPlugin = plugin<Options>(async (app, { sessions, secure, perAddress }) => {
  await app.register(cookie);
  const anyReplaced = async (ids: string[]) => (await Promise.all(ids.map(sessions.wasReplaced))).includes(true);

  /** A cookie of the parent domain may name a session that is none, or none any more: it must not hide the visitor's own. */
  async function firstAlive(ids: string[]) {
    const found = await Promise.all(ids.map(sessions.visitorOf));
    const alive = found.filter(({ visitor }) => visitor.sessionId);
    return alive.find(({ visitor }) => visitor.user) ?? alive[0] ?? { visitor: guest, extended: false };
  }

  const limitNewSessions = app.limiter('sessions', { max: perAddress, timeWindow: 60 * 60_000 }, ['address']);
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
  app.decorateReply('sendDevice', function (this: FastifyReply, token: string) {
    return this.setCookie(DEVICE_COOKIE, token, {
      httpOnly: true,
      sameSite: 'lax',
      path: '/api/account',
      maxAge: DEVICE_DAYS * 24 * 60 * 60,
      secure,
    });
  });
  app.decorateReply('forgetDeadSession', async function (this: FastifyReply) {
    const { visitor, headers } = this.request;
    const ids = idsIn(headers[SESSION_HEADER]);
    if (visitor.sessionId || ids.length === 0 || (await anyReplaced(ids))) return;
    this.clearCookie(SESSION_COOKIE, { path: '/' });
  });
  app.decorateReply('keepVisitor', async function (this: FastifyReply) {
    const { visitor } = this.request;
    if (visitor.sessionId) return visitor;
    await limitNewSessions(this.request);
    const sessionId = await sessions.begin();
    this.sendSession(sessionId);
    return { ...visitor, sessionId };
  });
  app.decorate('refuseReplaced', async ({ visitor, method, headers }: FastifyRequest) => {
    if (visitor.sessionId || reads.has(method)) return;
    if (await anyReplaced(idsIn(headers[SESSION_HEADER]))) throw problems.sessionReplaced();
  });
  app.addHook('onRequest', async (request, reply) => {
    const ids = idsIn(request.headers[SESSION_HEADER]);
    if (ids.length === 0 || request.routeOptions.config.isForAnybody) return;
    const { visitor, extended } = await firstAlive(ids);
    Object.defineProperty(request, 'visitor', { value: visitor });
    if (extended && visitor.sessionId) reply.sendSession(visitor.sessionId);
  });
});
