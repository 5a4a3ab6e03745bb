import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventPageData } from '@site/contracts/academy';
import { AcademyAccountPageData } from '@site/contracts/academy-account';
import { DashboardPageData } from '@site/contracts/dashboard';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const HOUR = 60 * 60_000;
const [CUSTOMER, PENDING, EMPLOYEE, OTHER_OWNER, STAFF, OWNER, MANAGER] = [1, 2, 3, 5, 8, 10, 11].map(
  (end) => `+79000000${String(end).padStart(3, '0')}`,
) as [string, string, string, string, string, string, string];

let api: TestApp;
let as: (phone: string) => Promise<string>;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '1000', AUTH_CODES_PER_ADDRESS: '100' });
  ({ as } = orderCallsOf(api));
});
afterAll(() => api.close());

let clock = Date.parse('2026-11-21T09:00:00Z');
const wait = (ms: number) => {
  clock += ms;
  api.wait(ms);
};

let made = 0;
/** Inserts a separate event, `days` ahead. */
async function event({ days = 30, seats = 5 }: { days?: number; seats?: number } = {}) {
  made += 1;
  const slug = `account-${made}`;
  await api.db.execute(sql`
    insert into events (id, slug, title, lead, type, category, starts_at, ends_at, registration_closes_at, timezone,
      city, location_id, seats_total, seats_taken, price, programme)
    select ${2000 + made}, ${slug}, ${`Проба ${made}`}, 'Проба', 'offline', 'gates', t, t + interval '2 hours',
      t - interval '1 day', 'Asia/Novosibirsk', 'Москва', 1, ${seats}, 0, 0, '[]'
    from (select ${new Date(clock + days * DAY).toISOString()}::timestamptz as t) as at`);
  return slug;
}

let people = 0;
const participant = (phone?: string) => {
  people += 1;
  return {
    surname: 'Участников',
    name: 'Иван',
    patronymic: '',
    phone: phone ?? `+7912${String(people).padStart(7, '0')}`,
    email: `account${people}@example.ru`,
    position: 'Монтажник',
  };
};
async function register(slug: string, by: string, participants: object[], waitlist = false): Promise<string> {
  const response = await api.post(
    `/api/academy/calendar/${slug}/registrations/`,
    { participants, waitlist, consent_participants: true },
    { session: await as(by) },
  );
  expect(response.statusCode).toBe(200);
  return response.json().registration.id;
}
const getPage = async (phone: string | null, query = '') =>
  api.get(`/api/account/academy/${query}`, { session: phone && (await as(phone)) });
const page = async (phone: string, query = '') =>
  AcademyAccountPageData.parse((await getPage(phone, query)).json().pagedata);
const slugs = async (phone: string, query = '') => (await page(phone, query)).items.map(({ event: { slug } }) => slug);

