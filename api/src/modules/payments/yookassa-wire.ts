import type { OnlinePaymentWay } from '@site/contracts/limits';
import { z } from 'zod';
import type { AcquirerPayment, AcquirerRefund, NewPayment, NewRefund, Receipt } from './acquirer.ts';

/** Objects of the service, reduced to what the site reads: https://yookassa.ru/developers/api */

const Amount = z.object({ value: z.string().regex(/^\d{1,12}\.\d{2}$/), currency: z.string() });
const Cancellation = z.object({ reason: z.string() }).optional();

/** Characters of a description, and of the name of a line. */
const MAX_TEXT = 128;

const methods = { card: 'bank_card', sbp: 'sbp' } as const satisfies Record<OnlinePaymentWay, string>;

/**
 * Codes of the calculated rates (22/122), by the rate in percent: a prepayment contains the VAT of the later shipment
 * (НК РФ, art. 164 para. 4). https://yookassa.ru/developers/54fz/parameters-values
 */
const vatCodes: Readonly<Record<number, number>> = { 0: 2, 5: 9, 7: 10, 10: 5, 20: 6, 22: 12 };

export const toAmount = (kopecks: number) => ({
  value: `${Math.floor(kopecks / 100)}.${String(kopecks % 100).padStart(2, '0')}`,
  currency: 'RUB',
});

const toKopecks = ({ value, currency }: z.infer<typeof Amount>): number | null =>
  currency === 'RUB' ? Number(value.replace('.', '')) : null;

function vatCodeOf(rate: number): number {
  const code = vatCodes[rate];
  if (code === undefined)
    throw new RangeError(`No code of the payment service for VAT of ${rate} %: add it to vatCodes.`);
  return code;
}

const cut = (text: string) => text.replaceAll('\u00a0', ' ').slice(0, MAX_TEXT);

const toReceipt = ({ email, phone, items }: Receipt) => ({
  customer: { email, phone: phone.replace(/\D/g, '') },
  items: items.map(({ position, name, qty, price, vat_rate }) => ({
    description: cut(name),
    quantity: qty,
    amount: toAmount(price),
    vat_code: vatCodeOf(vat_rate),
    payment_mode: 'full_prepayment',
    payment_subject: position === null ? 'service' : 'commodity',
  })),
});

export const toPaymentRequest = ({ key, sum, way, description, returnUrl, order, receipt }: NewPayment) => ({
  amount: toAmount(sum),
  capture: true,
  confirmation: { type: 'redirect', return_url: returnUrl },
  payment_method_data: { type: methods[way] },
  description: cut(description),
  metadata: { order: String(order), key },
  receipt: toReceipt(receipt),
});

export const toRefundRequest = ({ payment, sum, receipt }: NewRefund) => ({
  payment_id: payment,
  amount: toAmount(sum),
  ...(receipt && { receipt: toReceipt(receipt) }),
});

/** `waiting_for_capture` is only passed through, because the site asks for an immediate capture. */
const statusOf = (status: string) => (status === 'waiting_for_capture' ? 'pending' : status);
const Status = z
  .string()
  .transform(statusOf)
  .pipe(z.enum(['pending', 'succeeded', 'canceled']));

export const PaymentObject = z
  .object({
    id: z.string().min(1),
    status: Status,
    amount: Amount,
    confirmation: z.object({ confirmation_url: z.string().optional() }).optional(),
    payment_method: z.object({ type: z.string() }).optional(),
    metadata: z.record(z.string(), z.string()).default({}),
    cancellation_details: Cancellation,
  })
  .transform(
    ({ id, status, amount, confirmation, payment_method, metadata, cancellation_details }): AcquirerPayment => ({
      ...{ id, status, sum: toKopecks(amount), url: confirmation?.confirmation_url ?? null },
      way: payment_method?.type === methods.card ? 'card' : payment_method?.type === methods.sbp ? 'sbp' : null,
      order: /^\d{1,9}$/.test(metadata.order ?? '') ? Number(metadata.order) : null,
      key: metadata.key ?? null,
      reason: cancellation_details?.reason ?? '',
    }),
  );

export const RefundObject = z
  .object({ id: z.string().min(1), status: Status, cancellation_details: Cancellation })
  .transform(({ id, status, cancellation_details }): AcquirerRefund => ({
    ...{ id, status, reason: cancellation_details?.reason ?? '' },
  }));
