import { PageAnswer } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { WarrantyQuery } from '@site/contracts/warranty';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { acceptUploads } from '../../uploads/accept-uploads.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';
import { createCheckGuard } from './check-guard.ts';
import type { ClaimService } from './claim-service.ts';
import type { WarrantyPages } from './warranty-pages.ts';

type Options = { pages: WarrantyPages; claims: ClaimService; captcha: CaptchaService; perAddress: number };

const HOUR = 60 * 60_000;
/** Of one address in an hour: numbers of claims follow one another, and phones can be tried. */
const LOOKUPS = { max: 10, timeWindow: HOUR };

export const warrantyRoutes: FastifyPluginAsyncZod<Options> = async (app, { pages, claims, captcha, perAddress }) => {
  app.addHook('onSend', async ({ url }, reply) => {
    // The page without a serial number is the same for everybody.
    if (!/^\/api\/warranty\/?$/.test(url)) reply.header('cache-control', 'no-store');
  });
  const guard = createCheckGuard(app, captcha);
  const perHour = { rateLimit: { max: perAddress, timeWindow: HOUR } };

  app.get(
    `/api${paths.warranty()}`,
    { schema: { querystring: WarrantyQuery, response: { 200: PageAnswer } } },
    (request) =>
      pages.warranty({ serial: request.query.serial, visitor: request.visitor, guard: () => guard(request) }),
  );
  app.get(
    '/api/warranty/:code/',
    {
      schema: { params: z.object({ code: z.string().max(100) }), response: { 200: PageAnswer } },
      config: { rateLimit: { max: 120, timeWindow: HOUR } },
    },
    ({ params }) => pages.claim(params.code),
  );

  const uploadOf = await acceptUploads(app);
  app.route({
    ...endpoint('POST /warranty/claims/files/'),
    config: { rateLimit: { max: perAddress * 5, timeWindow: HOUR } },
    handler: async (request) => ({ status: 'ok' as const, file: await claims.upload(await uploadOf(request)) }),
  });
  app.route({
    ...endpoint('POST /warranty/claims/'),
    config: perHour,
    handler: async ({ body, visitor, ip }) => ({
      status: 'ok' as const,
      ...(await claims.claim(body, { userId: visitor.user?.id ?? null, address: ip })),
    }),
  });
  app.route({
    ...endpoint('POST /warranty/claims/find/'),
    preHandler: app.limiter('claims by phone', LOOKUPS, ['address']),
    handler: async ({ body }) => ({ url: await claims.addressOf(body.number, body.phone) }),
  });
  app.route({
    ...endpoint('POST /warranty/claims/{code}/reply/'),
    config: perHour,
    handler: async ({ params, body }) => ({ status: 'ok' as const, claim: await claims.reply(params.code, body) }),
  });
};
