import { FormRequest, requestCodes } from '@site/contracts/blocks';
import { requestEndpoints } from '@site/contracts/form-requests';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { requestForm, requestLookupForm } from '@site/contracts/shop-forms';
import type { FastifyInstance } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import { lookupForm, lookupLimit } from '../../http/lookups.ts';
import type { FormService } from './form-service.ts';
import type { RequestPages } from './request-pages.ts';

type Options = { forms: FormService; pages: RequestPages; perAddress: number };

const HOUR = 60 * 60_000;
const LOOKUPS = 'requests by contact';
/** One limit for requests with and without scripts. */
const requestLimit = (app: FastifyInstance, max: number) =>
  app.limiter('requests', { max, timeWindow: HOUR }, ['address', 'session']);

export const formRoutes: FastifyPluginAsyncZod<Options> = async (app, { forms, pages, perAddress }) => {
  app.route({
    ...endpoint('POST /forms/{form_code}/'),
    preHandler: requestLimit(app, perAddress),
    handler: async ({ params, body, visitor, ip }) => {
      const sender = { userId: visitor.user?.id ?? null, address: ip };
      return { status: 'ok' as const, ...(await forms.accept(params.form_code, body, sender)) };
    },
  });
  app.route({
    ...endpoint('POST /forms/requests/find/'),
    preHandler: lookupLimit(app, LOOKUPS),
    handler: async ({ body }) => ({ url: await forms.addressOf(body.number, body.contact) }),
  });

  app.get(`/api${paths.requests()}`, { schema: { response: { 200: PageResponse } } }, async () => pages.lookup());
  app.get(
    `/api${paths.requests()}:code/`,
    {
      schema: { params: z.object({ code: z.string().max(100) }), response: { 200: PageResponse } },
      config: { rateLimit: { max: 120, timeWindow: HOUR } },
    },
    ({ params }, reply) => {
      reply.header('cache-control', 'no-store');
      return pages.request(params.code);
    },
  );
};

/** Form encoding: an empty field is an empty string, an unchecked box is absent. */
const orNothing = (value: unknown) => value || undefined;
const Posted = FormRequest.extend({
  email: z.preprocess(orNothing, FormRequest.shape.email),
  comment: z.preprocess(orNothing, FormRequest.shape.comment),
  consent: z.literal('on').transform(() => true as const),
});

/** The forms without scripts. */
export const requestFormRoutes: FastifyPluginAsyncZod<Pick<Options, 'forms' | 'perAddress'>> = async (
  app,
  { forms, perAddress },
) => {
  app.post(
    requestForm(':form_code'),
    {
      schema: { params: z.object({ form_code: z.enum(requestCodes) }) },
      preHandler: requestLimit(app, perAddress),
    },
    async ({ params, body, visitor, ip }, reply) => {
      const { data, error } = Posted.safeParse(body);
      if (!data)
        throw problems.invalid(Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])));
      const { url } = await forms.accept(params.form_code, data, { userId: visitor.user?.id ?? null, address: ip });
      return reply.redirect(url, 303);
    },
  );
  lookupForm(app, {
    action: requestLookupForm,
    limit: LOOKUPS,
    body: requestEndpoints['POST /forms/requests/find/'].body,
    find: ({ number, contact }) => forms.addressOf(number, contact),
    missing: paths.missingRequest(),
  });
};
