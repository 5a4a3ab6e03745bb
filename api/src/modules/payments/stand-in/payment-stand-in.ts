import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { StandInObject, StandInRepository } from './stand-in-repository.ts';

type StandInDeps = {
  repository: StandInRepository;
  now: () => Date;
  /** Shop id and secret key of the Basic login. */
  keys: string;
  /** Called when a notification does not arrive. It is not repeated. */
  failed: (error: unknown) => void;
};

type Reply = { status: number; body: object };
type Call = { authorization: string | undefined; key?: string | undefined; body?: unknown };

const PAY_WITHIN = 60 * 60_000;
const MIN_SUM = 100;

const Amount = z.object({ value: z.string().regex(/^\d+\.\d{2}$/), currency: z.literal('RUB') });
export type Amount = z.infer<typeof Amount>;
const Receipt = z.object({
  customer: z.object({ email: z.string().optional(), phone: z.string().optional() }),
  items: z
    .array(
      z.object({
        description: z.string().min(1).max(128),
        quantity: z.number().positive(),
        amount: Amount,
        vat_code: z.int().min(1).max(12),
        payment_mode: z.string(),
        payment_subject: z.string(),
      }),
    )
    .min(1),
});
const NewPayment = z.object({
  amount: Amount,
  capture: z.literal(true),
  confirmation: z.object({ type: z.literal('redirect'), return_url: z.url().max(2048) }),
  payment_method_data: z.object({ type: z.enum(['bank_card', 'sbp']) }),
  description: z.string().max(128),
  metadata: z.record(z.string().max(32), z.string().max(512)),
  receipt: Receipt,
});
const NewRefund = z.object({ payment_id: z.string(), amount: Amount, receipt: Receipt.optional() });

export const StandInPayment = NewPayment.extend({
  id: z.string(),
  status: z.enum(['pending', 'succeeded', 'canceled']),
  created_at: z.string(),
  confirmation: z.object({ return_url: z.string(), confirmation_url: z.string().optional() }),
});

export const kopecksOf = ({ value }: Amount) => Number(value.replace('.', ''));
const receiptSum = ({ items }: z.infer<typeof Receipt>) =>
  items.reduce((sum, { amount, quantity }) => sum + Math.round(kopecksOf(amount) * quantity), 0);

const refusal = (status: number, code: string, parameter?: string): Reply => ({
  status,
  body: { type: 'error', id: randomUUID(), code, ...(parameter && { parameter }) },
});
const invalid = (parameter: string) => refusal(400, 'invalid_request', parameter);

/**
 * The payment service for development and tests, with YooKassa's protocol. A payment is decided on its page. It
 * rejects the same calls as YooKassa: a repeated key with another sum, a receipt with another sum, a refund beyond the payment.
 */
export class PaymentStandIn {
  constructor(private readonly deps: StandInDeps) {}

  async create({ authorization, key, body }: Call): Promise<Reply> {
    const refused = this.refused(authorization, key);
    if (refused) return refused;
    const parsed = NewPayment.safeParse(body);
    if (!parsed.success) return invalid(String(parsed.error.issues[0]?.path.join('.')));
    const { data } = parsed;
    if (kopecksOf(data.amount) < MIN_SUM) return invalid('amount');
    if (!data.receipt.customer.email && !data.receipt.customer.phone) return invalid('receipt.customer');
    if (receiptSum(data.receipt) !== kopecksOf(data.amount)) return invalid('receipt.items');
    const id = randomUUID();
    const { return_url } = data.confirmation;
    return this.once(key!, data.amount.value, {
      ...data,
      ...{ id, status: 'pending', paid: false, created_at: this.deps.now().toISOString() },
      payment_method: data.payment_method_data,
      confirmation: { ...data.confirmation, confirmation_url: `${new URL(return_url).origin}/dev/payments/${id}/` },
    });
  }

