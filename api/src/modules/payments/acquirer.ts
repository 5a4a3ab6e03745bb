import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { ReceiptItem } from '../../tables/payment-tables.ts';

export type Receipt = { email: string; phone: string; items: readonly ReceiptItem[] };

export type NewPayment = {
  /** The same key gives the same payment, even after a lost response. */
  key: string;
  /** In kopecks. */
  sum: number;
  way: OnlinePaymentWay;
  description: string;
  /** The page to which the buyer returns, whatever the result. */
  returnUrl: string;
  /** Returned with the payment. */
  order: number;
  receipt: Receipt;
};

export type AcquirerPayment = {
  id: string;
  status: 'pending' | 'succeeded' | 'canceled';
  /** In kopecks; null for another currency. */
  sum: number | null;
  /** The page on which the buyer pays; null when there is none any more. */
  url: string | null;
  way: OnlinePaymentWay | null;
  /** The number and the key given at the creation; null for payments that the site did not create. */
  order: number | null;
  key: string | null;
  /** Why it was cancelled, as a code. */
  reason: string;
};

export type NewRefund = {
  key: string;
  payment: string;
  sum: number;
  /** Null, for a full refund only: the service takes the receipt of the payment. */
  receipt: Receipt | null;
};

export type AcquirerRefund = { id: string; status: 'pending' | 'succeeded' | 'canceled'; reason: string };

/** The payment service. Failures are `AcquirerError`s. */
export type Acquirer = {
  create: (payment: NewPayment) => Promise<AcquirerPayment>;
  payment: (id: string) => Promise<AcquirerPayment>;
  createRefund: (refund: NewRefund) => Promise<AcquirerRefund>;
  refund: (id: string) => Promise<AcquirerRefund>;
};

/** Must contain no key, and nothing of the buyer, because errors are logged. */
export class AcquirerError extends Error {
  override name = 'AcquirerError';

  constructor(
    message: string,
    /** The service may have done the work, or will do it later: repeat the call with the same key. */
    readonly isTemporary: boolean,
  ) {
    super(message);
  }
}
