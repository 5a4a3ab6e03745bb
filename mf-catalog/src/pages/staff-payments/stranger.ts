import type { ManagedPayment } from '@site/contracts/payments';

/** A payment that belongs to no order; the service has it, so that it has an id. */
export type Stranger = ManagedPayment & { id: string };

export const isStranger = (payment: ManagedPayment): payment is Stranger => payment.is_stranger && payment.id !== null;
