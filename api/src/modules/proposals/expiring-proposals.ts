import type { Waiting } from '@site/contracts/dashboard';
import { paths } from '@site/contracts/paths';
import { DAY, formatDate, siteDay } from '@site/kernel/dates';
import { mayDo, type Visitor } from '../session/visitor.ts';
import { scopeOf } from './proposal-access.ts';
import type { ProposalDeps } from './proposal-deps.ts';
import { ProposalListRepository } from './proposal-list-repository.ts';
import { numberOf, slugOf } from './proposal-view.ts';

/** How many days before its last day a proposal is listed. */
const DAYS_AHEAD = 3;
/** Maximum number of proposals listed on the dashboard. */
const NAMED = 3;

/** Offers that expire soon, for the dashboard. Users who see the whole company's proposals get all of them. */
export async function expiringProposals({ db, now }: ProposalDeps, visitor: Visitor): Promise<Waiting[]> {
  if (!visitor.user || !mayDo(visitor, 'proposals.own')) return [];
  const until = siteDay(new Date(now().getTime() + DAYS_AHEAD * DAY));
  const scope = scopeOf(visitor, visitor.user);
  const rows = await new ProposalListRepository(db).endingBetween(scope, siteDay(now()), until, NAMED);
  return rows.map((row) => ({
    kind: 'proposal' as const,
    title: `Предложение ${numberOf(row)} действует до\u00a0${formatDate(row.valid_until!)}`,
    text: [row.customer, row.object_name].filter(Boolean).join(', ') || 'Напомните заказчику или продлите срок',
    url: paths.proposal(slugOf(row)),
  }));
}
