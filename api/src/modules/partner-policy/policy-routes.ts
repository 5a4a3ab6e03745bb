import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { requirePermission } from '../session/permission.ts';
import type { PolicyService } from './policy-service.ts';

type Options = { policy: PolicyService; seo: SeoBuilder };

const title = 'Политика для партнёров';

export const policyRoutes: FastifyPluginAsyncZod<Options> = async (app, { policy, seo }) => {
  app.get('/api/account/policy/', { schema: { response: { 200: PageResponse } } }, async ({ visitor }, reply) => {
    requirePermission(visitor, 'partner.materials');
    reply.header('cache-control', 'no-store');
    return {
      seo: seo.build({
        title,
        description: 'Условия партнёрской сети: скидки, защита цены, возврат.',
        h1: title,
        path: paths.partnerPolicy(),
        crumbs: [
          { name: 'Личный кабинет', url: paths.account() },
          { name: title, url: paths.partnerPolicy() },
        ],
        robots: 'noindex, nofollow',
      }),
      content: [],
      pagedata: { kind: 'partner-policy' as const, ...(await policy.shown(visitor)) },
    };
  });

  app.route({
    ...endpoint('POST /account/policy/acknowledge/'),
    config: { rateLimit: { max: 30, timeWindow: 60_000 } },
    handler: ({ visitor, body }) => policy.acknowledge(visitor, body.version),
  });
};
