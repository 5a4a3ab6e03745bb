import {
  CheckPhoneAnswer,
  CodeSentAnswer,
  OkAnswer,
  PhoneRequest,
  VerifyAnswer,
  VerifyRequest,
} from '@site/contracts/auth';
import { UserData } from '@site/contracts/user-data';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { problems } from '../../errors.ts';
import type { SessionService } from '../session/session-service.ts';
import type { AuthService } from './auth-service.ts';
import { toPersonal } from './personal.ts';

type Options = {
  auth: AuthService;
  sessions: SessionService;
  /** For one network address: codes in an hour, checks of a number or a code in a minute. */
  codesPerAddress: number;
  checksPerAddress: number;
};

export const authRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { auth, sessions, codesPerAddress, checksPerAddress },
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
      cart_qty: 0,
      cart_products: {},
      compare_products: [],
      wishlist_products: [],
      bpt: person?.bpt ?? false,
    };
  });

  app.post(
    `${user}/check-phone`,
    { schema: { body: PhoneRequest, response: { 200: CheckPhoneAnswer } }, config: perMinute },
    async (request) => ({ status: 'ok' as const, registered: await auth.isRegistered(request.body.phone) }),
  );

  for (const action of ['login', 'refresh-code']) {
    app.post(
      `${user}/${action}`,
      { schema: { body: PhoneRequest, response: { 200: CodeSentAnswer } } },
      async (request, reply) => {
        const limit = await codes(request);
        if (!limit.isAllowed && limit.isExceeded) throw problems.tooMany(limit.ttlInSeconds);
        const answer = await auth.sendCode(request.body.phone);
        const { sessionId } = request.visitor;
        reply.sendSession(await sessions.awaitCode(sessionId, request.body.phone));
        return answer;
      },
    );
  }

  app.post(
    `${user}/verify`,
    { schema: { body: VerifyRequest, response: { 200: VerifyAnswer } }, config: perMinute },
    async (request, reply) => {
      const { phone, code } = request.body;
      const { sessionId, pendingPhone } = request.visitor;
      if (code && pendingPhone !== phone) throw problems.oldCode();
      const found = await auth.verify(phone, code);
      reply.sendSession(await sessions.replace(sessionId, { userId: found.user.id }));
      return { status: 'ok' as const, user: toPersonal(found.user, found.company) };
    },
  );

  app.post(`${user}/logout`, { schema: { response: { 200: OkAnswer } } }, async (request, reply) => {
    const { sessionId } = request.visitor;
    if (sessionId) reply.sendSession(await sessions.replace(sessionId, {}));
    return { status: 'ok' as const };
  });
};
