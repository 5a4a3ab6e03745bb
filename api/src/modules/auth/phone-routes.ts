import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { loggedIn } from '../session/logged-in.ts';
import { codeRequesterOf } from './code-requester.ts';
import { type CodeLimits, limitCodes } from './code-guard.ts';
import { toPersonal } from './personal.ts';
import { changePhone, type PhoneChangeDeps, requestPhoneChange } from './phone-change.ts';

type Options = {
  phoneChange: PhoneChangeDeps;
  codeLimits: CodeLimits;
  checksPerAddress: number;
};

export const phoneRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { phoneChange, codeLimits, checksPerAddress },
) => {
  const config = { rateLimit: { max: checksPerAddress, timeWindow: 60_000 } };
  const allowCode = limitCodes(app, codeLimits);

  app.route({
    ...endpoint('POST /account/check-change-phone'),
    config,
    handler: async (request) => {
      const { user, sessionId } = loggedIn(request);
      await allowCode(request);
      return requestPhoneChange(phoneChange, user, request.body.phone, codeRequesterOf(request, sessionId));
    },
  });

  app.route({
    ...endpoint('POST /account/personal/phone/'),
    config,
    handler: async (request) => {
      const { user, sessionId } = loggedIn(request);
      const changed = await changePhone(phoneChange, user, sessionId, request.body);
      return { status: 'ok' as const, user: toPersonal(changed, request.visitor.company) };
    },
  });
};
