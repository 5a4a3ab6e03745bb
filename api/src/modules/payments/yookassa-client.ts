import type { z } from 'zod';
import { type Acquirer, AcquirerError, type NewPayment, type NewRefund } from './acquirer.ts';
import { PaymentObject, RefundObject, toPaymentRequest, toRefundRequest } from './yookassa-wire.ts';

type Settings = {
  /** Without a slash at the end; `/v3/…` follows. */
  url: string;
  shopId: string;
  secretKey: string;
  /** Origins of the pages on which buyers pay. */
  pages: readonly string[];
  /** In ms. */
  timeout?: number;
};

type Call<Schema> = { path: string; schema: Schema; key?: string; body?: object };

/** YooKassa's API: https://yookassa.ru/developers/using-api/interaction-format */
export class YookassaClient implements Acquirer {
  private readonly authorization: string;

  constructor(private readonly settings: Settings) {
    this.authorization = `Basic ${Buffer.from(`${settings.shopId}:${settings.secretKey}`).toString('base64')}`;
  }

  async create(payment: NewPayment) {
    const body = toPaymentRequest(payment);
    const created = await this.call({ path: '/v3/payments', schema: PaymentObject, key: payment.key, body });
    if (created.url !== null) this.refuseForeign(created.url);
    return created;
  }

  payment(id: string) {
    return this.call({ path: `/v3/payments/${encodeURIComponent(id)}`, schema: PaymentObject });
  }

  createRefund(refund: NewRefund) {
    const body = toRefundRequest(refund);
    return this.call({ path: '/v3/refunds', schema: RefundObject, key: refund.key, body });
  }

  refund(id: string) {
    return this.call({ path: `/v3/refunds/${encodeURIComponent(id)}`, schema: RefundObject });
  }

  /** A browser is sent to the pages of the service only, whatever the service responds. */
  private refuseForeign(url: string) {
    if (URL.canParse(url) && this.settings.pages.includes(new URL(url).origin)) return;
    throw new AcquirerError('The payment service named a page outside of YOOKASSA_PAGES', false);
  }

  private async call<Schema extends z.ZodType>({ path, schema, key, body }: Call<Schema>): Promise<z.output<Schema>> {
    const { url, timeout = 10_000 } = this.settings;
    const response = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        authorization: this.authorization,
        ...(key && { 'idempotence-key': key }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    }).catch((error: Error) => {
      throw new AcquirerError(`The payment service did not respond (${error.name})`, true);
    });
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok)
      throw new AcquirerError(
        `The payment service responded with HTTP ${response.status} ${described(answer)}`.trim(),
        response.status === 429 || response.status >= 500,
      );
    const parsed = schema.safeParse(answer);
    if (!parsed.success) throw new AcquirerError('The payment service returned an unexpected response body', true);
    return parsed.data;
  }
}

/** The code of an error and the parameter at fault. Its description may repeat values, and is not logged. */
function described(answer: unknown): string {
  const { code, parameter } = (answer ?? {}) as { code?: unknown; parameter?: unknown };
  return [code, parameter].filter((one) => typeof one === 'string').join(' ');
}
