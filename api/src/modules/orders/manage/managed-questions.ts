import type { ManagedQuestion, ManagedQuestionRow, QuestionReply } from '@site/contracts/manage-questions';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { type MoveDeps, moveOrder } from '../after-sale/move-order.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRequestRepository } from '../requests/order-request-repository.ts';
import { toRequest } from '../requests/request-view.ts';

const NOUN = 'questions';

type ManagedQuestionDeps = MoveDeps & { decisions: DecisionService };
type Found = NonNullable<Awaited<ReturnType<OrderRequestRepository['find']>>>;

const toRow = ({ request, order }: Found): ManagedQuestionRow => ({
  ...toRequest(request),
  order_number: order.number,
  buyer: `${order.contact.surname} ${order.contact.name}`,
});

const alreadyAnswered = () => orderProblems.status('На\u00a0это обращение уже ответили');

/** Buyers' questions and returns. A return is decided by moving its order. */
export class ManagedQuestions {
  private readonly repository: OrderRequestRepository;

  constructor(private readonly deps: ManagedQuestionDeps) {
    this.repository = new OrderRequestRepository(deps.db);
  }

  list({ page, all }: { page: number; all: boolean }) {
    return paged(page, {
      count: () => this.repository.count(!all),
      rows: async (limit, offset) => (await this.repository.list(!all, limit, offset)).map(toRow),
    });
  }

  async show(number: number): Promise<ManagedQuestion> {
    const found = await this.find(number);
    const { id, contact } = found.order;
    const decisions = await this.deps.decisions.about(NOUN, String(number));
    return { ...toRow(found), order_id: id, phone: contact.phone, email: contact.email, decisions };
  }

  async answer(number: number, reply: z.output<typeof QuestionReply>, author: string): Promise<ManagedQuestion> {
    const found = await this.find(number);
    if (found.request.state !== 'open') throw alreadyAnswered();
    if (found.request.kind === 'return') await this.decideReturn(found, reply, author);
    else await this.answerQuestion(found, reply.text, author);
    return this.show(number);
  }

  private async find(number: number): Promise<Found> {
    const found = await this.repository.find(number);
    if (!found) throw problems.notFound();
    return found;
  }

  private async answerQuestion({ request, order }: Found, text: string, author: string) {
    const { db, decisions, notices, now } = this.deps;
    if (!text) throw problems.invalid({ text: 'Напишите ответ' });
    await db.transaction(async (tx) => {
      const closing = { state: 'answered', answer: text, closed_at: now() } as const;
      if (!(await new OrderRequestRepository(tx).answer(request.number, closing))) throw alreadyAnswered();
      await decisions.record(tx, {
        ...{ author, noun: NOUN, subject: String(request.number) },
        ...{ action: 'answer', text },
      });
    });
    await notices.answer(order, { ...request, answer: text });
  }

  private async decideReturn(
    { request, order }: Found,
    { text, accept }: z.output<typeof QuestionReply>,
    author: string,
  ) {
    if (accept === undefined) throw problems.invalid({ accept: 'Решите, принять ли возврат' });
    if (!accept && !text) throw problems.invalid({ text: 'Укажите причину отказа' });
    const alongside = (tx: Db) =>
      this.deps.decisions.record(tx, {
        ...{ author, noun: NOUN, subject: String(request.number) },
        ...{ action: accept ? 'accept' : 'refuse', text },
      });
    const to = accept ? 'returned' : (order.returned_from ?? order.status);
    await moveOrder(this.deps, order, { to, actor: 'staff', text, alongside });
  }
}
