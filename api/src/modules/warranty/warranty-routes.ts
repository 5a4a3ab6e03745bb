import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { claimLookupForm } from '@site/contracts/shop-forms';
import { warrantyEndpoints, WarrantyQuery } from '@site/contracts/warranty';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { acceptUploads } from '../../uploads/accept-uploads.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';
import { createCheckGuard } from './check-guard.ts';
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
/** Lookups per network address: claim numbers are consecutive, and phones could be guessed. */
const LOOKUPS = { max: 10, timeWindow: HOUR };
/** Shared by the routes with and without scripts. */
const lookupLimit = (app: FastifyInstance) => app.limiter('claims by phone', LOOKUPS, ['address']);

export const warrantyRoutes: FastifyPluginAsyncZod<Options> = async (app, options) => {
  const { pages, claims, files, captcha, perAddress } = options;
  app.addHook('onSend', async ({ url }, reply) => {
    // Only the page without a serial number is the same for every visitor.
    if (!/^\/api\/warranty\/?$/.test(url)) reply.header('cache-control', 'no-store');
  });
  const guard = createCheckGuard(app, captcha);
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
    preHandler: lookupLimit(app),
    handler: async ({ body }) => ({ url: await claims.addressOf(body.number, body.phone) }),
  });
  app.route({
    ...endpoint('POST /warranty/claims/{code}/reply/'),
    config: perHour,
    handler: async ({ params, body }) => ({ status: 'ok' as const, claim: await claims.reply(params.code, body) }),
  });
};

const Lookup = warrantyEndpoints['POST /warranty/claims/find/'].body;

/** The lookup without scripts. Invalid input counts as a claim that does not exist. */
export const claimFormRoutes: FastifyPluginAsyncZod<Pick<Options, 'claims'>> = async (app, { claims }) => {
  app.post(claimLookupForm, { preHandler: lookupLimit(app) }, async ({ body }, reply) => {
    const { data } = Lookup.safeParse(body);
    const url = data ? await claims.addressOf(data.number, data.phone) : null;
    return reply.redirect(url ?? paths.missingWarrantyClaim(), 303);
  });
};
