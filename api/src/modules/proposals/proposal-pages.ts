import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import type { ProposalsQuery } from '@site/contracts/proposals';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import type { ProposalDeps } from './proposal-deps.ts';
import { listProposals } from './proposal-lists.ts';
import { readProposal } from './proposal-service.ts';

type PageDeps = ProposalDeps & { seo: SeoBuilder };

const account = { name: 'Личный кабинет', url: paths.account() };

export async function proposalListPage(
  { seo, ...deps }: PageDeps,
  visitor: Visitor,
  query: ProposalsQuery,
): Promise<PageResponse> {
  const list = await listProposals(deps, visitor, query);
  return {
    seo: seo.build({
      title: 'Коммерческие предложения',
      description: 'Конфигуратор парковок и\u00a0список коммерческих предложений компании.',
      h1: 'Коммерческие предложения',
      path: '/account/kp/',
      crumbs: [account, { name: 'Коммерческие предложения', url: '/account/kp/' }],
      robots: 'noindex, nofollow',
    }),
    content: [],
    pagedata: { kind: 'proposals', ...list },
  };
}

/** The editor’s page. All steps return the same data; the browser holds the state of a step. */
export async function proposalPage({ seo, ...deps }: PageDeps, visitor: Visitor, slug: string): Promise<PageResponse> {
  const { proposal } = await readProposal(deps, visitor, slug);
  const path = paths.proposal(slug);
  return {
    seo: seo.build({
      title: `Коммерческое предложение ${proposal.number}`,
      description: 'Конфигуратор парковки: оборудование, работы и\u00a0смета.',
      h1: proposal.object_name || 'Новое предложение',
      path,
      crumbs: [
        account,
        { name: 'Коммерческие предложения', url: paths.proposals() },
        { name: proposal.number, url: path },
      ],
      robots: 'noindex, nofollow',
    }),
    content: [],
    pagedata: { kind: 'proposal', proposal },
  };
}
