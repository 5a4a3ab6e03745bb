import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { CaptchaService } from './captcha-service.ts';

/** Per network address: more than a person needs, too few to fill the table. */
const config = { rateLimit: { max: 60, timeWindow: 60 * 60_000 } };

export const captchaRoutes: FastifyPluginAsyncZod<{ captcha: CaptchaService }> = async (app, { captcha }) => {
  app.route({
    ...endpoint('POST /captcha/challenge/'),
    config,
    handler: async (_request, reply) => {
      const { sessionId } = await reply.ensureSession();
      if (!sessionId) throw problems.captcha();
      return captcha.begin(sessionId);
    },
  });

  app.route({
    ...endpoint('POST /captcha/'),
    config,
    handler: async ({ visitor, body }) => {
      if (!visitor.sessionId || !(await captcha.solve(visitor.sessionId, body))) throw problems.captcha();
      return { status: 'ok' as const };
    },
  });
};
