import {
  CheckPhoneAnswer,
  CodeSentAnswer,
  OkAnswer,
  PhoneRequest,
  RegistrationRequest,
  VerifyAnswer,
  VerifyRequest,
} from '@site/contracts/auth';
import { UserData } from '@site/contracts/user-data';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../errors.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { SessionService } from '../session/session-service.ts';
import type { AuthService } from './auth-service.ts';
import { toPersonal } from './personal.ts';

type Options = {
  auth: AuthService;
  sessions: SessionService;
  cart: CartService;
  /** For one network address: codes in an hour, checks of a number or a code in a minute. */
  codesPerAddress: number;
  checksPerAddress: number;
};

export const authRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { auth, sessions, cart, codesPerAddress, checksPerAddress },
) => {
  const user = '/api/account/user';
  // Numbers must not be collected by trying them, nor codes by asking for many: a limit for each network address.
  const perMinute = { rateLimit: { max: checksPerAddress, timeWindow: 60_000 } };
  const codes = app.createRateLimit({ max: codesPerAddress, timeWindow: 60 * 60_000 });

  app.get('/api/fetch/userdata/', { schema: { response: { 200: UserData } } }, async (request, reply) => {
    const { user: person, company } = request.visitor;
    reply.header('cache-control', 'no-store');
    return {
      authed: person !== null,
      personal: person && toPersonal(person, company),
      bpt: person?.bpt ?? false,
      ...(await cart.counters(request.visitor)),
    };
  });

  app.post(
    `${user}/check-phone`,
    { schema: { body: PhoneRequest, response: { 200: CheckPhoneAnswer } }, config: perMinute },
    async (request) => ({ status: 'ok' as const, registered: await auth.isRegistered(request.body.phone) }),
  );

  const limitCodes = async (request: FastifyRequest) => {
    const limit = await codes(request);
    if (!limit.isAllowed && limit.isExceeded) throw problems.tooMany(limit.ttlInSeconds);
  };

  const senders = { login: auth.login, 'refresh-code': auth.refresh };
  for (const [action, send] of Object.entries(senders)) {
    app.post(
      `${user}/${action}`,
      { schema: { body: PhoneRequest, response: { 200: CodeSentAnswer } } },
      async (request, reply) => {
        await limitCodes(request);
        const { phone } = request.body;
        const answer = await send(phone, request.visitor);
        reply.sendSession(await sessions.awaitCode(request.visitor.sessionId, phone));
        return answer;
      },
    );
  }

  app.post(
    `${user}/registrate`,
    { schema: { body: RegistrationRequest, response: { 200: CodeSentAnswer } } },
    async (request, reply) => {
      await limitCodes(request);
      return auth.registrate(await reply.keepVisitor(), request.body, request.ip);
    },
  );

  app.post(
    `${user}/verify`,
    { schema: { body: VerifyRequest, response: { 200: VerifyAnswer } }, config: perMinute },
    async (request, reply) => {
      const { phone, code } = request.body;
      const { user: person, company, sessionId } = await auth.verify(request.visitor, phone, code);
      reply.sendSession(sessionId);
      return { status: 'ok' as const, user: toPersonal(person, company) };
    },
  );

  app.post(`${user}/logout`, { schema: { response: { 200: OkAnswer } } }, async (request, reply) => {
    if (request.visitor.sessionId) reply.sendSession(await auth.logout(request.visitor));
    return { status: 'ok' as const };
  });
};
