import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import { deviceOf } from '../session/device.ts';
import type { AuthService } from './auth-service.ts';
import { codeRequesterOf } from './code-requester.ts';
import { type CodeLimits, limitCodes } from './code-guard.ts';
import { deviceTokensOf, type KnownDevices, sendDevice } from './known-devices.ts';
import { toPersonal } from './personal.ts';

type Options = {
  auth: AuthService;
  devices: KnownDevices;
  cart: CartService;
  notices: NoticeService;
  codeLimits: CodeLimits;
  /** Checks of phone numbers or of codes per network address and minute. */
  checksPerAddress: number;
  /** Whether browsers may send the device's cookie over https only. */
  secure: boolean;
};

const askerOf = (request: FastifyRequest) => (sessionId: string) => codeRequesterOf(request, sessionId);

export const authRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { auth, devices, cart, notices, codeLimits, checksPerAddress, secure },
) => {
  // The limit per network address prevents collecting registered numbers. Browsers in which the number's owner has
  // logged in before are exempt, whatever others do at the same address.
  const perMinute = { max: checksPerAddress, timeWindow: 60_000 };
  const limitChecks = app.limiter('check-phone', perMinute, ['address', 'session']);
  const limitGuesses = app.limiter('verify', perMinute, ['address', 'session']);
  const allowCode = limitCodes(app, codeLimits);
  const unlessKnown = (refuse: (request: FastifyRequest) => Promise<void>) => async (request: FastifyRequest) => {
    const { phone } = request.body as { phone: string };
    if (!(await devices.known(phone, deviceTokensOf(request)))) await refuse(request);
  };

  app.route({
    ...endpoint('GET /fetch/userdata/'),
    handler: async (request, reply) => {
      const { user: person, company } = request.visitor;
      reply.header('cache-control', 'no-store');
      await reply.clearDeadSession();
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
    preHandler: unlessKnown(limitChecks),
    handler: async (request) => ({ status: 'ok' as const, registered: await auth.isRegistered(request.body.phone) }),
  });

  app.route({
    ...endpoint('POST /account/user/login'),
    preHandler: unlessKnown(allowCode),
    handler: async (request, reply) => {
      const { sent, sessionId } = await auth.login(request.visitor, request.body.phone, askerOf(request));
      reply.sendSession(sessionId);
      return sent;
    },
  });

  app.route({
    ...endpoint('POST /account/user/refresh-code'),
    preHandler: unlessKnown(allowCode),
    handler: async (request, reply) => {
      const { sent, sessionId } = await auth.refresh(request.visitor, request.body.phone, askerOf(request));
      reply.sendSession(sessionId);
      return sent;
    },
  });

  app.route({
    ...endpoint('POST /account/user/registrate'),
    handler: async (request, reply) => {
      await allowCode(request);
      return auth.register(await reply.ensureSession(), request.body, askerOf(request), request.ip);
    },
  });

  app.route({
    ...endpoint('POST /account/user/verify'),
    preHandler: unlessKnown(limitGuesses),
    handler: async (request, reply) => {
      const { visitor, body } = request;
      const done = await auth.verify(visitor, body, deviceOf(request), deviceTokensOf(request));
      const { user: person, company } = done;
      reply.sendSession(done.sessionId);
      sendDevice(reply, done.deviceToken, secure);
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