describe('access to registrations', () => {
  test('requires a login and forbids caching of personal data', async () => {
    expect((await getPage(null)).statusCode).toBe(401);
    const response = await getPage(PENDING);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json().seo.robots).toBe('noindex, nofollow');
    expect(await page(PENDING)).toMatchObject({ items: [], total: 0, pages: 0, company: null });
  });

  test("shows customers and employees their own registrations, and managers the company's with their authors", async () => {
    const slug = await event({ seats: 20 });
    await register(slug, CUSTOMER, [participant(CUSTOMER)]);
    await register(slug, EMPLOYEE, [participant(EMPLOYEE)]);
    await register(slug, MANAGER, [participant(), participant()]);
    await register(slug, OTHER_OWNER, [participant()]);
    await register(slug, STAFF, [participant()]);
    const seen = async (phone: string) => {
      const { items, company } = await page(phone);
      return [
        company,
        items.map(({ registered_by, registration }) => [registered_by, registration.participants.length]),
      ];
    };
    expect(await seen(CUSTOMER)).toEqual([null, [[null, 1]]]);
    expect(await seen(EMPLOYEE)).toEqual([null, [[null, 1]]]);
    expect(await seen(MANAGER)).toEqual([
      'ООО «Ворота Плюс»',
      [
        ['Сотрудникова Софья', 1],
        [null, 2],
      ],
    ]);
    expect(await seen(OWNER)).toEqual([
      'ООО «Ворота Плюс»',
      [
        ['Сотрудникова Софья', 1],
        ['Створкина Светлана', 2],
      ],
    ]);
    expect((await seen(OTHER_OWNER))[1]).toEqual([[null, 1]]);
    expect(await seen(STAFF)).toEqual([null, [[null, 1]]]);
    expect(await seen(PENDING)).toEqual([null, []]);
  });

  test("shows an employee registered by a manager only that employee's entry, without the right to cancel", async () => {
    const slug = await event({ seats: 2 });
    const id = await register(slug, MANAGER, [participant(EMPLOYEE), participant()]);
    const seen = async () => (await page(EMPLOYEE)).items.find((item) => item.event.slug === slug);
    expect(await seen()).toMatchObject({
      registered_by: 'Створкина Светлана',
      registration: {
        id,
        label: 'Подтверждена',
        participants: [{ name: 'Участников Иван' }],
        is_own: false,
        may_cancel: false,
      },
    });
    const session = await as(EMPLOYEE);
    const { pagedata } = (await api.get(`/api/academy/calendar/${slug}/`, { session })).json();
    expect(EventPageData.parse(pagedata).registering?.registrations).toMatchObject([{ id, is_own: false }]);
    const cancel = (by: string) => api.post(`/api/academy/registrations/${id}/cancel/`, {}, { session: by });
    expect((await cancel(session)).statusCode).toBe(404);

    expect((await cancel(await as(MANAGER))).statusCode).toBe(200);
    expect(await seen()).toBeUndefined();
  });

  test('returns each registration with its event, local time, location and participants', async () => {
    const [item] = (await page(CUSTOMER)).items;
    expect(item).toMatchObject({
      event: { timezone: 'Asia/Novosibirsk', city: 'Москва', status: 'planned' },
      location: { title: expect.any(String), address: expect.any(String) },
      registration: {
        state: 'confirmed',
        label: 'Подтверждена',
        participants: [{ name: 'Участников Иван', position: 'Монтажник' }],
        may_cancel: true,
        reason: '',
      },
    });
  });
});

describe('the tabs of upcoming, past and cancelled', () => {
  test('lists the next event first and past events latest first', async () => {
    const [later, sooner] = [await event({ days: 9 }), await event({ days: 8 })];
    for (const slug of [later, sooner]) await register(slug, OTHER_OWNER, [participant()]);
    expect((await slugs(OTHER_OWNER)).slice(0, 2)).toEqual([sooner, later]);
    expect(await slugs(OTHER_OWNER, '?show=past')).toEqual([]);
    wait(8 * DAY + HOUR);
    // An event in progress is not past yet.
    expect((await slugs(OTHER_OWNER))[0]).toBe(sooner);
    wait(DAY + 2 * HOUR);
    expect(await slugs(OTHER_OWNER, '?show=past')).toEqual([later, sooner]);
    expect(await slugs(OTHER_OWNER)).not.toContain(sooner);
  });

  test('shows the place on the waiting list, and a seat once it is offered', async () => {
    const [first, second] = [await event({ seats: 1 }), await event({ seats: 1, days: 31 })];
    const seated = await register(first, STAFF, [participant()]);
    await register(second, STAFF, [participant()]);
    await register(second, STAFF, [participant()], true);
    for (const slug of [first, second]) await register(slug, EMPLOYEE, [participant(EMPLOYEE)], true);
    const states = async () =>
      (await page(EMPLOYEE)).items
        .filter(({ event: { slug } }) => [first, second].includes(slug))
        .map(({ registration: { state, label } }) => [state, label]);
    expect(await states()).toEqual([
      ['waitlist', 'Лист ожидания №\u00a01'],
      ['waitlist', 'Лист ожидания №\u00a02'],
    ]);
    await api.post(`/api/academy/registrations/${seated}/cancel/`, {}, { session: await as(STAFF) });
    expect((await states())[0]).toEqual(['offered', expect.stringMatching(/^Место ждёт вашего подтверждения/)]);
  });

  test('lists an own cancelled registration under cancelled', async () => {
    const slug = await event();
    const id = await register(slug, CUSTOMER, [participant(CUSTOMER)]);
    await api.post(`/api/academy/registrations/${id}/cancel/`, {}, { session: await as(CUSTOMER) });
    expect(await slugs(CUSTOMER)).not.toContain(slug);
    expect(await slugs(CUSTOMER, '?show=cancelled')).toEqual([slug]);
  });

  test('cancels registrations with their event and shows the reason, in the account and on the event page', async () => {
    const slug = await event();
    const id = await register(slug, PENDING, [participant(PENDING)]);
    await api.db.execute(sql`update events set is_cancelled = true where slug = ${slug}`);
    const cancelled = { state: 'cancelled', label: 'Отменена', may_cancel: false, refund_percent: null };
    expect(await slugs(PENDING)).toEqual([]);
    expect((await page(PENDING, '?show=cancelled')).items).toMatchObject([
      { event: { status: 'cancelled' }, registration: { ...cancelled, reason: 'Мероприятие отменено организатором' } },
    ]);
    await api.db.execute(sql`
      update event_registrations set state = 'cancelled', cancelled_at = now(), reason = 'Преподаватель заболел'
      where id = ${id}`);
    const response = await api.get(`/api/academy/calendar/${slug}/`, { session: await as(PENDING) });
    expect(EventPageData.parse(response.json().pagedata).registering?.registrations).toMatchObject([
      { ...cancelled, reason: 'Преподаватель заболел' },
    ]);
    const otherUser = await api.get(`/api/academy/calendar/${slug}/`, { session: await as(CUSTOMER) });
    expect(EventPageData.parse(otherUser.json().pagedata).registering?.registrations).toEqual([]);
  });

  test('replaces invalid query values by defaults and returns an empty page beyond the last', async () => {
    expect((await page(CUSTOMER, '?show=everything&page=-1')).query).toEqual({ show: 'upcoming', page: 1 });
    const { total, items } = await page(CUSTOMER, '?page=2');
    expect([total > 0, items]).toEqual([true, []]);
  });
});

