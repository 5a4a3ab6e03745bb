import { PageResponse } from '@site/contracts/page';
import { proposalSteps } from '@site/contracts/proposal-steps';
import { ProposalsQuery } from '@site/contracts/proposals';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../endpoint.ts';
import { problems } from '../../errors.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { requireConfigurator } from '../session/configurator-access.ts';
import type { ProposalDeps } from './proposal-deps.ts';
import { listProposals } from './proposal-lists.ts';
import { proposalListPage, proposalPage } from './proposal-pages.ts';
import { readProposal, saveProposal } from './proposal-service.ts';

type Options = { deps: ProposalDeps & { seo: SeoBuilder } };

export const proposalRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const response = { 200: PageResponse };
  const slug = z.string().max(100);
  app.get('/api/account/kp/', { schema: { querystring: ProposalsQuery, response } }, ({ visitor, query }) =>
    proposalListPage(deps, visitor, query),
  );
  app.get('/api/account/kp/:slug/', { schema: { params: z.object({ slug }), response } }, ({ visitor, params }) =>
    proposalPage(deps, visitor, params.slug),
  );
  app.get(
    '/api/account/kp/:slug/:step/',
    { schema: { params: z.object({ slug, step: z.string().max(100) }), response } },
    ({ visitor, params }) => {
      if (!proposalSteps.some((step) => step === params.step)) throw problems.notFound();
      return proposalPage(deps, visitor, params.slug);
    },
  );

  // Check the permission before validating the body.
  const preValidation = async ({ visitor }: FastifyRequest) => void requireConfigurator(visitor);
  app.route({
    ...endpoint('GET /account/kp/proposals/'),
    handler: ({ visitor, query }) => listProposals(deps, visitor, query),
  });
  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/'),
    handler: ({ visitor, params }) => readProposal(deps, visitor, params.slug),
  });
  app.route({
    ...endpoint('PUT /account/kp/proposals/{slug}/'),
    preValidation,
    handler: ({ visitor, params, body }) => saveProposal(deps, visitor, params.slug, body),
  });
};
