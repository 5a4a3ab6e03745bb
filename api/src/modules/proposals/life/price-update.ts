import type { PriceDifferences } from '@site/contracts/proposal-life';
import { currentVersion } from '@site/kp-rules/versions';
import type { Db } from '../../../db/database.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { ProposalAccess } from '../proposal-access.ts';
import type { ProposalResponse } from '../proposal-response.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalPricing } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { moveProposal } from './move-proposal.ts';

type Dependencies = {
  db: Db;
  access: ProposalAccess;
  pricing: ProposalPricing;
  answer: ProposalResponse;
  now: () => Date;
};

/** «Обновить цены»: a draft keeps its initial prices until a user requests today's. */
export function createPriceUpdate({ db, access, pricing, answer, now }: Dependencies) {
  /** Items on request keep the price that the manager has set for this proposal. */
  async function updated(row: ProposalRow) {
    const renewed = { ...row, rules_version: currentVersion };
    const book = await pricing.today(renewed);
    const calculated = calculateProposal(pricing.basisOf(renewed, book), row.configuration);
    return { rules_version: currentVersion, book, calculated };
  }

  return {
    async differences(visitor: Visitor, slug: string): Promise<PriceDifferences> {
      const { row } = await access.foundFor('edit', visitor, slug);
      const [book, { calculated: after }] = await Promise.all([pricing.bookOf(row), updated(row)]);
      const before = calculateProposal(pricing.basisOf(row, book), row.configuration);
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
    },

    async apply(visitor: Visitor, slug: string, revision: number) {
      const found = await access.foundFor('edit', visitor, slug);
      if (found.row.revision !== revision) throw proposalProblems.editedMeanwhile(found.row.revision);
      const { calculated, ...renewed } = await updated(found.row);
      const at = now();
      const change = {
        ...renewed,
        total: calculated.offer.total,
        priced_at: at,
        changed_at: at,
      };
      const by = { actor: 'partner' as const, user_id: visitor.user!.id, action: 'prices_updated' };
      const row = await db.transaction((tx) => moveProposal(tx, found.row, change, by));
      return answer(visitor, { ...found, row });
    },
  };
}
export type PriceUpdate = ReturnType<typeof createPriceUpdate>;
