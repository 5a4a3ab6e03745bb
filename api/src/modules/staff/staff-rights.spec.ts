import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints } from '@site/contracts/endpoints';
import { type Area, areasOf, staffRights, staffRoles } from '@site/contracts/staff-rights';
import { eq } from 'drizzle-orm';
import { ADMINISTRATOR, logInAsStaff, setStaffRoles } from '../../../test/staff-calls.ts';
import { logIn, startTestApp, type TestApp, type TestResponse } from '../../../test/test-app.ts';
import { users } from '../../tables/user-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

type Managed = { endpoint: string; method: string; url: string; area: Area | 'own'; isDownload: boolean };

/** The last page of exports, which would take most of the time. */
const endOf: Record<string, string> = {
  'GET /manage/products/': '?after=я',
  'GET /manage/content/export/': '?under=/none/',
};

/** All back office calls, at addresses of nothing. */
const calls = Object.entries<{ summary: string; area?: Area | 'own'; file?: string }>(endpoints).flatMap(
  ([endpoint, { area, file }]) => {
    const [method = '', path = ''] = endpoint.split(' ');
    const url = `/api${path.replace('{phone}', '+79009999999').replace(/{\w+}/g, '0')}${endOf[endpoint] ?? ''}`;
    return area ? [{ endpoint, method, url, area, isDownload: file !== undefined } satisfies Managed] : [];
  },
);
const inAreas = calls.filter(({ area }) => area !== 'own');

const send = ({ method, url }: Managed, call: Parameters<TestApp['get']>[1]) =>
  method === 'GET' ? api.get(url, call) : method === 'PUT' ? api.put(url, {}, call) : api.post(url, {}, call);
const outcome = (answer: TestResponse) => `${answer.statusCode} ${answer.statusCode < 400 ? '' : answer.json().code}`;

test('has a role for each area, and every area in use', () => {
  expect(calls.length).toBeGreaterThan(100);
  expect(new Set(inAreas.map(({ area }) => area))).toEqual(new Set(Object.keys(staffRights)));
  for (const role of staffRoles) expect(areasOf([role]).length).toBeGreaterThan(0);
});

test('lets each role use the calls of its areas, and no others', async () => {
  const key = `Bearer ${'test-key-of-the-back-office-32-characters'}`;
  const author = { authorization: key, 'manage-author': 'x' };
  const expected = new Map<string, string>();
  for (const call of inAreas) expected.set(call.endpoint, outcome(await send(call, { key: null, headers: author })));

  const session = await logInAsStaff(api);
  for (const role of staffRoles) {
    await setStaffRoles(api, ADMINISTRATOR, [role]);
    const areas: string[] = areasOf([role]);
    const cells = inAreas.map(async (call) => `${role} ${call.endpoint} ${outcome(await send(call, { session }))}`);
    const allowed = inAreas.map(({ endpoint, area }) =>
      areas.includes(area) ? `${role} ${endpoint} ${expected.get(endpoint)}` : `${role} ${endpoint} 403 staff_area`,
    );
    expect(await Promise.all(cells)).toEqual(allowed);
  }
  await setStaffRoles(api, ADMINISTRATOR, ['academy', 'sales']);
  for (const area of ['orders', 'academy'])
    expect(
      outcome(
        await send(
          inAreas.find((call) => call.area === area)!,
          { session },
        ),
      ),
    ).toMatch(/^200/);
  await setStaffRoles(api, ADMINISTRATOR, ['administrator']);
});

test('hides every call from guests, buyers, partners, and employees without a role', async () => {
  const opened = await logInAsStaff(api);
  await setStaffRoles(api, ADMINISTRATOR, []);
  // A role without the manufacturer's employment does not count.
  await api.db
    .update(users)
    .set({ staff_roles: ['administrator'] })
    .where(eq(users.phone, '+79000000006'));
  const sessions = [null, await logIn(api, '+79000000001'), await logIn(api, '+79000000006'), opened];
  for (const session of sessions)
    await Promise.all(
      calls.map(async (call) => {
        const answer = await send(call, { session });
        expect(`${call.endpoint} ${outcome(answer)}`).toBe(`${call.endpoint} 404 not found`);
        expect(answer.headers['cache-control']).toBe('no-store');
      }),
    );
  await setStaffRoles(api, ADMINISTRATOR, ['administrator']);
});

test('requires the second factor in each session, and the request key of the site’s client', async () => {
  const opened = await logInAsStaff(api);
  api.wait(15 * 60_000);
  const fresh = await logIn(api, ADMINISTRATOR);
  for (const call of inAreas) {
    const answer = await send(call, { session: fresh });
    expect(`${call.endpoint} ${outcome(answer)}`).toBe(`${call.endpoint} 403 second_factor`);
    expect(answer.json().data).toEqual({ state: 'set' });
    const keyless = outcome(await send(call, { session: opened, key: null }));
    if (call.isDownload) expect(`${call.endpoint} ${keyless}`).not.toContain('request_key');
    else expect(`${call.endpoint} ${keyless}`).toBe(`${call.endpoint} 403 request_key`);
  }
});
