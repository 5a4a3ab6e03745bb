import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { DashboardPageData } from '@site/contracts/dashboard';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const dashboard = async (phone: string) =>
  DashboardPageData.parse((await api.get('/api/account/main/', { session: await logIn(api, phone) })).json().pagedata);

test('a buyer sees what was answered, who looks after him, and how many orders are on their way', async () => {
  const { waiting, manager, orders_open, is_new } = await dashboard('+79000000001');
  expect(waiting).toMatchObject([{ kind: 'answer', title: expect.stringMatching(/^Есть ответ на.вопрос №.1001$/) }]);
  expect([manager?.name, orders_open, is_new]).toEqual(['Заказова Зоя', 2, false]);
});

test('who answers for a company sees what waits for all of it, an employee his own', async () => {
  const kinds = async (phone: string) => (await dashboard(phone)).waiting.map(({ kind }) => kind);
  expect(await kinds('+79000000010')).toEqual(['payment', 'pickup', 'member', 'certificate', 'policy', 'training']);
  expect(await kinds('+79000000003')).toEqual(['pickup', 'training']);
});

test('an account without any order says so', async () => {
  expect(await dashboard('+79000000007')).toMatchObject({ is_new: true, waiting: [], manager: null, orders_open: 0 });
});
