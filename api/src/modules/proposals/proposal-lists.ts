import type { ProposalList, ProposalsQuery } from '@site/contracts/proposals';
import { dayBegins, dayEnds } from '../../days/moments.ts';
import { requireConfigurator } from '../session/configurator-access.ts';
import type { Visitor } from '../session/visitor.ts';
import { CustomerReplyRepository } from './customer/customer-reply-repository.ts';
import { ordersOfProposals } from './ordering/proposal-order-repository.ts';
import { actionsOf, scopeOf } from './proposal-access.ts';
import type { ProposalDeps } from './proposal-deps.ts';
import { ProposalListRepository } from './proposal-list-repository.ts';
import { toListed } from './proposal-view.ts';

const PER_PAGE = 20;

export async function listProposals(
  { db, now }: ProposalDeps,
  visitor: Visitor,
  query: ProposalsQuery,
): Promise<ProposalList> {
  const lists = new ProposalListRepository(db);
  const scope = scopeOf(visitor, requireConfigurator(visitor));
  const { type, search, author, from, to, sort, page } = query;
  const filter = {
    ...{ search, author },
    ...(from && { from: dayBegins(from) }),
    ...(to && { before: dayEnds(to) }),
  };
  const [rows, counts, authors, total_unfiltered] = await Promise.all([
    lists.list(scope, { ...filter, type }, sort, PER_PAGE, (page - 1) * PER_PAGE),
    lists.counts(scope, filter),
    lists.authors(scope),
    lists.countAll(scope),
  ]);
  const total = counts[type];
  const found = rows.map(({ row }) => row);
  const [replies, order] = await Promise.all([
    new CustomerReplyRepository(db).ofNumbers(found),
    ordersOfProposals(db, found),
  ]);
  return {
    query,
    items: rows.map(({ row, author }) =>
      toListed(
        row,
        author,
        { actions: actionsOf(visitor, row), replies: replies(row), order: order(visitor, row) },
        now(),
      ),
    ),
    total,
    pages: Math.ceil(total / PER_PAGE),
    authors: authors.map(({ id, name, surname }) => ({ id, name: `${surname} ${name}` })),
    counts,
    total_unfiltered,
  };
}
