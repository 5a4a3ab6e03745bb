import type { Order, OrderStatus } from '@site/contracts/orders';

/** The way of an order as its buyer sees it: fewer steps than there are statuses. */
const stages: {
  title: string;
  statuses: readonly OrderStatus[];
  /** Of these, the ones that an order may be left at with the stage unfinished: it was to be paid or fetched, and was not. */
  unfinished?: readonly OrderStatus[];
}[] = [
  { title: 'Заказ принят', statuses: ['new', 'processing'] },
  {
    title: 'Оплата',
    statuses: ['awaiting_payment', 'partially_paid', 'paid'],
    unfinished: ['awaiting_payment', 'partially_paid'],
  },
  { title: 'Сборка', statuses: ['assembling', 'partially_shipped'] },
  { title: 'Доставка', statuses: ['ready_for_pickup', 'shipped', 'delivered'], unfinished: ['ready_for_pickup'] },
  { title: 'Выполнен', statuses: ['completed'] },
];

/** An order that has left the usual way. */
const ASIDE = new Set<OrderStatus>(['cancelled', 'return_requested', 'returned']);

export interface Stage {
  title: string;
  state: 'done' | 'now' | 'ahead';
  /** When the order came to it, and as what it stands there. */
  at: string | null;
  label: string | null;
}

export const isAside = ({ status }: Pick<Order, 'status'>): boolean => ASIDE.has(status);

/**
 * How far the order is, or how far it got before it was cancelled or sent back. What it went past without stopping, as
 * one with deferred payment goes past the payment, is left out: it is not done.
 */
export function stagesOf({
  status,
  status_label,
  history,
}: Pick<Order, 'status' | 'status_label' | 'history'>): Stage[] {
  const aside = ASIDE.has(status);
  const stageOf = (of: OrderStatus) => stages.findIndex(({ statuses }) => statuses.includes(of));
  const reached = Math.max(0, ...(aside ? history.map((step) => stageOf(step.status)) : [stageOf(status)]));
  return stages.flatMap(({ title, statuses, unfinished = [] }, index) => {
    const steps = history.filter((step) => statuses.includes(step.status));
    if (index < reached && steps.length === 0) return [];
    // What was cancelled goes no further: an unpaid payment is neither done nor to come.
    if (aside && (index > reached || (index === reached && steps.every((step) => unfinished.includes(step.status)))))
      return [];
    const now = index === reached && !aside;
    const finished = index === stages.length - 1 && now;
    const state = index < reached || finished || aside ? 'done' : now ? 'now' : 'ahead';
    return {
      title,
      state,
      at: state === 'ahead' ? null : (steps.at(-1)?.at ?? null),
      label: now ? status_label : null,
    };
  });
}
