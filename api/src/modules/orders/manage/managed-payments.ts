import type { ManagedPayment } from '@site/contracts/payments';
import type { Db } from '../../../db/database.ts';
import { paged } from '../../manage/managed-page.ts';
import { PaymentRepository } from '../paying/payment-repository.ts';

const states = {
  creating: 'начат',
  pending: 'ожидает оплаты',
  paid: 'оплачен',
  canceled: 'отменён',
  unmatched: 'требует решения',
} as const;

/** Payments on the site that need a decision, or all. */
export function listPayments(db: Db, { page, all }: { page: number; all: boolean }) {
  const repository = new PaymentRepository(db);
  return paged(page, {
    count: () => repository.count(all),
    rows: async (limit, offset) =>
      (await repository.list(all, limit, offset)).map(({ payment, order, refunded }): ManagedPayment => ({
        ...{ id: payment.provider_id, created_at: payment.created_at.toISOString(), order, way: payment.way },
        ...{ sum: payment.sum, refunded, state: states[payment.status], reason: payment.reason },
      })),
  });
}
