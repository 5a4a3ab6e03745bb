import type { PageResponse } from '@site/contracts/page';
import type { ProposalsQuery } from '@site/contracts/proposals';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import type { ProposalLists } from './proposal-lists.ts';

const crumbs = [
  { name: 'Личный кабинет', url: '/account/main/' },
  { name: 'Коммерческие предложения', url: '/account/kp/' },
];

export const createProposalPages = ({ seo, lists }: { seo: SeoBuilder; lists: ProposalLists }) => ({
  async list(visitor: Visitor, query: ProposalsQuery): Promise<PageResponse> {
    const list = await lists(visitor, query);
    return {
      seo: seo.build({
        title: 'Коммерческие предложения',
        description: 'Конфигуратор парковок и\u00a0список коммерческих предложений компании.',
        h1: 'Коммерческие предложения',
        path: '/account/kp/',
        crumbs,
        robots: 'noindex, nofollow',
      }),
      content: [],
      pagedata: { kind: 'proposals', ...list },
    };
  },
});

export type ProposalPages = ReturnType<typeof createProposalPages>;
