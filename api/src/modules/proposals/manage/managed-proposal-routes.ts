import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { endpoint } from '../../../endpoint.ts';
import type { ManagedProposals } from './managed-proposals.ts';

export const managedProposalRoutes: FastifyPluginAsyncZod<{ proposals: ManagedProposals }> = async (
  app,
  { proposals },
) => {
  app.route({ ...endpoint('GET /manage/proposals/'), handler: ({ query }) => proposals.list(query) });
  app.route({ ...endpoint('GET /manage/proposals/{number}/'), handler: ({ params }) => proposals.show(params.number) });
  app.route({
    ...endpoint('GET /manage/proposals/{number}/plan/'),
    handler: ({ params }) => proposals.plan(params.number),
  });
  app.route({
    ...endpoint('POST /manage/proposals/{number}/approve/'),
    handler: ({ params, author }) => proposals.approve(params.number, author),
  });
  app.route({
    ...endpoint('POST /manage/proposals/{number}/return/'),
    handler: ({ params, body, author }) => proposals.return(params.number, body, author),
  });
  app.route({
    ...endpoint('POST /manage/proposals/{number}/price/'),
    handler: ({ params, body, author }) => proposals.setPrice(params.number, body, author),
  });
  app.route({
    ...endpoint('POST /manage/proposals/{number}/discount/'),
    handler: ({ params, body, author }) => proposals.setDiscount(params.number, body.percent, author),
  });
};
