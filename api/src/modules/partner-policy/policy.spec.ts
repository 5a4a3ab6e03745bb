import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let as: (phone: string) => Promise<string>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '200' });
  ({ as } = orderCallsOf(api));
});
afterAll(() => api.close());

const VERSION = '2026-01-01';
const page = async (phone: string | null) => api.get('/api/account/policy/', { session: phone && (await as(phone)) });
const shown = async (phone: string) => (await page(phone)).json().pagedata;
const acknowledge = async (phone: string | null, version = VERSION) =>
  api.post('/api/account/policy/acknowledge/', { version }, { session: phone && (await as(phone)) });
const waits = async (phone: string) =>
  (await api.get('/api/account/main/', { session: await as(phone) }))
    .json()
    .pagedata.waiting.filter(({ kind }: { kind: string }) => kind === 'policy');

test.each([
  ['a guest', null, 401, 401],
  ['a buyer', '+79000000001', 403, 403],
  ['an applicant to a company', '+79000000002', 403, 403],
  ['an employee', '+79000000003', 200, 403],
  ['the owner of a company outside the network', '+79000000007', 200, 403],
  ['an employee of the manufacturer', '+79000000008', 200, 403],
])('checks the permissions of %s', async (_who, phone, reads, confirms) => {
  expect([(await page(phone)).statusCode, (await acknowledge(phone)).statusCode]).toEqual([reads, confirms]);
});

test('stores one confirmation for the whole company', async () => {
  expect(await shown('+79000000003')).toMatchObject({ version: VERSION, acknowledged: null, may_acknowledge: false });
  expect(await waits('+79000000010')).toMatchObject([{ url: '/account/policy/' }]);
  expect((await acknowledge('+79000000011')).json()).toEqual({ at: expect.any(String), by: 'Створкина Светлана' });
  expect((await acknowledge('+79000000010')).json().by).toBe('Створкина Светлана');
  expect((await shown('+79000000003')).acknowledged).toMatchObject({ by: 'Створкина Светлана' });
  expect(await waits('+79000000010')).toEqual([]);
  expect((await shown('+79000000005')).acknowledged).toBeNull();
});

test('requires a new confirmation of the version in force', async () => {
  await api.db.execute(sql`insert into partner_policies (version, sections) values
    ('2026-03-01', '[{"id": "a", "title": "А", "html": "<p>Новое</p><script>1</script>"}]'), ('2099-01-01', '[]')`);
  expect(await shown('+79000000010')).toMatchObject({
    version: '2026-03-01',
    sections: [{ html: '<p>Новое</p>' }],
    acknowledged: null,
  });
  expect((await acknowledge('+79000000010')).json().code).toBe('policy_changed');
  expect((await acknowledge('+79000000010', '2026-03-01')).statusCode).toBe(200);
});
