import type { ManagedQuestion, ManagedQuestionRow, QuestionReply } from '@site/contracts/manage-questions';
import type { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import { paged } from '../../manage/managed-page.ts';
import type { OrderNotices } from '../after-sale/order-notices.ts';
import { orderProblems } from '../order-problems.ts';
import type { OrderService } from '../order-service.ts';
import { createOrderRequestRepository } from '../requests/order-request-repository.ts';
import { toRequest } from '../requests/request-view.ts';

const NOUN = 'questions';

type Dependencies = {
  db: Db;
  orders: OrderService;
  notices: OrderNotices;
  decisions: DecisionService;
  now: () => Date;
};
type Found = NonNullable<Awaited<ReturnType<ReturnType<typeof createOrderRequestRepository>['find']>>>;

const toRow = ({ request, order }: Found): ManagedQuestionRow => ({
  ...toRequest(request),
  order_number: order.number,
  buyer: `${order.contact.surname} ${order.contact.name}`,
});

const alreadyAnswered = () => orderProblems.status('На\u00a0это обращение уже ответили');

/** Buyers' questions and returns. A return is decided by moving its order. */
export function createManagedQuestions({ db, orders, notices, decisions, now }: Dependencies) {
  const repository = createOrderRequestRepository(db);

  async function find(number: number): Promise<Found> {
    const found = await repository.find(number);
    if (!found) throw problems.notFound();
    return found;
  }

  async function show(number: number): Promise<ManagedQuestion> {
    const found = await find(number);
    const { id, contact } = found.order;
    const made = await decisions.about(NOUN, String(number));
    return { ...toRow(found), order_id: id, phone: contact.phone, email: contact.email, decisions: made };
  }

  async function answerQuestion({ request, order }: Found, text: string, author: string) {
    if (!text) throw orderProblems.mistakes({ text: 'Напишите ответ' });
    await db.transaction(async (tx) => {
      const closing = { state: 'answered', answer: text, closed_at: now() } as const;
      if (!(await createOrderRequestRepository(tx).answer(request.number, closing))) throw alreadyAnswered();
      await decisions.record(tx, {
        ...{ author, noun: NOUN, subject: String(request.number) },
        ...{ action: 'answer', text },
      });
    });
    await notices.answer(order, { ...request, answer: text });
  }

  async function decideReturn(
    { request, order }: Found,
    { text, accept }: z.output<typeof QuestionReply>,
    author: string,
  ) {
    if (accept === undefined) throw orderProblems.mistakes({ accept: 'Решите, принять ли возврат' });
    if (!accept && !text) throw orderProblems.mistakes({ text: 'Укажите причину отказа' });
    const alongside = (tx: Db) =>
      decisions.record(tx, {
        ...{ author, noun: NOUN, subject: String(request.number) },
        ...{ action: accept ? 'accept' : 'refuse', text },
      });
    const to = accept ? 'returned' : (order.returned_from ?? order.status);
    await orders.move(order, { to, actor: 'staff', text, alongside });
  }

  return {
    show,

    list: ({ page, all }: { page: number; all: boolean }) =>
      paged(page, {
        count: () => repository.count(!all),
        rows: async (limit, offset) => (await repository.list(!all, limit, offset)).map(toRow),
      }),

    async answer(number: number, reply: z.output<typeof QuestionReply>, author: string): Promise<ManagedQuestion> {
      const found = await find(number);
      if (found.request.state !== 'open') throw alreadyAnswered();
      if (found.request.kind === 'return') await decideReturn(found, reply, author);
      else await answerQuestion(found, reply.text, author);
      return show(number);
    },
  };
}

export type ManagedQuestions = ReturnType<typeof createManagedQuestions>;
