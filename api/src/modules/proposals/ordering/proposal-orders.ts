import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { isPartner, type Visitor } from '../../session/visitor.ts';
import { moveProposal } from '../life/move-proposal.ts';
import { actionsOf, findProposal } from '../proposal-access.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { basisOf, termsOf } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { ProposalRepository } from '../proposal-repository.ts';
import type { ProposalEvent } from '../../../tables/proposal-tables.ts';
import { numberOf, slugOf } from '../proposal-view.ts';
import { orderedLines, ownLines } from './ordered-lines.ts';

type Ordered = { id: string; slug: string; number: string };

const titled = (id: string) => `Заказ №\u00a0${id}`;

/** The proposals' interface for the orders module. */
export class ProposalOrders {
  constructor(private readonly deps: ProposalDeps) {}

  /** Returns the lines to order at the frozen partner prices. Throws a 404 for others' proposals. */
  async find(visitor: Visitor, slug: string) {
    const { db, now } = this.deps;
    const { row, company } = await findProposal(db, visitor, slug);
    const terms = termsOf(row, company);
    // A company that is no longer a partner has no partner prices.
    if (!terms || !isPartner(visitor)) throw problems.noAccess();
    const calculated = calculateProposal(basisOf(row, row.book, now()), row.configuration);
    return {
      ...{ id: row.id, slug: slugOf(row), number: numberOf(row) },
      mayBeOrdered: actionsOf(visitor, row).includes('order'),
      refusal: () => proposalProblems.wrongStatus(row),
      lines: orderedLines(calculated, terms),
      own: ownLines(calculated, row.configuration),
    };
  }

  lock(tx: Db, { id }: Ordered) {
    return new ProposalRepository(tx).lock(id);
  }

  /** Marks the proposal as ordered, in the transaction of the order. */
  async take(tx: Db, { id }: Ordered, { number, user_id }: { number: number; user_id: string }) {
    const row = await new ProposalRepository(tx).lock(id);
    const by = { actor: 'partner' as const, user_id, action: 'ordered', text: titled(`${number}`) };
    await moveProposal(tx, row, { status: 'ordered', changed_at: this.deps.now() }, by);
  }

  /** Returns the proposal to `accepted` after its order was cancelled. */
  async giveBack(tx: Db, id: string, { number, actor }: { number: number; actor: ProposalEvent['actor'] }) {
    const row = await new ProposalRepository(tx).lock(id);
    const by = { actor, action: 'order_cancelled', text: titled(`${number}`) };
    await moveProposal(tx, row, { status: 'accepted', changed_at: this.deps.now() }, by);
  }

  /** Number and link of the proposal that an order was placed from. */
  async named(id: string) {
    const row = await new ProposalRepository(this.deps.db).byId(id);
    return row ? { number: numberOf(row), url: paths.proposal(slugOf(row)) } : null;
  }
}
export type ProposalToOrder = Awaited<ReturnType<ProposalOrders['find']>>;
