import type { ManagedProposal } from '@site/contracts/manage-proposals';
import type { ProposalStatus } from '@site/contracts/proposal-statuses';
import { formatPrice } from '@site/kernel/money';
import type { Db } from '../../../db/database.ts';
import { ProblemError, problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { moveProposal } from '../life/move-proposal.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalPricing } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { createProposalRepository, type FoundProposal } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { numberOf, readNumber } from '../proposal-view.ts';
import { toManaged, toManagedRow } from './managed-view.ts';
import type { ProposalNotices } from '../proposal-notices.ts';

const NOUN = 'proposals';

type Dependencies = {
  db: Db;
  pricing: ProposalPricing;
  decisions: DecisionService;
  notices: ProposalNotices;
  now: () => Date;
};
type Decision = { author: string; action: string; text?: string };

/** Decisions of the manufacturer's managers on proposals under moderation. Each decision records its author. */
export function createManagedProposals({ db, pricing, decisions, notices, now }: Dependencies) {
  const repository = createProposalRepository(db);

  /** Throws a 404 for trial proposals, which have no company. */
  async function find(text: string): Promise<FoundProposal> {
    const named = readNumber(text);
    const found = named && (await repository.find(named));
    if (!found?.company) throw problems.notFound();
    return found;
  }

  async function findInModeration(text: string): Promise<FoundProposal> {
    const found = await find(text);
    if (found.row.status !== 'moderation') throw proposalProblems.wrongStatus(found.row);
    return found;
  }

  const calculated = (row: ProposalRow) => calculateProposal(pricing.basisOf(row, row.book), row.configuration);

  async function view(found: FoundProposal): Promise<ManagedProposal> {
    const { row, company } = found;
    const book = await pricing.bookOf(row);
    const now = calculateProposal(pricing.basisOf(row, book), row.configuration);
    const [events, made] = await Promise.all([repository.eventsOf(row.id), decisions.about(NOUN, numberOf(row))]);
    return {
      ...toManaged(found, now, pricing.termsOf(row, company)!),
      events: events.map(({ at, action, text }) => ({ at: at.toISOString(), action, text })),
      decisions: made,
    };
  }

  /** Stores the change, its event and the decision in one transaction. */
  async function decide(found: FoundProposal, change: Partial<ProposalRow>, { author, action, text = '' }: Decision) {
    const row = await db.transaction(async (tx) => {
      const by = { actor: 'staff' as const, action, text };
      const moved = await moveProposal(tx, found.row, { ...change, changed_at: now() }, by);
      await decisions.record(tx, { author, noun: NOUN, subject: numberOf(found.row), action, text });
      return moved;
    });
    return { ...found, row };
  }

  return {
    list: ({ status, page }: { status: ProposalStatus; page: number }) =>
      paged(page, {
        count: () => repository.countOf(status),
        rows: async (limit, offset) => (await repository.listOf(status, limit, offset)).map(toManagedRow),
      }),

    show: async (number: string) => view(await find(number)),

    async approve(number: string, author: string) {
      const found = await findInModeration(number);
      const unpriced = calculated(found.row).offer.lines.filter(({ article, price }) => article && price === null);
      if (unpriced.length > 0)
        throw new ProblemError(
          409,
          'price_on_request',
          `Сначала назначьте цены: ${unpriced.map(({ article, name }) => `${article} ${name}`).join(', ')}`,
        );
      const decided = await decide(found, { status: 'approved', approved_at: now() }, { author, action: 'approved' });
      await notices.approved(decided);
      return view(decided);
    },

    /** Returns the proposal to draft, so that its author can change and resubmit it. */
    async return(
      number: string,
      { comment, lines }: { comment: string; lines: Record<string, string> },
      author: string,
    ) {
      const found = await findInModeration(number);
      const keys = new Set(calculated(found.row).offer.lines.map(({ key }) => key));
      const unknown = Object.keys(lines).filter((key) => !keys.has(key));
      if (unknown.length > 0) throw problems.invalid({ lines: `Нет таких строк: ${unknown.join(', ')}` });
      const change = { returned: comment, line_comments: lines, frozen_at: null, terms: null };
      const decided = await decide(
        found,
        { ...change, status: 'draft' },
        { author, action: 'returned', text: comment },
      );
      await notices.returned(decided, comment);
      return view(decided);
    },

    async setPrice(number: string, { article, price }: { article: string; price: number }, author: string) {
      const found = await findInModeration(number);
      const { row } = found;
      const isBilled = calculated(row).offer.lines.some((line) => line.article === article);
      if (!isBilled || row.book.catalogue[article]?.price !== null)
        throw problems.invalid({ article: 'Такой строки с\u00a0ценой по\u00a0запросу в\u00a0предложении нет' });
      const set_prices = { ...row.set_prices, [article]: price * 100 };
      const { total } = calculated({ ...row, set_prices }).offer;
      const made = { author, action: 'price', text: `${article}: ${formatPrice(price)}` };
      return view(await decide(found, { set_prices, total }, made));
    },

    async setDiscount(number: string, percent: number, author: string) {
      const found = await findInModeration(number);
      const { row, company } = found;
      const terms = pricing.termsOf({ ...row, project_discount: percent, frozen_at: null }, company);
      const made = { author, action: 'discount', text: `${percent}\u00a0%` };
      return view(await decide(found, { project_discount: percent, terms }, made));
    },
  };
}
export type ManagedProposals = ReturnType<typeof createManagedProposals>;
