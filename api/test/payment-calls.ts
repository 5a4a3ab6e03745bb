import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { orderCallsOf } from './order-calls.ts';
import { startTestApp, type TestApp } from './test-app.ts';

export const shop = { YOOKASSA_SHOP_ID: '100500', YOOKASSA_SECRET_KEY: 'test-secret' };

type Fault = 'none' | 'unavailable' | 'too many' | 'lost request' | 'lost response';

/** A connection between the site and the payment service, which can fail. */
async function startConnection(target: string) {
  const calls: { method: string; url: string; key: string | undefined; body: string }[] = [];
  const faults: Fault[] = [];
  const server: Server = createServer((request, response) => {
    void (async () => {
      const { method = '', url = '', headers } = request;
      const body = await buffer(request);
      const fault = faults.shift();
      if (fault === 'unavailable' || fault === 'too many')
        return response.writeHead(fault === 'too many' ? 429 : 500, { 'content-type': 'application/json' }).end('{}');
      if (fault === 'lost request') return response.destroy();
      const key = headers['idempotence-key'] as string | undefined;
      calls.push({ method, url, key, body: body.toString() });
      const answer = await fetch(target + url, {
        method,
        headers: {
          authorization: headers.authorization ?? '',
          ...(key !== undefined && { 'idempotence-key': key }),
          ...(body.length > 0 && { 'content-type': 'application/json' }),
        },
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      if (fault === 'lost response') return response.destroy();
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    /** Fails the next calls in turn; without any, none. */
    fail: (...next: Fault[]) => void faults.splice(0, faults.length, ...next),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A site that takes payments, and the payment service that it calls over HTTP, on one database. */
export async function startPayingSite() {
  const service = await startTestApp(shop);
  const connection = await startConnection(`${service.origin}/dev/payments`);
  const api = await startTestApp(
    { ...shop, YOOKASSA_URL: connection.url, YOOKASSA_PAGES: 'https://site.test' },
    { database: service.database },
  );
  return {
    ...{ api, service, connection },
    async close() {
      await api.close();
      connection.close();
      await service.close();
    },
  };
}

/** Steps of a buyer on the site and at the payment service. */
export function paymentCallsOf({ api, service }: { api: TestApp; service: TestApp }) {
  const calls = orderCallsOf(api);
  const idOf = (url: string) => new URL(url).pathname.split('/').at(-2)!;
  return {
    ...calls,
    idOf,
    start: (id: string, way: 'card' | 'sbp', session: string) =>
      api.post(`/api/order/${id}/payment/`, { way }, { session }),
    check: (id: string, session: string) => api.post(`/api/order/${id}/payment/check/`, {}, { session }),
    /** Decides the payment on its page; returns the address to which the buyer goes. */
    async decide(url: string, action: 'pay' | 'refuse' | 'leave') {
      const answer = await fetch(service.origin + new URL(url).pathname, {
        method: 'POST',
        body: new URLSearchParams({ action }),
        redirect: 'manual',
      });
      return answer.headers.get('location');
    },
    notify: (event: string, id: string) =>
      api.post('/api/payments/notifications/', { type: 'notification', event, object: { id } }, { key: null }),
    /** Payments that the staff has to decide about. */
    listed: async (all = false) =>
      (await api.manage('GET', `/payments/?all=${String(all)}`)).json().items as {
        id: string | null;
        order: number | null;
        is_stranger: boolean;
        state: string;
        reason: string;
        sum: number;
        refunded: number;
      }[],
  };
}
