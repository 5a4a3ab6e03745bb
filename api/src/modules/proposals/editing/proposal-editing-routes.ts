import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { endpoint } from '../../../endpoint.ts';
import { requireConfigurator } from '../../session/configurator-access.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { leaveEditing, takeEditing } from './proposal-editing.ts';

export const proposalEditingRoutes: FastifyPluginAsyncZod<{ deps: ProposalDeps }> = async (app, { deps }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  // Check the permission before validating the body.
  const preValidation = async ({ visitor }: FastifyRequest) => void requireConfigurator(visitor);
  app.route({
    ...endpoint('PUT /account/kp/proposals/{slug}/editing/'),
    preValidation,
    handler: ({ visitor, params, body }) => takeEditing(deps, visitor, params.slug, body),
  });
  app.route({
    ...endpoint('DELETE /account/kp/proposals/{slug}/editing/{editor}/'),
    preValidation,
    handler: ({ visitor, params }) => leaveEditing(deps, visitor, params.slug, params.editor),
  });
};