  async createRefund({ authorization, key, body }: Call): Promise<Reply> {
    const refused = this.refused(authorization, key);
    if (refused) return refused;
    const parsed = NewRefund.safeParse(body);
    if (!parsed.success) return invalid(String(parsed.error.issues[0]?.path.join('.')));
    const { data } = parsed;
    const known = await this.deps.repository.byKey(key!);
    if (known) return { status: 200, body: known };
    const payment = await this.payment(data.payment_id);
    if (payment?.status !== 'succeeded') return invalid('payment_id');
    const refunds = await this.deps.repository.refundsOf(data.payment_id);
    const before = refunds.reduce((sum, { amount }) => sum + kopecksOf(amount as Amount), 0);
    if (before + kopecksOf(data.amount) > kopecksOf(payment.amount)) return invalid('amount');
    // A full refund has the receipt of the payment.
    if (!data.receipt && data.amount.value !== payment.amount.value) return invalid('receipt');
    if (data.receipt && receiptSum(data.receipt) !== kopecksOf(data.amount)) return invalid('receipt.items');
    const created_at = this.deps.now().toISOString();
    const refund = { ...data, id: randomUUID(), status: 'succeeded', created_at };
    const reply = await this.once(key!, data.amount.value, refund);
    void this.notify('refund.succeeded', refund, payment.confirmation.return_url);
    return reply;
  }

  async object(id: string, { authorization }: Call): Promise<Reply> {
    const refused = this.refused(authorization, 'none');
    if (refused) return refused;
    const body = (await this.payment(id)) ?? (await this.deps.repository.find(id));
    return body ? { status: 200, body } : refusal(404, 'not_found');
  }

  /** Pending payments expire within an hour. */
  async payment(id: string): Promise<z.infer<typeof StandInPayment> | undefined> {
    const stored = await this.deps.repository.find(id);
    const parsed = StandInPayment.loose().safeParse(stored);
    if (!parsed.success) return undefined;
    const age = this.deps.now().getTime() - Date.parse(parsed.data.created_at);
    return parsed.data.status === 'pending' && age > PAY_WITHIN
      ? this.close(parsed.data, 'expired_on_confirmation')
      : parsed.data;
  }

  latest() {
    return this.deps.repository.latest(50);
  }

  /** Decides a pending payment as its buyer and bank do; returns the address to go to. */
  async decide(id: string, action: 'pay' | 'refuse' | 'leave'): Promise<string | undefined> {
    const payment = await this.payment(id);
    if (!payment) return undefined;
    const { return_url } = payment.confirmation;
    if (action === 'leave' || payment.status !== 'pending') return return_url;
    if (action === 'pay') {
      const paid = { ...payment, status: 'succeeded' as const, paid: true };
      await this.deps.repository.set(paid);
      void this.notify('payment.succeeded', paid, return_url);
    } else void this.notify('payment.canceled', await this.close(payment, 'insufficient_funds'), return_url);
    return return_url;
  }

  private async close(payment: z.infer<typeof StandInPayment>, reason: string) {
    const closed = {
      ...payment,
      status: 'canceled' as const,
      cancellation_details: { party: 'payment_network', reason },
    };
    await this.deps.repository.set(closed);
    return closed;
  }

  private refused(authorization: string | undefined, key: string | undefined): Reply | undefined {
    const expected = `Basic ${Buffer.from(this.deps.keys).toString('base64')}`;
    if (authorization !== expected) return refusal(401, 'invalid_credentials');
    return key ? undefined : invalid('Idempotence-Key');
  }

  private async once(key: string, value: string, object: StandInObject): Promise<Reply> {
    await this.deps.repository.add(key, object, this.deps.now());
    const stored = await this.deps.repository.byKey(key);
    const amount = stored?.amount as Amount | undefined;
    return stored && amount?.value === value ? { status: 200, body: stored } : invalid('Idempotence-Key');
  }

  /** A shop registers its address at the service; the stand-in takes that of the site to which the buyer returns. */
  private async notify(event: string, object: object, returnUrl: string) {
    try {
      const response = await fetch(new URL('/api/payments/notifications/', returnUrl), {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ type: 'notification', event, object }),
        signal: AbortSignal.timeout(5_000),
      });
      if (!response.ok) throw new Error(`The site responded with HTTP ${response.status}`);
    } catch (error) {
      this.deps.failed(error);
    }
  }
}
