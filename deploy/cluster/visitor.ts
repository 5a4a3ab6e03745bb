import { randomUUID } from 'node:crypto';
import {
  encodeRequestKey,
  REQUEST_KEY_HEADER,
  SESSION_COOKIE,
  SESSION_HEADER,
} from '../../shared/contracts/src/request-key.ts';

const PUBLIC_KEY = 'site-dev-key';
/** A product of the demonstration. */
const PRODUCT = 'shlagbaum-ba-40';

const order = {
  customer_type: 'person',
  contact: { surname: 'Покупалов', name: 'Пётр', patronymic: '', phone: '+79000000001', email: 'demo1@example.ru' },
  company: null,
  delivery: { method: 'pickup', warehouse: 'khimki', pickup_person: 'Покупалов Пётр' },
  receiver: null,
  payment: null,
  supplier: '',
  comment: '',
  customer_order_no: '',
  consent_personal: true,
  consent_terms: true,
  consent_marketing: false,
};

/** A response that is not successful. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    text: string,
  ) {
    super(`${status}: ${text}`);
  }
}

const TIMEOUT = 60_000;

/** A browser at `origin`, which is the site or an API. */
export class Visitor {
  private session: string | undefined;

  constructor(readonly origin: string) {}

  /** The same visitor at another address. */
  at(origin: string): Visitor {
    const same = new Visitor(origin);
    same.session = this.session;
    return same;
  }

  /** Throws a Refusal for a status of 400 or more. */
  async send(method: string, path: string, payload?: object): Promise<Response> {
    const response = await fetch(this.origin + path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT),
      redirect: 'manual',
      headers: {
        [REQUEST_KEY_HEADER]: encodeRequestKey(PUBLIC_KEY, Date.now()),
        ...(this.session && { [SESSION_HEADER]: this.session, cookie: `${SESSION_COOKIE}=${this.session}` }),
        ...(payload && !(payload instanceof FormData) && { 'content-type': 'application/json' }),
      },
      ...(payload && { body: payload instanceof FormData ? payload : JSON.stringify(payload) }),
    });
    const cookies = response.headers.getSetCookie().join('\n');
    this.session = new RegExp(`^${SESSION_COOKIE}=([^;\n]+)`, 'm').exec(cookies)?.[1] ?? this.session;
    if (response.status >= 400) throw new Refusal(response.status, await response.text());
    return response;
  }

  private async json<T>(method: string, path: string, payload?: object): Promise<T> {
    return (await (await this.send(method, path, payload)).json()) as T;
  }

  async page(path: string): Promise<string> {
    return (await this.send('GET', path)).text();
  }

  /** Logs in with the code of the development page. */
  async logIn(phone: string): Promise<void> {
    await this.send('POST', '/api/account/user/login', { phone });
    const messages = await this.page('/dev/sms/');
    const code = new RegExp(`data-phone="\\${phone}".*?<span>(\\d{4}) `).exec(messages)?.[1];
    await this.send('POST', '/api/account/user/verify', { phone, code });
  }

  async upload(name: string, content: string): Promise<string> {
    const form = new FormData();
    form.append('file', new Blob([content]), name);
    return (await this.json<{ file: { id: string } }>('POST', '/api/order/files/', form)).file.id;
  }

  async fillCart(): Promise<number> {
    const { pagedata } = await this.json<{ pagedata: { product: { id: number } } }>('GET', `/api/product/${PRODUCT}/`);
    await this.send('PUT', `/api/cart/items/${pagedata.product.id}/`, { qty: 1 });
    return (await this.json<{ pagedata: { cart: { total: number } } }>('GET', '/api/cart/')).pagedata.cart.total;
  }

  /** The key makes the request idempotent. */
  order(total: number, files: string[], key: string = randomUUID()): Promise<{ id: string; number: number }> {
    return this.json('POST', '/api/order/', { ...order, key, expected_total: total, files });
  }

  download = (orderId: string, file: string) => this.page(`/api/order/${orderId}/files/${file}`);
}
