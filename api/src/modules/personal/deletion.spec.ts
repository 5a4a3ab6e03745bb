import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPrice, formatPriceOfKopecks } from '@site/kernel/money';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { lastCode, logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';

const CUSTOMER = '+79000000001';
let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '500', AUTH_CHECKS_PER_ADDRESS: '500' });
});
afterAll(() => api.close());

const sweep = () => api.sweep('personal');
const page = async (session: string) => (await api.get('/api/account/personal/', { session })).json().pagedata;

async function askDeletion(phone: string) {
  const session = await logIn(api, phone);
  await api.post('/api/account/personal/deletion-code/', {}, { session });
  const code = await lastCode(api, phone);
  return {
    session,
    code,
    confirm: (typed = code) => api.post('/api/account/personal/deletion/', { code: typed }, { session }),
  };
}

test('can be cancelled for thirty days', async () => {
  const { session, code, confirm } = await askDeletion(CUSTOMER);
  const wrong = String((Number(code) + 1) % 10_000).padStart(4, '0');
  expect((await confirm(wrong)).json()).toMatchObject({ code: 'old_code' });
  expect((await page(session)).deletion_at).toBeNull();
  const { deletion_at } = (await confirm()).json();
  expect((await page(session)).deletion_at).toBe(deletion_at);

  api.wait(29 * DAY);
  await sweep();
  const again = await logIn(api, CUSTOMER);
  await api.delete('/api/account/personal/deletion/', { session: again });
  api.wait(2 * DAY);
  await sweep();
  expect(await logIn(api, CUSTOMER)).toBeTruthy();
});

test('removes all personal data afterwards and keeps the orders', async () => {
  api.wait(DAY);
  const [{ n: ordersBefore } = { n: -1 }] = await rowsOf<{ n: number }>(
    api.db.execute(sql`select count(*)::int as n from orders`),
  );
  const { session, confirm } = await askDeletion(CUSTOMER);
  const { id } = (await api.get('/api/fetch/userdata/', { session })).json().personal;
  await api.db.execute(
    sql`insert into applications (kind, state, user_id, company_id, form, created_at) values
      ('company', 'pending', ${id}, 5, null, now()),
      ('user', 'pending', ${id}, null, '{"surname": "Покупалов"}', now()),
      ('dealer', 'approved', ${id}, 1, '{"surname": "Покупалов"}', now())`,
  );
  await api.db.execute(
    sql`insert into company_tickets (company_id, user_id, topic, message, created_at) values (1, ${id}, 'Другое', 'Это Покупалов', now())`,
  );
  const [known] = await rowsOf<{ phone: string; email: string }>(
    api.db.execute(sql`select phone, email from users where id = ${id}`),
  );
  // Registered by the employer: the registration belongs to another user.
  await api.db.execute(sql`with made as (
      insert into event_registrations (event_id, user_id, state, created_at, agreed_version, agreed_hash)
      select (select min(id) from events), u.id, 'confirmed', now(), '', '' from users u where phone = '+79000000005'
      returning id, event_id
    ), told as (
      insert into event_messages (registration_id, kind, recipient, due_at)
      select id, 'reminder_day', ${known!.email}, now() from made
    )
    insert into event_participants (registration_id, event_id, surname, name, patronymic, phone, email, position)
    select id, event_id, 'Покупалов', 'Пётр', '', ${CUSTOMER}, ${known!.email}, '' from made`);
  const own = await api.get('/api/account/personal/data.json', { session, key: null });
  const [{ number }] = own.json().certificates;
  const check = async (surname: string) =>
    (await api.post('/api/academy/certificates/check/', { number, surname })).json().certificate;
  expect(await check('Покупалов')).toMatchObject({ number });
  expect(own.json().events).toEqual([expect.objectContaining({ state: 'confirmed' })]);
  await confirm();
  api.wait(30 * DAY);
  await sweep();

  const academy = await rowsOf<{ all: string }>(
    api.db.execute(sql`select json_agg(p)::text || coalesce((select json_agg(m)::text from event_messages m), '')
        || (select json_agg(c)::text from academy_certificates c) as all
      from event_participants p`),
  );
  expect(await check('Покупалов')).toBeNull();
  for (const fact of ['Покупалов', CUSTOMER, known!.email]) expect(academy[0]?.all).not.toContain(fact);
  const [row] = await rowsOf<Record<string, unknown>>(api.db.execute(sql`select * from users where id = ${id}`));
  expect(row).toMatchObject({ phone: id, surname: 'Удалённый', email: '', city: '', company_id: null });
  const applications = await rowsOf(
    api.db.execute(sql`select kind, state, form from applications where user_id = ${id}`),
  );
  expect(await rowsOf(api.db.execute(sql`select * from company_tickets where user_id = ${id}`))).toEqual([]);
  expect(applications).toEqual([{ kind: 'dealer', state: 'approved', form: null }]);
  expect((await api.get('/api/account/personal/', { session })).statusCode).toBe(401);
  expect((await api.post('/api/account/user/login', { phone: CUSTOMER })).json().code).toBe('no_user');
  const [{ n } = { n: 0 }] = await rowsOf<{ n: number }>(api.db.execute(sql`select count(*)::int as n from orders`));
  expect(n).toBe(ordersBefore);
});

