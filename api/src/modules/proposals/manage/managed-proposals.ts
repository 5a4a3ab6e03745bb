import type { ManagedPlan, ManagedProposal } from '@site/contracts/manage-proposals';
import { sheetTitle } from '@site/kp-drawing/sheet-shapes';
import { planSize, planSvg } from '@site/kp-drawing/svg';
import { formatPrice } from '@site/kernel/money';
import { ProblemError, problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { planTitle } from '../documents/document-words.ts';
import type { ProposalDocuments } from '../documents/proposal-documents.ts';
import { moveProposal } from '../life/move-proposal.ts';
import { calculateProposal } from '../proposal-calculation.ts';
import type { ProposalDeps } from '../proposal-deps.ts';
import { basisOf, bookOf, termsOf } from '../proposal-pricing.ts';
import { proposalProblems } from '../proposal-problems.ts';
import { type FoundProposal, ProposalRepository, type StatusFilter } from '../proposal-repository.ts';
import type { ProposalRow } from '../../../tables/proposal-tables.ts';
import { numberOf, readNumber } from '../proposal-view.ts';
import { toManaged, toManagedRow } from './managed-view.ts';
import type { ProposalNotices } from '../proposal-notices.ts';

const NOUN = 'proposals';

type Dependencies = ProposalDeps & {
  decisions: Pick<DecisionService, 'about' | 'record'>;
  notices: ProposalNotices;
  documents: ProposalDocuments;
};
type Decision = { author: string; action: string; text?: string };

/** Decisions of the manufacturer's managers on proposals under moderation. Each decision records its author. */
export class ManagedProposals {
  constructor(private readonly deps: Dependencies) {}

  list({ page, ...filter }: StatusFilter & { page: number }) {
    const repository = new ProposalRepository(this.deps.db);
    return paged(page, {
      count: () => repository.countOf(filter),
      rows: async (limit, offset) => (await repository.listOf(filter, limit, offset)).map(toManagedRow),
    });
  }

  async show(number: string) {
    return this.view(await this.find(number));
  }

  async plan(number: string): Promise<ManagedPlan> {
    const { document, plan } = await this.deps.documents.forCustomer(await this.find(number));
    return { svg: planSvg(plan, planTitle(document)), ...planSize(plan), sheets: plan.sheets.map(sheetTitle) };
  }

  async approve(number: string, author: string) {
    const found = await this.findInModeration(number);
    const unpriced = this.calculated(found.row).offer.lines.filter(({ article, price }) => article && price === null);
    if (unpriced.length > 0)
      throw new ProblemError(
        409,
        'price_on_request',
        `Сначала назначьте цены: ${unpriced.map(({ article, name }) => `${article} ${name}`).join(', ')}`,
      );
    const change = { status: 'approved' as const, approved_at: this.deps.now() };
    const decided = await this.decide(found, change, { author, action: 'approved' });
    await this.deps.notices.approved(decided);
    return this.view(decided);
  }

  /** Returns the proposal to draft, so that its author can change and resubmit it. */
  async return(number: string, { comment, lines }: { comment: string; lines: Record<string, string> }, author: string) {
    const found = await this.findInModeration(number);
    const keys = new Set(this.calculated(found.row).offer.lines.map(({ key }) => key));
    const unknown = Object.keys(lines).filter((key) => !keys.has(key));
    if (unknown.length > 0) throw problems.invalid({ lines: `Нет таких строк: ${unknown.join(', ')}` });
    const change = { status: 'draft' as const, returned: comment, line_comments: lines, frozen_at: null, terms: null };
    const decided = await this.decide(found, change, { author, action: 'returned', text: comment });
    await this.deps.notices.returned(decided, comment);
    return this.view(decided);
  }

  async setPrice(number: string, { article, price }: { article: string; price: number }, author: string) {
    const found = await this.findInModeration(number);
    const { row } = found;
    const isBilled = this.calculated(row).offer.lines.some((line) => line.article === article);
    if (!isBilled || row.book.catalogue[article]?.price !== null)
      throw problems.invalid({ article: 'Такой строки с\u00a0ценой по\u00a0запросу в\u00a0предложении нет' });
    const set_prices = { ...row.set_prices, [article]: price * 100 };
    const { total } = this.calculated({ ...row, set_prices }).offer;
    const made = { author, action: 'price', text: `${article}: ${formatPrice(price)}` };
    return this.view(await this.decide(found, { set_prices, total }, made));
  }

  async setDiscount(number: string, percent: number, author: string) {
    const found = await this.findInModeration(number);
    const { row, company } = found;
    const terms = termsOf({ ...row, project_discount: percent, frozen_at: null }, company);
    const made = { author, action: 'discount', text: `${percent}\u00a0%` };
    return this.view(await this.decide(found, { project_discount: percent, terms }, made));
  }

  /** Throws a 404 for trial proposals, which have no company. */
  private async find(text: string): Promise<FoundProposal> {
    const named = readNumber(text);
    const found = named && (await new ProposalRepository(this.deps.db).find(named));
    if (!found?.company) throw problems.notFound();
    return found;
  }

  private async findInModeration(text: string): Promise<FoundProposal> {
    const found = await this.find(text);
    if (found.row.status !== 'moderation') throw proposalProblems.wrongStatus(found.row);
    return found;
  }

  private calculated(row: ProposalRow) {
    return calculateProposal(basisOf(row, row.book, this.deps.now()), row.configuration);
  }

  private async view(found: FoundProposal): Promise<ManagedProposal> {
    const { db, decisions, now } = this.deps;
    const { row, company } = found;
    const calculated = calculateProposal(basisOf(row, await bookOf(db, row, now()), now()), row.configuration);
    const [events, made] = await Promise.all([
      new ProposalRepository(db).eventsOf(row.id),
      decisions.about(NOUN, numberOf(row)),
    ]);
    return {
      ...toManaged(found, calculated, termsOf(row, company)!),
      events: events.map(({ at, action, text }) => ({ at: at.toISOString(), action, text })),
      decisions: made,
    };
  }

  /** Stores the change, its event and the decision in one transaction. */
  private async decide(
    found: FoundProposal,
    change: Partial<ProposalRow>,
    { author, action, text = '' }: Decision,
  ): Promise<FoundProposal> {
    const { db, decisions, now } = this.deps;
    const row = await db.transaction(async (tx) => {
      const by = { actor: 'staff' as const, action, text };
      const moved = await moveProposal(tx, found.row, { ...change, changed_at: now() }, by);
      await decisions.record(tx, { author, noun: NOUN, subject: numberOf(found.row), action, text });
      return moved;
    });
    return { ...found, row };
  }
}
