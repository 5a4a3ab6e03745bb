import { paths } from '@site/contracts/paths';
import { formatDate, siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import type { WaitingSource } from '../account/waiting-source.ts';
import { mayDo } from '../session/visitor.ts';
import { scopeOf } from './proposal-access.ts';
import { createProposalListRepository } from './proposal-list-repository.ts';
import { numberOf, slugOf } from './proposal-view.ts';

const DAY = 24 * 60 * 60_000;
/** How many days before its last day a proposal is listed. */
const DAYS_AHEAD = 3;
/** Maximum number of proposals listed on the dashboard. */
const NAMED = 3;

/** Dashboard source: offers that expire soon. Users who see the whole company's proposals get all of them. */
export function createExpiringProposals({ db, now }: { db: Db; now: () => Date }): WaitingSource {
  const { endingBetween } = createProposalListRepository(db);
  return async (visitor) => {
    if (!visitor.user || !mayDo(visitor, 'proposals.own')) return [];
    const until = siteDay(new Date(now().getTime() + DAYS_AHEAD * DAY));
    const rows = await endingBetween(scopeOf(visitor, visitor.user), siteDay(now()), until, NAMED);
    return rows.map((row) => ({
      kind: 'proposal' as const,
      title: `Предложение ${numberOf(row)} действует до\u00a0${formatDate(row.valid_until!)}`,
      text: [row.customer, row.object_name].filter(Boolean).join(', ') || 'Напомните заказчику или продлите срок',
      url: paths.proposal(slugOf(row)),
    }));
  };
}
