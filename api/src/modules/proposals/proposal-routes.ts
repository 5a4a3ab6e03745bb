import { PageResponse } from '@site/contracts/page';
import { ProposalsQuery } from '@site/contracts/proposals';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../endpoint.ts';
import { requireConfigurator } from '../session/configurator-access.ts';
import type { ProposalLists } from './proposal-lists.ts';
import type { ProposalPages } from './proposal-pages.ts';
import type { ProposalService } from './proposal-service.ts';

type Options = { proposals: ProposalService; lists: ProposalLists; proposalPages: ProposalPages };

export const proposalRoutes: FastifyPluginAsyncZod<Options> = async (app, { proposals, lists, proposalPages }) => {
  app.addHook('onRequest', app.rejectReplacedSession);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.get(
    '/api/account/kp/',
    { schema: { querystring: ProposalsQuery, response: { 200: PageResponse } } },
    ({ visitor, query }) => proposalPages.list(visitor, query),
  );

  // Check the permission before validating the body.
  const preValidation = async ({ visitor }: FastifyRequest) => void requireConfigurator(visitor);
  app.route({
    ...endpoint('GET /account/kp/proposals/'),
    handler: ({ visitor, query }) => lists(visitor, query),
  });
  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/'),
    handler: ({ visitor, params }) => proposals.read(visitor, params.slug),
  });
  app.route({
    ...endpoint('PUT /account/kp/proposals/{slug}/'),
    preValidation,
    handler: ({ visitor, params, body }) => proposals.save(visitor, params.slug, body),
  });
};
