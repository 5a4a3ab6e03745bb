import { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { proposalSteps } from '@site/contracts/proposal-steps';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { problems } from '../../errors.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import type { ProposalService } from './proposal-service.ts';

type Options = { proposals: ProposalService; seo: SeoBuilder };

const list = 'Коммерческие предложения';

/** The editor’s page. All steps return the same data; the browser holds the state of a step. */
export const proposalPageRoutes: FastifyPluginAsyncZod<Options> = async (app, { proposals, seo }) => {
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));

  async function page(visitor: Visitor, slug: string): Promise<PageResponse> {
    const { proposal } = await proposals.read(visitor, slug);
    const path = paths.proposal(slug);
    return {
      seo: seo.build({
        title: `Коммерческое предложение ${proposal.number}`,
        description: 'Конфигуратор парковки: оборудование, работы и\u00a0смета.',
        h1: proposal.object_name || 'Новое предложение',
        path,
        crumbs: [
          { name: 'Личный кабинет', url: paths.account() },
          { name: list, url: paths.proposals() },
          { name: proposal.number, url: path },
        ],
        robots: 'noindex, nofollow',
      }),
      content: [],
      pagedata: { kind: 'proposal', proposal },
    };
  }

  const response = { 200: PageResponse };
  const slug = z.string().max(100);
  app.get('/api/account/kp/:slug/', { schema: { params: z.object({ slug }), response } }, ({ visitor, params }) =>
    page(visitor, params.slug),
  );
  app.get(
    '/api/account/kp/:slug/:step/',
    { schema: { params: z.object({ slug, step: z.string().max(100) }), response } },
    ({ visitor, params }) => {
      if (!proposalSteps.some((step) => step === params.step)) throw problems.notFound();
      return page(visitor, params.slug);
    },
  );
};
