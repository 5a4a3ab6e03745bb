import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { isPartner, type Visitor } from '../../session/visitor.ts';
import { moveProposal } from '../life/move-proposal.ts';
import { actionsOf, createProposalAccess } from '../proposal-access.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import { createProposalPricing } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { createProposalRepository } from '../proposal-repository.ts';
import type { ProposalEvent } from '../../../tables/proposal-tables.ts';
import { numberOf, slugOf } from '../proposal-view.ts';
import { orderedLines, ownLines } from './ordered-lines.ts';

type Ordered = { id: string; slug: string; number: string };

/** The proposals' interface for the orders module. */
export function createProposalOrders({ db, now }: { db: Db; now: () => Date }) {
  const access = createProposalAccess({ db });
  const pricing = createProposalPricing({ db, now });
  const titled = (id: string) => `Заказ №\u00a0${id}`;

  return {
    /** Returns the lines to order at the frozen partner prices. Throws a 404 for others' proposals. */
    async find(visitor: Visitor, slug: string) {
      const { row, company } = await access.found(visitor, slug);
      const terms = pricing.termsOf(row, company);
      // A company that is no longer a partner has no partner prices.
      if (!terms || !isPartner(visitor)) throw problems.noAccess();
      const calculated = calculateProposal(pricing.basisOf(row, row.book), row.configuration);
      return {
        ...{ id: row.id, slug: slugOf(row), number: numberOf(row) },
        mayBeOrdered: actionsOf(visitor, row).includes('order'),
        refusal: () => proposalProblems.wrongStatus(row),
        lines: orderedLines(calculated, terms),
        own: ownLines(calculated, row.configuration),
      };
    },

    lock: (tx: Db, { id }: Ordered) => createProposalRepository(tx).lock(id),

    /** Marks the proposal as ordered, in the transaction of the order. */
    async take(tx: Db, { id }: Ordered, order: { number: number; user_id: string }) {
      const row = await createProposalRepository(tx).lock(id);
      const by = {
        actor: 'partner' as const,
        user_id: order.user_id,
        action: 'ordered',
        text: titled(`${order.number}`),
      };
      await moveProposal(tx, row, { status: 'ordered', changed_at: now() }, by);
    },

    /** Returns the proposal to `accepted` after its order was cancelled. */
    async giveBack(tx: Db, id: string, order: { number: number; actor: ProposalEvent['actor'] }) {
      const row = await createProposalRepository(tx).lock(id);
      const by = { actor: order.actor, action: 'order_cancelled', text: titled(`${order.number}`) };
      await moveProposal(tx, row, { status: 'accepted', changed_at: now() }, by);
    },

    /** Number and link of the proposal that an order was placed from. */
    async named(id: string) {
      const row = await createProposalRepository(db).byId(id);
      return row ? { number: numberOf(row), url: paths.proposal(slugOf(row)) } : null;
    },
  };
}
export type ProposalOrders = ReturnType<typeof createProposalOrders>;
export type ProposalToOrder = Awaited<ReturnType<ProposalOrders['find']>>;
