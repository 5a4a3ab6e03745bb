import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

const HOUR = 60 * 60_000;
const STAFF = '+79000000008';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '1000', AUTH_CODES_PER_ADDRESS: '100' });
  session = await orderCallsOf(api).as(STAFF);
});
afterAll(() => api.close());

let clock = Date.parse('2026-11-21T09:00:00Z');
const wait = (ms: number) => {
  clock += ms;
  api.wait(ms);
};

let made = 0;
let slug = '';
/** A two-hour event in two days, with two participants. */
beforeEach(async () => {
  made += 1;
  slug = `attended-${made}`;
  await api.db.execute(sql`
    insert into events (id, slug, title, lead, type, category, starts_at, ends_at, registration_closes_at, timezone,
      seats_total, seats_taken, price, programme)
    select ${4000 + made}, ${slug}, 'Проба', 'Проба', 'offline', 'gates', t, t + interval '2 hours',
      t - interval '1 day', 'Europe/Moscow', 9, 0, 0, '[]'
    from (select ${new Date(clock + 2 * DAY).toISOString()}::timestamptz as t) as at`);
  const participants = ['Абрамов', 'Борисов'].map((surname, n) => ({
    ...{ surname, name: 'Олег', patronymic: '', position: '' },
    phone: `+7915${String(made * 10 + n).padStart(7, '0')}`,
    email: `attending${made}-${n}@example.ru`,
  }));
  const body = { participants, consent_participants: true };
  const response = await api.post(`/api/academy/calendar/${slug}/registrations/`, body, { session });
  expect(response.statusCode).toBe(200);
});

const createLink = async () => {
  const response = await api.manage('POST', `/events/${slug}/trainer-link/`);
  return /\/academy\/attendance\/([\w-]+)\/$/.exec(response.json().url)?.[1] ?? '';
};
const page = (token: string) => api.get(`/api/academy/attendance/${token}/`);
const mark = (token: string, marks: object[]) => api.put(`/api/academy/attendance/${token}/`, { marks });
const people = async (token: string) =>
  (await page(token)).json().pagedata.participants as { id: number; name: string; attended: boolean | null }[];
const marks = async (token: string) => (await people(token)).map(({ attended }) => attended);

test('keeps the latest mark of each participant, hides contacts and asks only those present for feedback', async () => {
  const token = await createLink();
  const first = await page(token);
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.json().seo.robots).toBe('noindex, nofollow');
  expect(first.json().pagedata).toMatchObject({ event: { title: 'Проба' }, is_open: false });
  expect(JSON.stringify(first.json().pagedata)).not.toMatch(/\+79|@example/);
  const [a, b] = await people(token);
  expect((await mark(token, [{ id: a!.id, attended: true }])).json().code).toBe('no_changes');

  // Marking opens an hour before the event.
  wait(2 * DAY - HOUR);
  expect((await page(token)).json().pagedata.is_open).toBe(true);
  const response = await mark(token, [{ id: a!.id, attended: true }]);
  expect(response.json().participants).toMatchObject([{ name: 'Абрамов Олег', attended: true }, { attended: null }]);
  await mark(token, [{ id: a!.id, attended: false }]);
  // Unknown ids are ignored: the other marks are still saved.
  const mixed = [
    { id: 987_654, attended: true },
    { id: b!.id, attended: true },
  ];
  expect((await mark(token, mixed)).statusCode).toBe(200);
  expect(await marks(token)).toEqual([false, true]);

  wait(4 * HOUR);
  await api.sweep('academy');
  const letters = await rowsOf<{ recipient: string }>(
    api.db.execute(
      sql`select recipient from mail_inbox where recipient like ${`attending${made}-%`} and subject like 'Как прошло%'`,
    ),
  );
  expect(letters).toEqual([{ recipient: `attending${made}-1@example.ru` }]);

  // A participant with a certificate stays present.
  await api.db.execute(sql`update event_participants set certified_at = now() where id = ${b!.id}`);
  await mark(token, [{ id: b!.id, attended: false }]);
  expect(await marks(token)).toEqual([false, true]);
});

