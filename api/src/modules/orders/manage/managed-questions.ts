import type { ManagedQuestion, ManagedQuestionRow, QuestionReply } from '@site/contracts/manage-questions';
import { formatPrice } from '@site/kernel/money';
import { sumOf } from '@site/kernel/sums';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import { type MoveDeps, moveOrder } from '../after-sale/move-order.ts';
import { leftOf } from '../after-sale/return-goods.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRepository } from '../order-repository.ts';
import { OrderRequestRepository, type ReturnLineRow } from '../requests/order-request-repository.ts';
import { toRequest } from '../requests/request-view.ts';

const NOUN = 'questions';

type ManagedQuestionDeps = MoveDeps & { decisions: DecisionService };
type Found = NonNullable<Awaited<ReturnType<OrderRequestRepository['find']>>>;

const toRow = ({ request, order }: Found, returned: readonly ReturnLineRow[]): ManagedQuestionRow => ({
  ...toRequest(request, returned),
  order_number: order.number,
  buyer: `${order.contact.surname} ${order.contact.name}`,
});

/** «Возврат согласован: Шлагбаум B-1 × 1, 12 200 ₽. Деньги придут завтра» */
function historyOf(lines: readonly ReturnLineRow[], text: string): string {
  const goods = lines.map(({ name, qty }) => `${name} ×\u00a0${qty}`).join(', ');
  const sum = formatPrice(sumOf(lines.map((line) => line.sum)));
  return [`Возврат согласован: ${goods}, ${sum}`, text].filter(Boolean).join('. ');
}

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
      rows: async (limit, offset) => {
        const found = await this.repository.list(!all, limit, offset);
        const returned = await this.repository.returnLinesOf([...new Set(found.map(({ order }) => order.id))]);
        return found.map((one) => toRow(one, returned));
      },
    });
  }

  async show(number: number): Promise<ManagedQuestion> {
    const found = await this.find(number);
    const { id, contact } = found.order;
    const decisions = await this.deps.decisions.about(NOUN, String(number));
    const returned = await this.repository.returnLinesOf([id]);
    return { ...toRow(found, returned), order_id: id, phone: contact.phone, email: contact.email, decisions };
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
    const back = order.returned_from ?? order.status;
    const returned = await this.repository.returnLinesOf([order.id]);
    const lines = returned.filter((line) => line.request === request.number);
    const move = { actor: 'staff', text, alongside } as const;
    if (!accept) await moveOrder(this.deps, order, { ...move, to: back });
    else if (lines.length === 0) await moveOrder(this.deps, order, { ...move, to: 'returned' });
    else {
      const after = returned.map((line) =>
        line.request === request.number ? { ...line, state: 'accepted' as const } : line,
      );
      const left = leftOf(await new OrderRepository(this.deps.db).linesOf(order.id), after);
      await moveOrder(this.deps, order, {
        ...move,
        to: left.some((line) => line.left > 0) ? back : 'returned',
        text: historyOf(lines, text),
        accepts: { number: request.number, lines, answer: text },
      });
    }
  }
}