test('shows the next confirmed event on the dashboard, not one on the waiting list', async () => {
  const dashboard = async (phone: string) =>
    DashboardPageData.parse(
      (await api.get('/api/account/main/', { session: await as(phone) })).json().pagedata,
    ).waiting.filter(({ kind }) => kind === 'event');
  expect(await dashboard(PENDING)).toEqual([]);
  const full = await event({ days: 2, seats: 1 });
  await register(full, STAFF, [participant()]);
  await register(full, PENDING, [participant(PENDING)], true);
  expect(await dashboard(PENDING)).toEqual([]);
  const slug = await event({ days: 5 });
  await register(slug, PENDING, [participant(PENDING)]);
  expect(await dashboard(PENDING)).toEqual([
    {
      kind: 'event',
      title: `Ближайшее занятие: Проба ${made}`,
      text: expect.stringMatching(/UTC\+7\), Москва$/),
      url: `/academy/calendar/${slug}/`,
    },
  ]);
});

describe('materials of an event', () => {
  test('are open to confirmed participants and the managers who registered them, and hidden from others', async () => {
    const slug = await event({ seats: 1 });
    await register(slug, MANAGER, [participant(EMPLOYEE)]);
    await register(slug, CUSTOMER, [participant(CUSTOMER)], true);
    const form = new FormData();
    form.append('file', new Blob(['%PDF-1.7 схемы']), 'Схемы подключения.pdf');
    const { file } = (await api.manage('POST', `/events/${slug}/materials/`, form)).json();
    const hostile = new FormData();
    hostile.append('file', new Blob(['<script>alert(1)</script>']), 'x.html');
    expect((await api.manage('POST', `/events/${slug}/materials/`, hostile)).statusCode).toBe(415);

    const seen = async (phone: string) => {
      const session = await as(phone);
      const { pagedata } = (await api.get(`/api/academy/calendar/${slug}/`, { session })).json();
      const response = await api.get(`/api/academy/calendar/${slug}/materials/${file.id}/file`, { session, key: null });
      return [EventPageData.parse(pagedata).registering?.materials.map(({ name }) => name), response.statusCode];
    };
    for (const phone of [EMPLOYEE, MANAGER, OWNER]) expect(await seen(phone)).toEqual([['Схемы подключения.pdf'], 200]);
    // On the waiting list, and without a registration.
    for (const phone of [CUSTOMER, OTHER_OWNER]) expect(await seen(phone)).toEqual([[], 404]);
    expect((await api.get(`/api/academy/calendar/${slug}/materials/${file.id}/file`, { key: null })).statusCode).toBe(
      401,
    );

    const staffCopy = await api.manage('GET', `/events/${slug}/materials/${file.id}/file`);
    expect([staffCopy.statusCode, staffCopy.body]).toEqual([200, '%PDF-1.7 схемы']);

    const left = await api.manage('POST', `/events/${slug}/materials/${file.id}/remove/`, {});
    expect(left.json()).toEqual({ items: [] });
    expect(await seen(EMPLOYEE)).toEqual([[], 404]);
  });
});
