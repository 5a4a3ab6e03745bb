import { afterAll, beforeAll, expect, test } from 'vitest';
import { DashboardPageData } from '@site/contracts/dashboard';
import { siteDay } from '@site/kernel/dates';
import { mall } from '@site/kp-rules/testing/car-parks';
import { sql } from 'drizzle-orm';
import { proposalCallsOf, proposalOf, withoutOwn } from '../../../test/proposal-calls.ts';
import { publicProposalCallsOf } from '../../../test/public-proposal-calls.ts';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

const [EMPLOYEE, OWNER] = ['+79000000003', '+79000000010'] as const;

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const dashboard = async (phone: string) =>
  DashboardPageData.parse((await api.get('/api/account/main/', { session: await logIn(api, phone) })).json().pagedata);

test('shows a customer answered questions, the manager and the number of open orders', async () => {
  const { waiting, manager, orders_open, is_new } = await dashboard('+79000000001');
  expect(waiting).toMatchObject([{ kind: 'answer', title: expect.stringMatching(/^Есть ответ на.вопрос №.1001$/) }]);
  expect([manager?.name, orders_open, is_new]).toEqual(['Заказова Зоя', 2, false]);
});

test('shows managers the tasks of the whole company, and employees their own', async () => {
  const kinds = async (phone: string) => (await dashboard(phone)).waiting.map(({ kind }) => kind);
  expect(await kinds(OWNER)).toEqual(['payment', 'pickup', 'member', 'certificate', 'policy', 'training']);
  expect(await kinds(EMPLOYEE)).toEqual(['pickup', 'training']);
});

test('shows an expiring proposal to its author and the managers of the company', async () => {
  await api.db.execute(sql`update companies set kp_access = true where id = 1`);
  const kp = proposalCallsOf(api);
  const draft = await kp.drafted(EMPLOYEE, withoutOwn(mall()));
  const { slug } = proposalOf(await kp.submit(EMPLOYEE, draft));
  await api.manage('POST', `/proposals/${slug}/approve/`); // the first proposals of a company need approval
  await publicProposalCallsOf(api, kp).sent(EMPLOYEE, proposalOf(await kp.read(EMPLOYEE, slug)));
  await api.db.execute(sql`update proposals set valid_until = ${siteDay(api.now())} where status = 'sent'`);
  api.wait(60_000); // the next code can be requested after a minute
  for (const phone of [EMPLOYEE, '+79000000011', OWNER]) {
    const offers = (await dashboard(phone)).waiting.filter(({ kind }) => kind === 'proposal');
    expect([phone, offers.map(({ url }) => url)]).toEqual([phone, [`/account/kp/${slug}/`]]);
  }
  expect((await dashboard('+79000000001')).waiting.map(({ kind }) => kind)).not.toContain('proposal');
});

test('marks an account without orders as new', async () => {
  expect(await dashboard('+79000000007')).toMatchObject({ is_new: true, waiting: [], manager: null, orders_open: 0 });
});
