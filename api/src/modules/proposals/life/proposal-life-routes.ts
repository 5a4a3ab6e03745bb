import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { endpoint } from '../../../endpoint.ts';
import { requireConfigurator } from '../../session/configurator-access.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { priceDifferences, updatePrices } from './price-update.ts';
import { beginProposal, beginTypicalProposal, beginVersion, copyProposal } from './proposal-begin.ts';
import { archiveProposal, deleteProposal, recordRejection, restoreProposal, submitProposal } from './proposal-life.ts';
import { compareVersions } from './version-comparison.ts';

export const proposalLifeRoutes: FastifyPluginAsyncZod<{ deps: ProposalDeps }> = async (app, { deps }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  // Check the permission before validating the body.
  const preValidation = async ({ visitor }: FastifyRequest) => void requireConfigurator(visitor);
  app.route({ ...endpoint('POST /account/kp/proposals/'), handler: ({ visitor }) => beginProposal(deps, visitor) });
  app.route({
    ...endpoint('POST /account/kp/proposals/typical/{car_park}/'),
    preValidation,
    handler: ({ visitor, params }) => beginTypicalProposal(deps, visitor, params.car_park),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/copy/'),
    handler: ({ visitor, params }) => copyProposal(deps, visitor, params.slug),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/versions/'),
    handler: ({ visitor, params }) => beginVersion(deps, visitor, params.slug),
  });
  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/changes/'),
    handler: ({ visitor, params, query }) => compareVersions(deps, visitor, params.slug, query.since),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/submit/'),
    preValidation,
    handler: ({ visitor, params, body }) => submitProposal(deps, visitor, params.slug, body.revision),
  });
  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/prices/'),
    handler: ({ visitor, params }) => priceDifferences(deps, visitor, params.slug),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/prices/'),
    preValidation,
    handler: ({ visitor, params, body }) => updatePrices(deps, visitor, params.slug, body.revision),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/reject/'),
    preValidation,
    handler: ({ visitor, params, body }) => recordRejection(deps, visitor, params.slug, body.reason),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/archive/'),
    handler: ({ visitor, params }) => archiveProposal(deps, visitor, params.slug),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/restore/'),
    handler: ({ visitor, params }) => restoreProposal(deps, visitor, params.slug),
  });
  app.route({
    ...endpoint('DELETE /account/kp/proposals/{slug}/'),
    handler: ({ visitor, params }) => deleteProposal(deps, visitor, params.slug),
  });
};