test('gives no access to another user’s data through an unconfirmed e-mail', async () => {
  const [VICTIM, THIEF] = ['+79000000003', '+79000000007'];
  const [{ email } = { email: '' }] = await rowsOf<{ email: string }>(
    api.db.execute(sql`update users set email_confirmed_at = now() where phone = ${VICTIM} returning email`),
  );
  await api.db.execute(sql`with made as (
      insert into event_registrations (event_id, user_id, state, created_at, agreed_version, agreed_hash)
      select (select max(id) from events), id, 'confirmed', now(), '', '' from users where phone = ${VICTIM}
      returning id, event_id
    ), told as (
      insert into event_messages (registration_id, kind, recipient, due_at)
      select id, 'reminder_day', ${email}, now() + interval '90 days' from made
    )
    insert into event_participants (registration_id, event_id, surname, name, patronymic, phone, email, position)
    select id, event_id, 'Жертвин', 'Пётр', '', ${VICTIM}, ${email}, '' from made`);
  await api.db.execute(
    sql`update users set email = ${email}, email_confirmed_at = null, learning_email_confirmed_at = null where phone = ${THIEF}`,
  );
  const { session, confirm } = await askDeletion(THIEF);
  const own = await api.get('/api/account/personal/data.json', { session, key: null });
  expect(own.json().events).toEqual([]);
  await confirm();
  api.wait(30 * DAY);
  await sweep();
  const [left] = await rowsOf(
    api.db.execute(sql`select (select count(*)::int from event_participants where email = ${email}) as people,
      (select count(*)::int from event_messages where recipient = ${email}) as messages`),
  );
  expect(left).toEqual({ people: 1, messages: 1 });
});

test('rejects the only owner of a company with other members', async () => {
  await api.db.execute(sql`update users set company_id = 3, role = 'company_employee' where phone = '+79000000009'`);
  const session = await logIn(api, '+79000000005');
  const response = await api.post('/api/account/personal/deletion-code/', {}, { session });
  expect([response.statusCode, response.json().code]).toEqual([409, 'last_owner']);
});

test('rejects the second of two owners while the first is about to be deleted', async () => {
  const [FIRST, SECOND] = ['+79000000010', '+79000000011'];
  await api.db.execute(sql`update users set role = 'company_owner' where phone = ${SECOND}`);
  const { confirm } = await askDeletion(FIRST);
  expect((await confirm()).statusCode).toBe(200);
  const session = await logIn(api, SECOND);
  const refused = await api.post('/api/account/personal/deletion-code/', {}, { session });
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_owner']);

  // The other owner is demoted meanwhile, so the first one is not deleted.
  await api.db.execute(sql`update users set role = 'company_manager' where phone = ${SECOND}`);
  api.wait(31 * DAY);
  await sweep();
  expect(await logIn(api, FIRST)).toBeTruthy();
});

test('exports all data as JSON and HTML attachments', async () => {
  const session = await logIn(api, '+79000000006');
  const json = await api.get('/api/account/personal/data.json', { session, key: null });
  expect(json.headers['content-disposition']).toContain('attachment');
  expect(json.headers['cache-control']).toBe('private, no-store');
  expect(json.json()).toMatchObject({
    person: { surname: 'Платонова', phone: '+79000000006', email: 'demo6@example.ru' },
    company: { name: 'АО «Паркинг Инжиниринг»' },
    sessions: [{ address: '127.0.0.1' }],
    orders: expect.any(Array),
    applications: [],
    tickets: [],
  });
  await api.db.execute(sql`update users set position = '<b>Директор</b>' where phone = '+79000000006'`);
  const html = await api.get('/api/account/personal/data.html', { session, key: null });
  expect(html.body).toContain('Платонова Полина');
  expect(html.body).toContain('&lt;b&gt;Директор&lt;/b&gt;');
});

test('exports proposals only to their author', async () => {
  const [author, others] = await Promise.all(['+79000000005', '+79000000006'].map((phone) => logIn(api, phone)));
  const html = await api.get('/api/account/personal/data.html', { session: author, key: null });
  expect(html.body).toMatch(/КП-\d{4}-000001.*ЖК «Сосновый парк»/);
  const [{ total } = { total: 0 }] = await rowsOf<{ total: number }>(
    api.db.execute(sql`select total from proposals where object_name = 'ЖК «Сосновый парк»' order by number limit 1`),
  );
  expect(html.body).toContain(formatPriceOfKopecks(total));
  expect(html.body).not.toContain(formatPrice(total));
  const json = await api.get('/api/account/personal/data.json', { session: others, key: null });
  expect(json.json().proposals).toEqual([]);
});
