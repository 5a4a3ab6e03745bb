import type { IncomingHttpHeaders } from 'node:http';
import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { endpoint } from '../../../endpoint.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import { acceptProposal, askAboutProposal, type CustomerDeps, recordView, rejectProposal } from './customer-actions.ts';
import { type PublicProposalDeps, showPublicProposal } from './public-proposals.ts';

type Options = { deps: PublicProposalDeps & CustomerDeps; seo: SeoBuilder; perAddress: number };

/** Whether the browser prefetches. If the page is shown, the browser sends the request again. */
const isPrefetch = (headers: IncomingHttpHeaders) =>
  [headers['sec-purpose'], headers.purpose, headers['x-moz']].some((purpose) => String(purpose).includes('prefetch'));

/**
 * The customer's page and its actions. The page reports its opening from the browser: messenger previews, robots and HEAD
 * requests fetch it without running scripts, and one rendering is shared by all guests of a second.
 */
export const publicProposalRoutes: FastifyPluginAsyncZod<Options> = async (app, { deps, seo, perAddress }) => {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    reply.header('x-robots-tag', 'noindex, nofollow');
  });

  app.get(
    '/api/view-kp/:id/',
    { schema: { params: z.object({ id: z.string().max(100) }), response: { 200: PageResponse } } },
    async ({ params, visitor }) => {
      const proposal = await showPublicProposal(deps, params.id, visitor);
      const name = `Коммерческое предложение №\u00a0${proposal.number} от\u00a0${formatDate(proposal.sent_on)}`;
      return {
        seo: seo.build({
          title: `Коммерческое предложение ${proposal.number}`,
          description: `${name}, ${proposal.partner.name}`,
          h1: name,
          path: paths.proposalView(params.id),
          crumbs: [],
          robots: 'noindex, nofollow',
        }),
        content: [],
        pagedata: { kind: 'public-proposal' as const, proposal },
      };
    },
  );

  const ok = { status: 'ok' as const };
  const config = { rateLimit: { max: perAddress, timeWindow: 60 * 60_000 } };
  app.route({
    ...endpoint('POST /view-kp/{id}/viewed/'),
    handler: async (request) => {
      if (!isPrefetch(request.headers)) await recordView(deps, request.params.id, request.visitor);
      return ok;
    },
  });
  app.route({
    ...endpoint('POST /view-kp/{id}/accept/'),
    config,
    handler: async ({ params, body, visitor, ip }) => {
      await acceptProposal(deps, params.id, body, { visitor, ip });
      return ok;
    },
  });
  app.route({
    ...endpoint('POST /view-kp/{id}/reject/'),
    config,
    handler: async ({ params, body, visitor, ip }) => {
      await rejectProposal(deps, params.id, body.reason, { visitor, ip });
      return ok;
    },
  });
  app.route({
    ...endpoint('POST /view-kp/{id}/questions/'),
    config,
    handler: async ({ params, body, visitor, ip }) => {
      await askAboutProposal(deps, params.id, body, { visitor, ip });
      return ok;
    },
  });
};
