import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
let buyer: string;
beforeAll(async () => {
  api = await startTestApp();
  calls = orderCallsOf(api);
  buyer = await calls.as('+79000000001');
});
afterAll(() => api.close());

const list = async (session = buyer) => (await api.get('/api/account/notices/', { session })).json();
const unread = async (session = buyer) =>
  (await api.get('/api/fetch/userdata/', { session })).json().notices_unread as number;
const digests = async () => {
  const page = (await api.get('/dev/mail/')).body.replaceAll('\u00a0', ' ');
  return page.split('<li ').filter((email) => email.includes('<strong>Сводка'));
};
const sweep = () => api.sweep('notices');
async function moved(): Promise<number> {
  const { number } = await calls.order(await calls.place(buyer), buyer);
  await api.manage('POST', `/orders/${number}/status/`, { status: 'processing' });
  return number;
}

test('notifies only the buyer when an order moves, but not when it is placed', async () => {
  const number = await moved();
  const { items, digest } = await list();
  expect(items).toHaveLength(1);
  expect(items[0].title.replaceAll('\u00a0', ' ')).toBe(`Заказ № ${number}: В обработке`);
  expect(items[0]).toMatchObject({ read: false, url: expect.stringMatching(/^\/order\//) });
  expect([await unread(), digest]).toEqual([1, false]);
  const other = await calls.as('+79000000003');
  expect([await unread(other), (await list(other)).items]).toEqual([0, []]);
  const guest = await api.get('/api/account/notices/');
  expect(guest.statusCode).toBe(401);
});

test('marks notices as read on all devices, except newer ones', async () => {
  const phone = await calls.as('+79000000001');
  const [{ id }] = (await list()).items;
  await moved();
  await api.post('/api/account/notices/read/', { up_to: id }, { session: phone });
  expect(await unread()).toBe(1);
  expect((await list()).items.map(({ read }: { read: boolean }) => read)).toEqual([false, true]);
});

test('does not mark other users’ notices as read', async () => {
  const other = await calls.as('+79000000003');
  await api.post('/api/account/notices/read/', { up_to: 1_000_000 }, { session: other });
  expect(await unread()).toBe(1);
});

test('sends one digest a day with unread notices, and none without', async () => {
  await sweep();
  expect(await digests()).toEqual([]);
  expect((await api.put('/api/account/notices/digest/', { digest: true }, { session: buyer })).statusCode).toBe(200);
  expect((await list()).digest).toBe(true);
  await Promise.all([sweep(), sweep()]);
  const [email, ...more] = await digests();
  expect(more).toEqual([]);
  expect(email).toContain('1 новое событие');
  expect(email).toContain('https://site.test/order/');

  // The address is unconfirmed, and a buyer types the reason of a cancellation.
  const order = await calls.place(buyer);
  await calls.act(order, 'cancel', buyer, 'Вы выиграли приз');
  expect((await list()).items[0].text).toBe('Вы выиграли приз');
  await sweep();
  expect(await digests()).toHaveLength(1); // Today's digest has been sent.
  api.wait(DAY + 60_000);
  await sweep();
  const both = await digests();
  expect(both).toHaveLength(2);
  expect(both[0]).toContain(`https://site.test/order/${order}/`);
  expect(both[0]).toContain('Здравствуйте!');
  expect(both[0]).not.toContain('Вы выиграли приз');
  api.wait(DAY + 60_000);
  await sweep();
  expect(await digests()).toHaveLength(2); // No new notices.
});

test('sends no e-mails or SMS when they are off, but still shows notices', async () => {
  const phone = '+79000000003';
  const other = await calls.as(phone);
  const received = async () => {
    const { unread: rung } = { unread: await unread(other) };
    const [mail, sms] = [(await api.get('/dev/mail/')).body, (await api.get('/dev/sms/')).body];
    return { rung, mail: mail.split('data-to="demo3@example.ru"').length - 1, sms: sms.split('готов к').length - 1 };
  };
  const person = {
    contact: { surname: 'Сотрудникова', name: 'Софья', patronymic: '', phone, email: 'demo3@example.ru' },
  };
  const moveAndAnswer = async () => {
    const { number, id } = await calls.order(await calls.place(other, person), other);
    for (const status of ['processing', 'awaiting_payment', 'paid', 'assembling', 'ready_for_pickup'])
      await api.manage('POST', `/orders/${number}/status/`, { status });
    await api.post(`/api/order/${id}/question/`, { text: 'Когда привезут?' }, { session: other });
    const [asked] = (await api.manage('GET', '/questions/')).json().items.slice(-1);
    await api.manage('POST', `/questions/${asked.number}/answer/`, { text: 'Завтра' });
  };
  const before = await received();
  await moveAndAnswer();
  const loud = await received();
  expect(loud.mail).toBeGreaterThan(before.mail);
  expect([loud.rung - before.rung, loud.sms - before.sms]).toEqual([6, 1]);

  await api.put('/api/account/personal/notifications/', { email: false, sms: false }, { session: other });
  await moveAndAnswer();
  const quiet = await received();
  expect(quiet).toEqual({ rung: loud.rung + 6, mail: loud.mail, sms: loud.sms });
});

test('notifies the owner of a join request and the applicant of the decision', async () => {
  const [owner, asking] = [await calls.as('+79000000010'), await calls.as('+79000000001')];
  const titles = async (session: string) =>
    (await list(session)).items.map(({ title }: { title: string }) => title.replaceAll('\u00a0', ' '));
  await api.post('/api/account/profile/employees/join/', { inn: '0012345610' }, { session: asking });
  expect((await titles(owner))[0]).toBe('Запрос на подключение к компании');
  const { members } = (await api.get('/api/account/profile/employees/', { session: owner })).json().pagedata;
  const { id } = members.find((one: { phone: string }) => one.phone === '+79000000001');
  await api.post('/api/account/profile/employees/accept/', { id }, { session: owner });
  expect((await titles(asking))[0]).toBe('Вы подключены к компании');
});
