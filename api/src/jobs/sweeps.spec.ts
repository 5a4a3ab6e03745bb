import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SQL, sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../test/test-app.ts';
import { rowsOf } from '../db/database.ts';

let api: TestApp;
let calls: ReturnType<typeof orderCallsOf>;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(JSON.parse(line)) };
  api = await startTestApp({ LOG_LEVEL: 'warn' }, undefined, logTo);
  calls = orderCallsOf(api);
  await api.db.execute(sql`
    create function refuse_row() returns trigger language plpgsql as
    $$ begin raise exception 'this row cannot be changed'; end $$`);
});
afterAll(() => api.close());

const MINUTE = 60_000;
const sweep = (name: string) => api.sweep(name);
/** Makes the database reject every update of one row while `work` runs. */
async function whileReadOnly(table: string, id: string, work: () => Promise<unknown>) {
  const on = sql`${sql.identifier(table)}`;
  await api.db.execute(sql`create trigger refuse_row before update on ${on} for each row
    when (old.id::text = ${sql.raw(`'${id}'`)}) execute function refuse_row()`);
  await work();
  await api.db.execute(sql`drop trigger refuse_row on ${on}`);
}
const values = async (query: SQL) => (await rowsOf<{ value: string }>(api.db.execute(query))).map(({ value }) => value);
const logged = (key: string) => lines.flatMap((line) => (key in line ? [line[key]] : []));

test('cancels the other orders when one fails, and logs its id', async () => {
  const buyer = await calls.as('+79000000001');
  const ids: string[] = [];
  for (let made = 0; made < 2; made += 1) {
    const id = await calls.place(buyer);
    for (const status of ['processing', 'awaiting_payment', 'paid', 'assembling', 'ready_for_pickup'])
      await calls.move(id, status);
    ids.push(id);
  }
  const [broken = '', sound = ''] = ids;
  api.wait(8 * DAY);
  await whileReadOnly('orders', broken, () => sweep('orders'));
  expect((await calls.order(sound, buyer)).status).toBe('cancelled');
  expect(logged('order')).toContain(broken);
  api.wait(2 * MINUTE);
  await sweep('orders');
  expect((await calls.order(broken, buyer)).status).toBe('cancelled');
});

test('expires the other proposals when one fails, and logs its id', async () => {
  await api.db.execute(sql`update proposals set status = 'sent', valid_until = '2026-11-01'
    where id in (select id from proposals where superseded_by is null limit 2)`);
  const over = sql`select id::text as value from proposals where status = 'sent' and valid_until = '2026-11-01' order by id`;
  const [broken = '', sound] = await values(over);
  expect(sound).toBeDefined();
  await whileReadOnly('proposals', broken, () => sweep('proposals'));
  expect(await values(over)).toEqual([broken]);
  expect(logged('proposal').map(String)).toContain(broken);
});

test('cancels the other registrations when one fails, logs its id, and sends the messages', async () => {
  const staff = await calls.as('+79000000008');
  const [slug] = await values(sql`select slug as value from events where starts_at > ${api.now().toISOString()}
    and registration_closes_at > ${api.now().toISOString()} and not is_cancelled and seats_total - seats_taken > 3
    order by starts_at desc limit 1`);
  const ids: string[] = [];
  for (const n of [1, 2]) {
    const person = { surname: 'Участников', name: 'Имя', patronymic: '', position: '' };
    const participants = [{ ...person, phone: `+7911000000${n}`, email: `sweep${n}@example.ru` }];
    const body = { consent_participants: true, participants };
    ids.push(
      (await api.post(`/api/academy/calendar/${slug}/registrations/`, body, { session: staff })).json().registration.id,
    );
  }
  await api.workOff();
  const [broken = '', sound = ''] = ids;
  await api.db.execute(sql`update event_registrations set state = 'offered', pay_until = null,
    offered_until = ${new Date(api.now().getTime() - DAY).toISOString()} where id in (${broken}, ${sound})`);
  await whileReadOnly('event_registrations', broken, () => sweep('academy'));
  expect(await values(sql`select state as value from event_registrations where id = ${sound}`)).toEqual(['cancelled']);
  expect(logged('registration')).toContain(broken);
  const subjects = await values(sql`select subject as value from mail_inbox where recipient = 'demo8@example.ru'`);
  expect(subjects.filter((subject) => subject.startsWith('Предложение места'))).toEqual([]);
  expect(subjects.length).toBeGreaterThan(2);
});

test('deletes the other profiles when one fails, and logs its id', async () => {
  const users = await values(sql`select id as value from users where phone in ('+79000000001', '+79000000002')`);
  const [broken = '', sound = ''] = users;
  await api.db.execute(sql`update users set deletion_at = ${new Date(api.now().getTime() - DAY).toISOString()}
    where id in (${broken}, ${sound})`);
  await whileReadOnly('users', broken, () => sweep('personal'));
  expect(await values(sql`select surname as value from users where id = ${sound}`)).not.toContain('Покупалов');
  expect(logged('user')).toContain(broken);
});
