import type { PriceDifferences } from '@site/contracts/proposal-life';
import { currentVersion } from '@site/kp-rules/versions';
import type { Visitor } from '../../session/visitor.ts';
import { findProposalFor } from '../proposal-access.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { basisOf, bookOf, todaysBook } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { proposalResponse } from '../proposal-response.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { moveProposal } from './move-proposal.ts';

// «Обновить цены»: a draft keeps its initial prices until a user requests today's.

/** Items on request keep the price that the manager has set for this proposal. */
async function updated({ db, now }: ProposalDeps, row: ProposalRow) {
  const renewed = { ...row, rules_version: currentVersion };
  const book = await todaysBook(db, renewed, now());
  const calculated = calculateProposal(basisOf(renewed, book, now()), row.configuration);
  return { rules_version: currentVersion, book, calculated };
}

export async function priceDifferences(deps: ProposalDeps, visitor: Visitor, slug: string): Promise<PriceDifferences> {
  const { db, now } = deps;
  const { row } = await findProposalFor(db, visitor, slug, 'edit');
  const [book, { calculated: after }] = await Promise.all([bookOf(db, row, now()), updated(deps, row)]);
  const before = calculateProposal(basisOf(row, book, now()), row.configuration);
  const known = new Map(before.offer.lines.map(({ key, retail }) => [key, retail]));
  return {
    status: 'ok',
    revision: row.revision,
    lines: after.offer.lines
      .filter(({ key, retail }) => known.has(key) && known.get(key) !== retail)
      .map(({ key, article, name, qty, retail }) => ({
        ...{ key, article, name, qty },
        before: known.get(key) ?? null,
        after: retail,
      })),
    total: { before: before.offer.total, after: after.offer.total },
  };
}

export async function updatePrices(deps: ProposalDeps, visitor: Visitor, slug: string, revision: number) {
  const { db, now } = deps;
  const found = await findProposalFor(db, visitor, slug, 'edit');
  if (found.row.revision !== revision) throw proposalProblems.editedMeanwhile(found.row.revision);
  const { calculated, ...renewed } = await updated(deps, found.row);
  const at = now();
  const change = { ...renewed, total: calculated.offer.total, priced_at: at, changed_at: at };
  const by = { actor: 'partner' as const, user_id: visitor.user!.id, action: 'prices_updated' };
  const row = await db.transaction((tx) => moveProposal(tx, found.row, change, by));
  return proposalResponse(deps, visitor, { ...found, row });
}