test('writes to the trainer once on the day before, and again when the event is moved', async () => {
  await api.db.execute(sql`update events set trainer_ids = '{1}' where slug = ${slug}`);
  const sweep = () => api.sweep('academy');
  const links = async () =>
    (
      await rowsOf<{ body: string }>(
        api.db.execute(sql`select body from mail_inbox where recipient = 'belov-andrey@kamerton.example' order by id`),
      )
    ).flatMap(({ body }) => /\/academy\/attendance\/([\w-]{43})\//.exec(body)?.[1] ?? []);
  await sweep();
  const before = (await links()).length;
  wait(DAY + HOUR);
  await Promise.all([sweep(), sweep()]);
  await sweep();
  const sent = await links();
  expect(sent).toHaveLength(before + 1);
  expect((await page(sent.at(-1) ?? '')).json().pagedata.event.slug).toBe(slug);
  const day = new Date(clock + 5 * DAY).toISOString().slice(0, 10);
  await api.manage('POST', `/events/${slug}/move/`, { starts_at: `${day}T10:00` });
  await sweep();
  expect(await links()).toHaveLength(before + 1);
  wait(Date.parse(`${day}T07:00:00Z`) - clock - 12 * HOUR);
  await sweep();
  expect(await links()).toHaveLength(before + 2);
});

test('marks the listed participants who are not ticked as absent in a form without scripts', async () => {
  const token = await createLink();
  const [a, b] = await people(token);
  wait(2 * DAY);
  const response = await api.app.inject({
    method: 'POST',
    url: `/shop/attendance/${token}/`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' },
    payload: `listed=${a!.id},${b!.id}&p${b!.id}=on`,
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, `/academy/attendance/${token}/`]);
  expect(await marks(token)).toEqual([false, true]);
});

test('rejects a forged, revoked or expired link, and the link of a cancelled event', async () => {
  const [token, other] = [await createLink(), await createLink()];
  const statuses = (one: string) =>
    Promise.all([page(one), mark(one, [])]).then((all) => all.map(({ statusCode }) => statusCode));
  wait(2 * DAY);
  expect(await statuses(token)).toEqual([200, 200]);
  const forged = token.slice(0, -2) + (token.endsWith('AA') ? 'BB' : 'AA');
  for (const wrong of [forged, 'no-token', slug]) expect(await statuses(wrong)).toEqual([404, 404]);

  expect((await api.manage('POST', `/events/${slug}/trainer-link/revoke/`)).json()).toEqual({ revoked: 2 });
  for (const revoked of [token, other]) expect(await statuses(revoked)).toEqual([404, 404]);
  expect((await api.manage('POST', `/events/${slug}/trainer-link/revoke/`)).statusCode).toBe(409);

  const late = await createLink();
  wait(2 * HOUR + 2 * DAY - 1);
  expect(await statuses(late)).toEqual([200, 200]);
  wait(1);
  expect(await statuses(late)).toEqual([404, 404]);
  expect((await api.manage('POST', `/events/${slug}/trainer-link/`)).statusCode).toBe(409);
});

test('ignores participants of other events, and closes when the event is cancelled', async () => {
  const token = await createLink();
  wait(2 * DAY);
  const otherParticipant = sql`select id, attended from event_participants where event_id <> ${4000 + made} order by id limit 1`;
  const read = async () => (await rowsOf<{ id: number; attended: boolean }>(api.db.execute(otherParticipant)))[0]!;
  const { id, attended } = await read();
  expect((await mark(token, [{ id: Number(id), attended: !attended }])).statusCode).toBe(200);
  expect((await read()).attended).toBe(attended);
  await api.db.execute(sql`update events set is_cancelled = true where slug = ${slug}`);
  expect((await mark(token, [])).statusCode).toBe(404);
});

test('stores only a hash of the link and records the decisions', async () => {
  const token = await createLink();
  const rows = await rowsOf<{ hash: string }>(api.db.execute(sql`select hash from event_trainer_links`));
  expect(rows.some(({ hash }) => hash.includes(token))).toBe(false);
  expect((await api.manage('GET', `/decisions/?noun=events&subject=${slug}`)).json().items).toMatchObject([
    { action: 'trainer-link' },
  ]);
});

test('keeps the mark that was made last, not the one that arrived last', async () => {
  const token = await createLink();
  const [first] = await people(token);
  wait(2 * DAY);
  await mark(token, [{ id: first!.id, attended: false }]);
  const late = await mark(token, [{ id: first!.id, attended: true, ago: 60_000 }]);
  expect([late.statusCode, (await marks(token))[0]]).toEqual([200, false]);

  wait(60_000);
  await mark(token, [{ id: first!.id, attended: true, ago: 30_000 }]);
  expect((await marks(token))[0]).toBe(true);
});
