import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { proposalSteps } from '@site/contracts/proposal-steps';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../../endpoint.ts';
import { problems } from '../../../errors.ts';
import { requireConfigurator } from '../../session/configurator-access.ts';
import { beginConfiguredProposal } from '../life/proposal-begin.ts';
import { type ConfiguratorDeps, configuratorPage, configuredProposalPage } from './configurator-page.ts';
import { calculateRetail } from './retail-prices.ts';

/** The editor calculates after each pause of at least a second; several people may share an address. */
const CALCULATIONS_A_MINUTE = 120;

export const configuratorRoutes: FastifyPluginAsyncZod<{ deps: ConfiguratorDeps }> = async (app, { deps }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  const response = { 200: PageResponse };
  const querystring = z.object({ project: z.string().max(200).optional().catch(undefined) });
  app.get(`/api${paths.configurator()}`, { schema: { querystring, response } }, ({ query }) =>
    configuratorPage(deps, query),
  );
  app.get(
    `/api${paths.configurator()}:step/`,
    { schema: { params: z.object({ step: z.string().max(100) }), response } },
    ({ params }) => {
      const step = proposalSteps.slice(1).find((one) => one === params.step);
      if (!step) throw problems.notFound();
      return configuratorPage(deps, { step });
    },
  );
  app.get(`/api${paths.configuredProposal()}`, { schema: { response } }, ({ visitor }) =>
    configuredProposalPage(deps.seo, visitor),
  );

  app.route({
    ...endpoint('POST /configurator/calculation/'),
    config: { rateLimit: { max: CALCULATIONS_A_MINUTE, timeWindow: 60_000 } },
    handler: ({ body }) => calculateRetail(deps, body.configuration),
  });
  app.route({
    ...endpoint('POST /account/kp/proposals/configured/'),
    // Check the permission before validating the body.
    preValidation: async ({ visitor }: FastifyRequest) => void requireConfigurator(visitor),
    handler: ({ visitor, body }) => beginConfiguredProposal(deps, visitor, body),
  });
};
