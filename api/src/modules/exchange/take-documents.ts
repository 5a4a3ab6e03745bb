import { type OrderStatus, orderStatuses } from '@site/contracts/orders';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import { ProblemError } from '../../errors.ts';
import type { orders } from '../../tables/order-tables.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { isAfter, statusLabel, wayTo } from '../orders/after-sale/order-machine.ts';
import type { ManagedOrders } from '../orders/manage/managed-orders.ts';
import { isTrue, same } from './commerce-words.ts';
import { ExchangeOrderRepository } from './exchange-order-repository.ts';
import { AUTHOR } from './import-goods-file.ts';
import { readXml, textAt, within, type XmlElement } from './read-xml.ts';

type OrderRow = typeof orders.$inferSelect;

/** An order as 1C has it. */
type OrderDocument = {
  id: string;
  number: string;
  number1C: string;
  status: OrderStatus | undefined;
  isPaid: boolean;
  isShipped: boolean;
  isCancelled: boolean;
};

export type TakingDeps = {
  db: Db;
  now: () => Date;
  managedOrders: Pick<ManagedOrders, 'moveAlong' | 'markPaid'>;
  decisions: Pick<DecisionService, 'record'>;
};

/** An empty date of 1C is the first day of the first year. */
const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}|^\d{2}\.\d{2}\.\d{4}/.test(text) && !/^0001-|^01\.01\.0001/.test(text);

const statusNamed = (name: string) =>
  orderStatuses.find((status) => status === name || same(statusLabel(status), name));

/** In lower case. */
const CANCEL_MARK = /^(?:отмен[её]н|пометкаудаления)$/;

function toDocument(element: XmlElement): OrderDocument {
  const requisites = new Map(
    within(element, 'ЗначенияРеквизитов/ЗначениеРеквизита').map((one) => [
      textAt(one, 'Наименование').toLowerCase(),
      textAt(one, 'Значение'),
    ]),
  );
  const value = (name: string) => requisites.get(name.toLowerCase()) ?? '';
  return {
    id: textAt(element, 'Ид'),
    number: textAt(element, 'Номер'),
    number1C: value('Номер по 1С') || textAt(element, 'Номер1С'),
    status: statusNamed(value('Статус заказа')),
    isPaid: isDate(value('Дата оплаты по 1С')),
    isShipped: isDate(value('Дата отгрузки по 1С')),
    isCancelled: [...requisites].some(([name, mark]) => CANCEL_MARK.test(name) && isTrue(mark)),
  };
}

/** Reads the orders of a file; other documents, such as payments, repeat what they say. */
export async function readDocuments(parts: AsyncIterable<Uint8Array>): Promise<OrderDocument[]> {
  const documents: OrderDocument[] = [];
  const take = (element: XmlElement) => {
    if (same(textAt(element, 'ХозОперация'), 'Заказ товара')) documents.push(toDocument(element));
  };
  await readXml(parts, { elements: { Документ: take, 'Контейнер/Документ': take } });
  return documents;
}

async function find(repository: ExchangeOrderRepository, { id, number }: OrderDocument): Promise<OrderRow | undefined> {
  if (isUuid(id)) {
    const order = await repository.byId(id);
    if (order) return order;
  }
  return /^\d{1,9}$/.test(number) ? repository.byNumber(Number(number)) : undefined;
}

/** The statuses that a document asks for, in the order in which they are reached. */
function wanted({ status, isPaid, isShipped, isCancelled }: OrderDocument, { payment, delivery }: OrderRow) {
  if (isCancelled) return ['cancelled' as const];
  return [
    ...(isPaid && payment !== 'credit' ? ['paid' as const] : []),
    ...(isShipped ? [delivery.method === 'pickup' ? ('completed' as const) : ('shipped' as const)] : []),
    ...(status ? [status] : []),
  ];
}

const CANCELLED = 'Заказ отменён в\u00a01С';

/** Moves an order to what 1C says of it; an order that is there or beyond stays. Throws the refusal of a transition. */
async function takeDocument(deps: TakingDeps, order: OrderRow, document: OrderDocument): Promise<boolean> {
  const { managedOrders, now } = deps;
  let { status } = order;
  const isPaidLater = document.isPaid && order.payment === 'credit' && order.paid_at === null;
  if (isPaidLater) await managedOrders.markPaid(order.id, AUTHOR);
  for (const to of wanted(document, order)) {
    if (to === status || isAfter(status, to)) continue;
    const way = wayTo({ ...order, status }, to, now());
    await managedOrders.moveAlong(order.id, way, to === 'cancelled' ? CANCELLED : '', AUTHOR);
    status = to;
  }
  return isPaidLater || status !== order.status;
}

async function noteNumber({ db, decisions }: TakingDeps, order: OrderRow, number: string) {
  await db.transaction(async (tx) => {
    if (!(await new ExchangeOrderRepository(tx).setNumber(order.id, number))) return;
    const decision = { author: AUTHOR, noun: 'orders', subject: String(order.number), action: 'number' } as const;
    await decisions.record(tx, { ...decision, text: `Номер в\u00a01С: ${number}` });
  });
}

export type Taken = { changed: number; unknown: string[]; refused: string[] };

/** Takes the orders of a file, each in transactions of its own: a refused one does not keep the others. */
export async function takeDocuments(deps: TakingDeps, parts: AsyncIterable<Uint8Array>): Promise<Taken> {
  const taken: Taken = { changed: 0, unknown: [], refused: [] };
  for (const document of await readDocuments(parts)) {
    const order = await find(new ExchangeOrderRepository(deps.db), document);
    if (!order) {
      taken.unknown.push(document.number || document.id);
      continue;
    }
    if (document.number1C) await noteNumber(deps, order, document.number1C);
    try {
      if (await takeDocument(deps, order, document)) taken.changed += 1;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      taken.refused.push(`Заказ ${order.number}: ${error.message}`);
    }
  }
  return taken;
}
