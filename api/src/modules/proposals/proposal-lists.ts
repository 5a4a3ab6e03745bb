import type { ProposalList, ProposalsQuery } from '@site/contracts/proposals';
import type { Db } from '../../db/database.ts';
import { dayBegins, dayEnds } from '../../moments.ts';
import { requireConfigurator } from '../session/configurator-access.ts';
import type { Visitor } from '../session/visitor.ts';
import { createCustomerReplies } from './customer/customer-reply-repository.ts';
import { actionsOf, scopeOf } from './proposal-access.ts';
import { createProposalOrderReader } from './ordering/proposal-order-repository.ts';
import { createProposalListRepository } from './proposal-list-repository.ts';
import { toListed } from './proposal-view.ts';

const PER_PAGE = 20;

export function createProposalLists({ db, now }: { db: Db; now: () => Date }) {
  const lists = createProposalListRepository(db);
  const { of: repliesOf } = createCustomerReplies(db);
  const ordersOf = createProposalOrderReader(db);

  return async function list(visitor: Visitor, query: ProposalsQuery): Promise<ProposalList> {
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
    const [replies, order] = await Promise.all([repliesOf(found), ordersOf(found)]);
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
  };
}

export type ProposalLists = ReturnType<typeof createProposalLists>;
