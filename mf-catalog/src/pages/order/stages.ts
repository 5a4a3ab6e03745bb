import type { Order, OrderStatus } from '@site/contracts/orders';

/** Stages shown to the buyer; each covers several statuses. */
const stages: {
  title: string;
  statuses: readonly OrderStatus[];
  /** Statuses in which the stage is not finished when the order is cancelled, such as an unpaid invoice. */
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

/** Statuses outside the usual course. */
const ASIDE = new Set<OrderStatus>(['cancelled', 'return_requested', 'returned']);

export interface Stage {
  title: string;
  state: 'done' | 'now' | 'ahead';
  /** Time of the last status change within the stage, and the status label of the current stage. */
  at: string | null;
  label: string | null;
}

export const isAside = ({ status }: Pick<Order, 'status'>): boolean => ASIDE.has(status);

/**
 * Returns the stages of the order up to now, or up to its cancellation or return. A skipped stage is left out rather
 * than marked as done, such as the payment of an order with deferred payment.
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
    // A cancelled order has no later stages, and an unpaid payment is neither done nor ahead.
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
