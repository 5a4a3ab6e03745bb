import { randomUUID } from 'node:crypto';
import type { Order, OrderRequest } from '@site/contracts/orders';
import { callsOf } from './cart-calls.ts';
import { type TestResponse, logIn, type TestApp } from './test-app.ts';

/** Synthetic requisites: region 00 does not exist. */
export const company: NonNullable<OrderRequest['company']> = {
  inn: '0012345673',
  company: 'ООО «Синтетика»',
  kpp: '001201001',
  ogrn: '1000000000010',
  legal_address: '101000, г. Москва, ул. Примерная, д. 1',
  bank_name: 'АО «Примерный банк»',
  bik: '044000000',
  checking_account: '40702810900000000001',
  corr_account: '',
};

const plain: Omit<OrderRequest, 'key' | 'expected_total'> = {
  customer_type: 'person',
  contact: { surname: 'Покупалов', name: 'Пётр', patronymic: '', phone: '+79000000001', email: 'demo1@example.ru' },
  company: null,
  delivery: { method: 'pickup', warehouse: 'khimki', pickup_person: 'Покупалов Пётр' },
  receiver: null,
  payment: null,
  supplier: '',
  comment: '',
  customer_order_no: '',
  files: [],
  consent_personal: true,
  consent_terms: true,
  consent_marketing: false,
};

export const forCompany = {
  customer_type: 'company',
  company,
  payment: 'invoice',
} as const satisfies Partial<OrderRequest>;

/** Requests of a buyer, as the site sends them. */
export function orderCallsOf(api: TestApp) {
  const cart = callsOf(api);
  const sessions = new Map<string, Promise<string>>();

  const send = (request: object, session: string | null) => api.post('/api/order/', request, { session });

  async function requestFor(session: string, changes: Partial<OrderRequest> = {}): Promise<OrderRequest> {
    return { ...plain, key: randomUUID(), expected_total: (await cart.cart(session)).total, ...changes };
  }

  return {
    ...cart,
    send,
    requestFor,

    /** Returns a session of the user. Logs in once per phone, because codes are rate-limited. */
    as: (phone: string): Promise<string> => {
      const known = sessions.get(phone) ?? logIn(api, phone);
      sessions.set(phone, known);
      return known;
    },

    /** Puts a product into the cart and places the order; returns its id. */
    async place(session: string, changes: Partial<OrderRequest> = {}, qty = 1): Promise<string> {
      await cart.put(await cart.product(), qty, session);
      const answer = await send(await requestFor(session, changes), session);
      if (answer.statusCode !== 200) throw new Error(`The order was rejected: ${answer.body}`);
      return answer.json().id;
    },

    page: (id: string, session: string | null) => api.get(`/api/order/${id}/`, { session }),
    order: async (id: string, session: string): Promise<Order> =>
      (await api.get(`/api/order/${id}/`, { session })).json().pagedata.order,
    act: (id: string, action: string, session: string | null, reason = 'Передумали') =>
      api.post(`/api/order/${id}/${action}/`, { reason }, { session }),
    /** Changes the status as the staff does. */
    move: (id: string, status: string, text = ''): Promise<TestResponse> =>
      api.manage('POST', `/orders/${id}/status/`, { status, text }),

    upload(name: string, content: Buffer | string, session: string | null): Promise<TestResponse> {
      const form = new FormData();
      form.append('file', new Blob([typeof content === 'string' ? content : new Uint8Array(content)]), name);
      return api.post('/api/order/files/', form, { session });
    },
  };
}
