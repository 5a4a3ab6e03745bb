import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderCallsOf } from '../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';

let api: TestApp;
const sessions: Record<string, string | null> = { guest: null };
beforeAll(async () => {
  api = await startTestApp();
  const { as } = orderCallsOf(api);
  sessions.customer = await as('+79000000001');
  sessions.owner = await as('+79000000006');
});
afterAll(() => api.close());

const pages = [
  'main',
  'personal',
  'orders',
  'orders-history',
  'academy',
  'came-club',
  'media',
  'policy',
  'partner-certificate',
  'kp',
  'kp/unknown',
  'profile/main-office',
  'profile/main-office/edit',
  'profile/main-office/branches',
  'profile/employees',
  'profile/expanded-services',
  'profile/self-products',
  'profile/projects',
  'profile/certificates',
  'profile/help',
  'unknown',
];

test.each(['guest', 'customer', 'owner'])('forbids caching of account responses for the %s', async (who) => {
  const statuses = new Set<number>();
  for (const page of pages) {
    const { statusCode, headers } = await api.get(`/api/account/${page}/`, { session: sessions[who] });
    expect([page, statusCode, headers['cache-control']]).toEqual([page, statusCode, expect.stringMatching(/no-store/)]);
    statuses.add(statusCode);
  }
  expect([...statuses].sort()).toEqual(who === 'guest' ? [401] : who === 'owner' ? [200, 404] : [200, 403, 404]);
});
