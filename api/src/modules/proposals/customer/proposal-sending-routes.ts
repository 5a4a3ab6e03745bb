import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { endpoint } from '../../../endpoint.ts';
import { requireConfigurator } from '../../session/configurator-access.ts';
import { renewLink, revokeLink, type SendingDeps, sendProposal, showLink } from './proposal-sending.ts';

export const proposalSendingRoutes: FastifyPluginAsyncZod<{ deps: SendingDeps }> = async (app, { deps }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/send/'),
    // Check the permission before validating the body.
    preValidation: async ({ visitor }: FastifyRequest) => void requireConfigurator(visitor),
    handler: ({ visitor, params, body }) => sendProposal(deps, visitor, params.slug, body.revision),
  });
  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/link/'),
    handler: ({ visitor, params }) => showLink(deps, visitor, params.slug),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/link/'),
    handler: ({ visitor, params }) => renewLink(deps, visitor, params.slug),
  });
  app.route({
    ...endpoint('DELETE /account/kp/proposals/{slug}/link/'),
    handler: ({ visitor, params }) => revokeLink(deps, visitor, params.slug),
  });
};
