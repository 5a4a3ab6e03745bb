import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import { deviceOf } from '../session/device.ts';
import type { SessionService } from '../session/session-service.ts';
import type { AuthService } from './auth-service.ts';
import type { CodeGuard } from './code-guard.ts';
import { toPersonal } from './personal.ts';

type Options = {
  auth: AuthService;
  sessions: SessionService;
  cart: CartService;
  notices: NoticeService;
  guardCodes: (app: FastifyInstance) => CodeGuard;
  /** Checks of a number or of a code that one network address may make in a minute. */
  checksPerAddress: number;
};

export const authRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { auth, sessions, cart, notices, guardCodes, checksPerAddress },
) => {
  // Numbers must not be collected by trying them, nor codes by asking for many: a limit for each network address.
  const perMinute = { rateLimit: { max: checksPerAddress, timeWindow: 60_000 } };
  const allowCode = guardCodes(app);
  // Nor may many addresses share the guessing at one number.
  const limitNumber = app.limiter('checks', perMinute.rateLimit, ['phone']);

  app.route({
    ...endpoint('GET /fetch/userdata/'),
    handler: async (request, reply) => {
      const { user: person, company } = request.visitor;
      reply.header('cache-control', 'no-store');
      await reply.forgetDeadSession();
      return {
        authed: person !== null,
        personal: person && toPersonal(person, company),
        bpt: person?.bpt ?? false,
        ...(await cart.counters(request.visitor)),
        ...(person && { notices_unread: await notices.unreadOf(person.id) }),
      };
    },
  });

  app.route({
    ...endpoint('POST /account/user/check-phone'),
    config: perMinute,
    preHandler: limitNumber,
    handler: async (request) => ({ status: 'ok' as const, registered: await auth.isRegistered(request.body.phone) }),
  });

  for (const action of ['login', 'refresh-code'] as const) {
    const send = { login: auth.login, 'refresh-code': auth.refresh }[action];
    app.route({
      ...endpoint(`POST /account/user/${action}`),
      handler: async (request, reply) => {
        await allowCode(request);
        const { phone } = request.body;
        const answer = await send(phone, request.visitor);
        reply.sendSession(await sessions.awaitCode(request.visitor.sessionId, phone));
        return answer;
      },
    });
  }

  app.route({
    ...endpoint('POST /account/user/registrate'),
    handler: async (request, reply) => {
      await allowCode(request);
      return auth.registrate(await reply.keepVisitor(), request.body, request.ip);
    },
  });

  app.route({
    ...endpoint('POST /account/user/verify'),
    config: perMinute,
    preHandler: limitNumber,
    handler: async (request, reply) => {
      const { phone, code } = request.body;
      const { user: person, company, sessionId } = await auth.verify(request.visitor, phone, code, deviceOf(request));
      reply.sendSession(sessionId);
      return { status: 'ok' as const, user: toPersonal(person, company) };
    },
  });

  app.route({
    ...endpoint('POST /account/user/logout'),
    handler: async (request, reply) => {
      if (request.visitor.sessionId) reply.sendSession(await auth.logout(request.visitor));
      return { status: 'ok' as const };
    },
  });
};
