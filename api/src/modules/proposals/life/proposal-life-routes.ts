import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { FastifyRequest } from 'fastify';
import { endpoint } from '../../../endpoint.ts';
import { requireConfigurator } from '../../session/configurator-access.ts';
import type { PriceUpdate } from './price-update.ts';
import type { ProposalBegin } from './proposal-begin.ts';
import type { ProposalLife } from './proposal-life.ts';
import type { VersionComparison } from './version-comparison.ts';

type Options = { begin: ProposalBegin; life: ProposalLife; prices: PriceUpdate; compare: VersionComparison };

export const proposalLifeRoutes: FastifyPluginAsyncZod<Options> = async (app, { begin, life, prices, compare }) => {
  app.addHook('onRequest', app.rejectReplacedSession);
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  // Check the permission before validating the body.
  const preValidation = async ({ visitor }: FastifyRequest) => void requireConfigurator(visitor);
  app.route({ ...endpoint('POST /account/kp/proposals/'), handler: ({ visitor }) => begin.empty(visitor) });
  app.route({
    ...endpoint('POST /account/kp/proposals/typical/{car_park}/'),
    preValidation,
    handler: ({ visitor, params }) => begin.typical(visitor, params.car_park),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/copy/'),
    handler: ({ visitor, params }) => begin.copy(visitor, params.slug),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/versions/'),
    handler: ({ visitor, params }) => begin.version(visitor, params.slug),
  });
  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/changes/'),
    handler: ({ visitor, params, query }) => compare(visitor, params.slug, query.since),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/submit/'),
    preValidation,
    handler: ({ visitor, params, body }) => life.submit(visitor, params.slug, body.revision),
  });
  app.route({
    ...endpoint('GET /account/kp/proposals/{slug}/prices/'),
    handler: ({ visitor, params }) => prices.differences(visitor, params.slug),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/prices/'),
    preValidation,
    handler: ({ visitor, params, body }) => prices.apply(visitor, params.slug, body.revision),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/reject/'),
    preValidation,
    handler: ({ visitor, params, body }) => life.reject(visitor, params.slug, body.reason),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/archive/'),
    handler: ({ visitor, params }) => life.archive(visitor, params.slug),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/{slug}/restore/'),
    handler: ({ visitor, params }) => life.restore(visitor, params.slug),
  });
  app.route({
    ...endpoint('DELETE /account/kp/proposals/{slug}/'),
    handler: ({ visitor, params }) => life.remove(visitor, params.slug),
  });
};
