import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { claimLookupForm } from '@site/contracts/shop-forms';
import { warrantyEndpoints, WarrantyQuery } from '@site/contracts/warranty';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { lookupForm, lookupLimit } from '../../http/lookups.ts';
import { acceptUploads } from '../../uploads/accept-uploads.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';
import { limitSerialChecks } from './limit-serial-checks.ts';
import type { ClaimFiles } from './claim-files.ts';
import type { ClaimService } from './claim-service.ts';
import type { WarrantyPages } from './warranty-pages.ts';

type Options = {
  pages: WarrantyPages;
  claims: ClaimService;
  files: ClaimFiles;
  captcha: CaptchaService;
  perAddress: number;
};

const HOUR = 60 * 60_000;
const LOOKUPS = 'claims by phone';

export const warrantyRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { pages, claims, files, captcha, perAddress } = options;
  app.addHook('onSend', async ({ url }, reply) => {
    // Only the page without a serial number is the same for every visitor.
    if (!/^\/api\/warranty\/?$/.test(url)) reply.header('cache-control', 'no-store');
  });
  const guard = limitSerialChecks(app, captcha);
  const perHour = { rateLimit: { max: perAddress, timeWindow: HOUR } };

  app.get(
    `/api${paths.warranty()}`,
    { schema: { querystring: WarrantyQuery, response: { 200: PageResponse } } },
    (request) =>
      pages.warranty({ serial: request.query.serial, visitor: request.visitor, guard: () => guard(request) }),
  );
  app.get(
    '/api/warranty/:code/',
    {
      schema: { params: z.object({ code: z.string().max(100) }), response: { 200: PageResponse } },
      config: { rateLimit: { max: 120, timeWindow: HOUR } },
    },
    ({ params }) => pages.claim(params.code),
  );

  const uploadOf = await acceptUploads(app);
  app.route({
    ...endpoint('POST /warranty/claims/files/'),
    config: { rateLimit: { max: perAddress * 5, timeWindow: HOUR } },
    handler: async (request) => ({ status: 'ok' as const, file: await files.upload(await uploadOf(request)) }),
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
    preHandler: lookupLimit(app, LOOKUPS),
    handler: async ({ body }) => ({ url: await claims.addressOf(body.number, body.phone) }),
  });
  app.route({
    ...endpoint('POST /warranty/claims/{code}/reply/'),
    config: perHour,
    handler: async ({ params, body }) => ({ status: 'ok' as const, claim: await claims.reply(params.code, body) }),
  });
};

/** The lookup without scripts. */
export const claimFormRoutes: FastifyPluginAsyncZod<Pick<Options, 'claims'>> = async (app, { claims }) => {
  lookupForm(app, {
    action: claimLookupForm,
    limit: LOOKUPS,
    body: warrantyEndpoints['POST /warranty/claims/find/'].body,
    find: ({ number, phone }) => claims.addressOf(number, phone),
    missing: paths.missingWarrantyClaim(),
  });
};
