import { SESSION_COOKIE, SESSION_HEADER, MAX_SESSION_IDS } from '@site/contracts/request-key';
import cookie from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import { problems } from '../../errors.ts';
import { SESSION_DAYS, type SessionService } from './session-service.ts';
import { guest, type Visitor } from './visitor.ts';
import { onceInBatch } from '../../plugins/calls-inside.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * An `onRequest` hook for changes of a visitor's data. Without it a request that was on its way during a login
     * would count as a new guest's: the change would be lost, and the guest's cookie would end the login.
     */
    rejectReplacedSession: (request: FastifyRequest) => Promise<void>;
  }
  interface FastifyContextConfig {
    /** The response does not depend on the visitor: the session need not be loaded. */
    skipsSession?: boolean;
    /** A guest gets 401 before anything else of the request is validated. True for all of `/api/account/` but the login. */
    requiresUser?: boolean;
  }
  interface FastifyRequest {
    visitor: Visitor;
  }
  interface FastifyReply {
    sendSession: (id: string) => FastifyReply;
    /**
     * Clears the cookie of an expired or unknown session. Only for the user data request: in any other one a parallel
     * request may just have started a new session.
     */
    clearDeadSession: () => Promise<void>;
    /** Returns the visitor with a session; starts one for a guest without a session. */
    ensureSession: () => Promise<Visitor>;
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The account, except the login, the confirmation of an e-mail address and the first administrator of an empty site. */
const ofAccount = /^\/api\/account(?!\/(?:user|verify-email|staff\/first)(?:[/?]|$))(?:[/?]|$)/i;

const requiresUser = ({ url, routeOptions }: FastifyRequest) =>
  ofAccount.test(url) || routeOptions.config.requiresUser === true;

const idsIn = (header: string | string[] | undefined) =>
  typeof header === 'string' ? header.split(',', MAX_SESSION_IDS) : [];

type Options = {
  sessions: SessionService;
  secure: boolean;
  /** New guest sessions per network address in an hour. */
  perAddress: number;
};

/** Loads the session. Its id comes in a header, to which the host copies the httpOnly cookie. */
export const sessionPlugin = plugin<Options>(async (app, { sessions, secure, perAddress }) => {
  await app.register(cookie);
  const anyReplaced = async (ids: string[]) =>
    (await Promise.all(ids.map((id) => sessions.wasReplaced(id)))).includes(true);

  /**
   * Finds the first valid session: a cookie of the parent domain may hold an invalid one, which must not hide the
   * visitor's.
   */
  async function firstAlive(ids: string[]) {
    const found = await Promise.all(ids.map((id) => sessions.visitorOf(id)));
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
  app.decorateReply('clearDeadSession', async function (this: FastifyReply) {
    const { visitor, headers } = this.request;
    const ids = idsIn(headers[SESSION_HEADER]);
    if (visitor.sessionId || ids.length === 0 || (await anyReplaced(ids))) return;
    this.clearCookie(SESSION_COOKIE, { path: '/' });
  });
  app.decorateReply('ensureSession', async function (this: FastifyReply) {
    const { visitor } = this.request;
    if (visitor.sessionId) return visitor;
    await limitNewSessions(this.request);
    const sessionId = await sessions.begin();
    this.sendSession(sessionId);
    return { ...visitor, sessionId };
  });
  app.decorate('rejectReplacedSession', async ({ visitor, method, headers }: FastifyRequest) => {
    if (visitor.sessionId || reads.has(method)) return;
    if (await anyReplaced(idsIn(headers[SESSION_HEADER]))) throw problems.sessionReplaced();
  });
  app.addHook('onRequest', async (request, reply) => {
    const ids = idsIn(request.headers[SESSION_HEADER]);
    if (ids.length === 0 || request.routeOptions.config.skipsSession) return;
    const { visitor, extended } = await onceInBatch(request.raw, 'visitor', () => firstAlive(ids));
    Object.defineProperty(request, 'visitor', { value: visitor });
    if (visitor.isReadOnly && !reads.has(request.method)) throw problems.readOnly();
    if (extended && visitor.sessionId) reply.sendSession(visitor.sessionId);
  });
  app.addHook('onRequest', async (request) => {
    if (request.visitor.user || !requiresUser(request)) return;
    await app.rejectReplacedSession(request);
    throw problems.unauthorized();
  });
});
