import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { loggedIn } from '../session/logged-in.ts';
import { codeRequesterOf } from './code-requester.ts';
import type { CodeGuard } from './code-guard.ts';
import { toPersonal } from './personal.ts';
import type { PhoneChange } from './phone-change.ts';

type Options = {
  phones: PhoneChange;
  guardCodes: (app: FastifyInstance) => CodeGuard;
  checksPerAddress: number;
};

export const phoneRoutes: FastifyPluginAsyncZod<Options> = async (app, { phones, guardCodes, checksPerAddress }) => {
  const config = { rateLimit: { max: checksPerAddress, timeWindow: 60_000 } };
  const allowCode = guardCodes(app);

  app.route({
    ...endpoint('POST /account/check-change-phone'),
    config,
    handler: async (request) => {
      const { user, sessionId } = loggedIn(request);
      await allowCode(request);
      return phones.ask(user, request.body.phone, codeRequesterOf(request, sessionId));
    },
  });

  app.route({
    ...endpoint('POST /account/personal/phone/'),
    config,
    handler: async (request) => {
      const { user, sessionId } = loggedIn(request);
      const changed = await phones.change(user, sessionId, request.body);
      return { status: 'ok' as const, user: toPersonal(changed, request.visitor.company) };
    },
  });
};
