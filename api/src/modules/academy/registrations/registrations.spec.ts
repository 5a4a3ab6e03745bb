import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'drizzle-orm';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import { person, registrationCallsOf, type RegistrationCalls } from '../../../../test/registration-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { rowsOf } from '../../../db/database.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const [CUSTOMER, EMPLOYEE, OWNER, STAFF] = ['+79000000001', '+79000000003', '+79000000010', '+79000000008'];
/** The head of a company outside the partner network. */
const OUTSIDER = '+79000000007';

let api: TestApp;
let as: (phone: string) => Promise<string>;
let calls: RegistrationCalls;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '1000', AUTH_CODES_PER_ADDRESS: '100' });
  ({ as } = orderCallsOf(api));
  calls = registrationCallsOf(api);
});
afterAll(() => api.close());

type Body = { participants: object[]; waitlist?: boolean };
const register = async (slug: string, body: Body, by = STAFF, at = api) =>
  at.post(
    `/api/academy/calendar/${slug}/registrations/`,
    { consent_participants: true, ...body },
    { session: await as(by) },
  );
const act = async (id: string, action: 'accept' | 'cancel', by = STAFF) =>
  api.post(`/api/academy/registrations/${id}/${action}/`, {}, { session: await as(by) });

describe('checks of a registration, in order', () => {
  test('rejects an empty list', async () => {
    const response = await register(await calls.event(), { participants: [] });
    expect([response.statusCode, response.json().code]).toEqual([400, 'empty_participants']);
  });

  test('rejects the whole list when a participant is duplicated or registered already, by phone or email', async () => {
    const slug = await calls.event({ seats: 5 });
    const twice = await register(slug, {
      participants: [person(1), person(2), { ...person(3), email: 'USER1@example.ru' }],
    });
    expect([twice.statusCode, twice.json().code]).toEqual([409, 'duplicate_participants']);
    expect(await calls.seats(slug)).toBe(0);
    expect((await register(slug, { participants: [person(1), person(2)] })).statusCode).toBe(200);
    const again = await register(slug, { participants: [person(1), person(2), person(4)] });
    expect(again.json()).toMatchObject({
      code: 'duplicate_participants',
      message: expect.stringMatching(/^Эти участники уже записаны: Участников .+, Участников/),
      data: { participants: [expect.any(String), expect.any(String)] },
    });
    expect(await calls.seats(slug)).toBe(2);
  });

  test('rejects an event with closed registration', async () => {
    const response = await register(await calls.event({ days: 0.5 }), { participants: [person(1)] });
    expect([response.statusCode, response.json()]).toEqual([
      409,
      expect.objectContaining({ code: 'registration_closed', message: 'Запись на\u00a0мероприятие завершена' }),
    ]);
  });

  test('rejects a group larger than the free seats, or puts all of it on the waiting list', async () => {
    const slug = await calls.event({ seats: 2 });
    const three = [person(1), person(2), person(3)];
    const refused = await register(slug, { participants: three });
    expect(refused.json()).toMatchObject({ code: 'no_seats', data: { seats_free: 2 } });
    // A group larger than the whole event could never get seats.
    expect((await register(slug, { participants: three, waitlist: true })).json().code).toBe('no_seats');
    await register(slug, { participants: [person(4)] });
    const waits = await register(slug, { participants: [person(1), person(2)], waitlist: true });
    expect(waits.json().registration).toMatchObject({ state: 'waitlist', label: 'Лист ожидания №\u00a01' });
    expect(await calls.seats(slug)).toBe(1);
  });
});

describe('permissions to register', () => {
  const self = async (phone: string) => ({ ...person(9), phone });

  test('lets private persons and employees register only themselves, and rejects guests', async () => {
    const slug = await calls.event({ seats: 5 });
    expect((await register(slug, { participants: [person(1)] }, CUSTOMER)).statusCode).toBe(403);
    expect((await register(slug, { participants: [person(1)] }, EMPLOYEE)).statusCode).toBe(403);
    expect((await register(slug, { participants: [await self(CUSTOMER)] }, CUSTOMER)).statusCode).toBe(200);
    const guest = await api.post(`/api/academy/calendar/${slug}/registrations/`, {
      participants: [person(1)],
      consent_participants: true,
    });
    expect(guest.statusCode).toBe(401);
  });

  test('enforces the limit of a company, and lets managers act on the registrations of employees', async () => {
    const slug = await calls.event({ seats: 20 });
    const six = Array.from({ length: 6 }, (_, n) => person(n));
    expect((await register(slug, { participants: six }, OWNER)).json().code).toBe('registration_limit');
    const own = (await register(slug, { participants: [await self(EMPLOYEE)] }, EMPLOYEE)).json().registration;
    expect((await register(slug, { participants: six.slice(0, 5) }, OWNER)).json().code).toBe('registration_limit');
    expect((await act(own.id, 'cancel', CUSTOMER)).statusCode).toBe(404);
    expect((await act('half-a-link', 'cancel', OWNER)).statusCode).toBe(404);
    expect((await act(own.id, 'cancel', OWNER)).json().registration.state).toBe('cancelled');
    expect(await calls.seats(slug)).toBe(0);
  });

  test('requires the consent of the participants', async () => {
    const slug = await calls.event();
    const response = await register(slug, { participants: [person(1)], consent_participants: false } as Body);
    expect(response.json()).toMatchObject({ code: 'validation', fields: { consent_participants: expect.any(String) } });
  });
});

test('gives 20 seats to exactly 20 of 200 concurrent registrations in two processes, and keeps the order of the others', async () => {
  const slug = await calls.event({ seats: 20 });
  await as(STAFF);
  const second = await startTestApp({ FORMS_PER_ADDRESS: '1000' }, api);
  const responses = await Promise.all(
    Array.from({ length: 200 }, (_, n) =>
      register(slug, { participants: [person(n)], waitlist: true }, STAFF, n % 2 ? second : api),
    ),
  );
  await second.close();
  expect(responses.filter(({ statusCode }) => statusCode !== 200).map(({ body }) => body)).toEqual([]);
  expect(await calls.seats(slug)).toBe(20);
  expect(await calls.states(slug)).toEqual([
    ...Array.from({ length: 20 }, () => 'confirmed'),
    ...Array.from({ length: 180 }, () => 'waitlist'),
  ]);
  const places = responses
    .map((response) => response.json().registration)
    .filter(({ state }) => state === 'waitlist')
    .map(({ label }) => Number(/\d+$/.exec(label)?.[0]));
  expect(Math.max(...places)).toBe(180);
}, 180_000);

describe('the waiting list', () => {
  test('offers a freed seat to the first for a day, then to the next', async () => {
    const slug = await calls.event({ seats: 1 });
    const id = async (n: number) =>
      (await register(slug, { participants: [person(n)], waitlist: true })).json().registration.id as string;
    const [seated, first, second] = [await id(1), await id(2), await id(3)];
    await act(seated, 'cancel');
    expect(await calls.states(slug)).toEqual(['cancelled', 'offered', 'waitlist']);
    // An offered seat is not free for others.
    expect((await register(slug, { participants: [person(4)] })).json().code).toBe('no_seats');

    const bell = (await api.get('/api/account/notices/', { session: await as(STAFF) })).json().items;
    expect(bell[0]).toMatchObject({ title: 'Освободилось место: Проба', url: `/academy/calendar/${slug}/` });

    api.wait(24 * HOUR);
    await Promise.all([calls.sweep(), calls.sweep()]);
    expect(await calls.states(slug)).toEqual(['cancelled', 'cancelled', 'offered']);
    expect((await act(first, 'accept')).json().code).toBe('registration_state');
    api.wait(23 * HOUR);
    expect((await act(second, 'accept')).json().registration.state).toBe('confirmed');
    expect((await act(second, 'accept')).json().registration.state).toBe('confirmed');
    expect(await calls.seats(slug)).toBe(1);
    await calls.sweep();
    expect(await calls.seats(slug)).toBe(1);
  });

  test('offers seats to the first group that fits', async () => {
    const slug = await calls.event({ seats: 2 });
    const one = (await register(slug, { participants: [person(1)] })).json().registration.id;
    await register(slug, { participants: [person(2)] });
    await register(slug, { participants: [person(3), person(4)], waitlist: true });
    await register(slug, { participants: [person(5)], waitlist: true });
    await act(one, 'cancel');
    expect(await calls.states(slug)).toEqual(['cancelled', 'confirmed', 'waitlist', 'offered']);
  });
});

describe('cancelling', () => {
  test('is allowed until three days before; later only for the coordinator', async () => {
    const slug = await calls.event({ days: 4 });
    const { id } = (await register(slug, { participants: [person(1)] })).json().registration;
    api.wait(2 * DAY);
    const late = await act(id, 'cancel');
    expect([late.statusCode, late.json().code]).toEqual([409, 'registration_state']);
    expect(await calls.seats(slug)).toBe(1);

    const coordinator = (reason: string) => api.manage('POST', `/registrations/${id}/cancel/`, { reason });
    expect((await coordinator(' ')).statusCode).toBe(400);
    expect((await coordinator('По просьбе участника.')).json().state).toBe('cancelled');
    expect(await calls.seats(slug)).toBe(0);
    expect((await calls.emails(person(1).email))[0]).toMatch(/Запись отменена.*По просьбе участника/s);
    expect((await coordinator('Снова')).json().code).toBe('no_changes');
  });

  test('refunds by the same rules when the coordinator cancels', async () => {
    const slug = await calls.event({ days: 3, price: 5000 });
    const late = { ...person(98), email: 'late.paid@example.ru' };
    const { id } = (await register(slug, { participants: [late] })).json().registration;
    await api.manage('POST', `/registrations/${id}/paid/`);
    await api.manage('POST', `/registrations/${id}/cancel/`, { reason: 'Болезнь.' });
    expect((await calls.emails(late.email))[0]).toMatch(/Болезнь\. Вернём 50.% оплаты/);
  });

  test('lets a participant register again after cancelling', async () => {
    const slug = await calls.event();
    const { id } = (await register(slug, { participants: [person(1)] })).json().registration;
    await act(id, 'cancel');
    expect((await register(slug, { participants: [person(1)] })).statusCode).toBe(200);
  });
});

test('keeps an unpaid seat for three banking days', async () => {
  const slug = await calls.event({ price: 5000, seats: 1 });
  const { registration } = (await register(slug, { participants: [person(1)] })).json();
  expect(registration).toMatchObject({ state: 'awaiting_payment', label: 'Ожидает оплаты' });
  expect(await calls.seats(slug)).toBe(1);
  api.wait(7 * DAY);
  await calls.sweep();
  expect(await calls.states(slug)).toEqual(['cancelled']);
  expect(await calls.seats(slug)).toBe(0);
  // The same sweep can send letters of other events to the same person.
  expect(await calls.emails('demo8@example.ru')).toContainEqual(expect.stringMatching(/счёт не.оплачен/));
});

describe('deadlines of an event', () => {
  const moscowDay = (moment: number) => new Date(moment + 3 * HOUR).toISOString().slice(0, 10);
  const termOf = async (slug: string) =>
    (
      await rowsOf<{ term: string; due_date: string | null }>(
        api.db.execute(
          sql`select coalesce(r.pay_until, r.offered_until) as term, i.due_date::text as due_date
            from event_registrations r join events e on e.id = r.event_id
            left join event_invoices i on i.registration_id = r.id where e.slug = ${slug} order by r.queue`,
        ),
      )
    ).map(({ term, due_date }) => [new Date(term).getTime(), due_date] as const);

  test('frees an unpaid seat before the event for the waiting list', async () => {
    const slug = await calls.event({ days: 2, price: 5000, seats: 1 });
    await register(slug, { participants: [person(101)] }, OUTSIDER);
    await register(slug, { participants: [person(102)], waitlist: true });
    const eve = moscowDay(api.now().getTime() + DAY);
    expect((await termOf(slug))[0]).toEqual([Date.parse(`${eve}T20:59:59Z`), eve]);
    api.wait(Date.parse(`${eve}T21:00:00Z`) - api.now().getTime());
    await calls.sweep();
    expect(await calls.states(slug)).toEqual(['cancelled', 'offered']);
  });

  test('moves the deadlines of seats with an event moved to an earlier day', async () => {
    const slug = await calls.event({ days: 20, price: 5000, seats: 2 });
    const first = (await register(slug, { participants: [person(103)] }, OUTSIDER)).json().registration;
    const leaving = (await register(slug, { participants: [person(104)] }, OWNER)).json().registration;
    await register(slug, { participants: [{ ...person(105), email: 'moved.offer@example.ru' }], waitlist: true });
    await act(leaving.id, 'cancel', OWNER);
    const starts_at = `${moscowDay(api.now().getTime() + DAY)}T10:00`;
    const begins = Date.parse(`${starts_at}:00+03:00`);
    const eve = moscowDay(api.now().getTime());
    expect((await api.manage('POST', `/events/${slug}/move/`, { starts_at })).statusCode).toBe(200);
    const [unpaid, , offered] = await termOf(slug);
    expect(unpaid).toEqual([Date.parse(`${eve}T20:59:59Z`), eve]);
    expect(offered?.[0]).toBeLessThanOrEqual(begins);
    const received = (await calls.emails('demo7@example.ru'))[0];
    expect(received).toMatch(/Новая дата: Проба.*Место закреплено за.вами до/s);
    const paper = await api.get(`/api/academy/registrations/${first.id}/invoice.pdf`, {
      session: await as(OUTSIDER),
      key: null,
    });
    expect(await pdfText(paper.bytes)).toContain(`Счёт действителен до ${Number(eve.slice(8))} `);
  });
});

describe('an invoice', () => {
  const invoiceOf = (id: string, session: string | null) =>
    api.get(`/api/academy/registrations/${id}/invoice.pdf`, { session, key: null });
  const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

  test('names both parties, the participants, VAT and the last day; it is private, and linked in the letter and the account', async () => {
    const slug = await calls.event({ price: 5000, seats: 5 });
    const people = [person(91), person(92)];
    const { registration } = (await register(slug, { participants: people }, OUTSIDER)).json();
    expect(registration).toMatchObject({ state: 'awaiting_payment', price: 10_000 });
    const { invoice } = registration;
    expect(invoice).toMatchObject({
      number: expect.stringMatching(/^СЧ-20\d\d-\d{6}$/),
      url: `/api/academy/registrations/${registration.id}/invoice.pdf`,
    });
    const session = await as(OUTSIDER);
    const response = await invoiceOf(registration.id, session);
    expect(response.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-store' });
    const text = plain(await pdfText(response.bytes));
    for (const part of [
      `Счёт на оплату № ${invoice.number}`,
      'АО «Камертон», ИНН 0077000003',
      'Покупатель',
      'Запись на мероприятие академии «Проба»',
      'Участников И',
      'чел.',
      '5 000,00',
      'В том числе НДС 22 % 1 803,28',
      'Всего к оплате 10 000,00 ₽',
      'Десять тысяч рублей 00 копеек',
      'согласие с условиями обучения',
    ])
      expect(text).toContain(part);

    const own = (await api.get('/api/account/academy/', { session })).json().pagedata.items;
    expect(own).toContainEqual(expect.objectContaining({ registration: expect.objectContaining({ invoice }) }));
    const [letter] = await calls.emails('demo7@example.ru');
    expect(plain(letter ?? '')).toMatch(new RegExp(`Счёт № ${invoice.number}.*/account/academy/`, 's'));
    const listed = (await api.manage('GET', '/registrations/')).json().items;
    expect(listed).toContainEqual(expect.objectContaining({ id: registration.id, invoice: invoice.number }));

    expect((await invoiceOf(registration.id, null)).statusCode).toBe(401);
    expect((await invoiceOf(registration.id, await as(CUSTOMER))).statusCode).toBe(404);
    expect((await invoiceOf('half-a-link', session)).statusCode).toBe(404);
    // After payment the invoice stays the same, byte for byte.
    expect((await api.manage('POST', `/registrations/${registration.id}/paid/`)).json().state).toBe('confirmed');
    api.wait(DAY);
    expect((await invoiceOf(registration.id, session)).bytes.equals(response.bytes)).toBe(true);
  });

  test('is void with its registration, and the next in the waiting list gets a separate invoice', async () => {
    const slug = await calls.event({ price: 5000, seats: 1 });
    const first = (await register(slug, { participants: [person(93)] }, OUTSIDER)).json().registration;
    const second = (await register(slug, { participants: [person(94)], waitlist: true }, OWNER)).json().registration;
    expect(second.invoice).toBeNull();
    api.wait(7 * DAY);
    await calls.sweep();
    const refused = await invoiceOf(first.id, await as(OUTSIDER));
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'registration_state']);
    expect(await calls.states(slug)).toEqual(['cancelled', 'offered']);
    const accepted = (await act(second.id, 'accept', OWNER)).json().registration;
    expect(accepted).toMatchObject({ state: 'awaiting_payment', invoice: { number: expect.any(String) } });
    expect(accepted.invoice.number).not.toBe(first.invoice.number);
  });

  test('names a private person by name and town as the buyer', async () => {
    const slug = await calls.event({ price: 5000 });
    const { registration } = (
      await register(slug, { participants: [{ ...person(95), phone: CUSTOMER }] }, CUSTOMER)
    ).json();
    expect(registration).toMatchObject({
      state: 'awaiting_payment',
      price: 5000,
      invoice: { number: expect.any(String) },
    });
    const { bytes, headers } = await invoiceOf(registration.id, await as(CUSTOMER));
    expect(headers['content-type']).toBe('application/pdf');
    const text = plain(await pdfText(bytes));
    expect(text).toMatch(/Покупатель Участников Имя\S, Тула\s/);
    expect(text).toContain('Всего к оплате 5 000,00 ₽');
    expect(plain((await calls.emails('demo1@example.ru'))[0] ?? '')).toContain(`Счёт № ${registration.invoice.number}`);
    expect((await invoiceOf(registration.id, await as(OUTSIDER))).statusCode).toBe(404);
  });

  test('is left to the coordinator when a staff member registers others', async () => {
    const slug = await calls.event({ price: 5000 });
    const { registration } = (await register(slug, { participants: [person(96)] })).json();
    expect(registration).toMatchObject({ state: 'awaiting_payment', price: 5000, invoice: null });
    expect((await invoiceOf(registration.id, await as(STAFF))).statusCode).toBe(404);
    expect((await calls.emails('demo8@example.ru'))[0]).toMatch(/Координатор академии пришлёт счёт/);
  });
});

describe('the partner price', () => {
  const shown = async (slug: string, session: string | null) => {
    const { pagedata } = (await api.get(`/api/academy/calendar/${slug}/`, { session })).json();
    return [pagedata.event.price, pagedata.event.own_price, pagedata.registering?.seat_price];
  };

  test('is shown and charged to partners only, and later price changes do not affect a registration', async () => {
    const slug = await calls.event({ price: 5000, partner: 4000, seats: 9 });
    expect(await shown(slug, null)).toEqual([5000, undefined, undefined]);
    expect(await shown(slug, await as(OUTSIDER))).toEqual([5000, undefined, 5000]);
    expect(await shown(slug, await as(OWNER))).toEqual([5000, 4000, 4000]);
    const { registration } = (await register(slug, { participants: [person(96)] }, OWNER)).json();
    expect(registration.price).toBe(4000);
    await api.db.execute(sql`update events set price = 9000, partner_price = 8000 where slug = ${slug}`);
    const { bytes } = await api.get(registration.invoice.url, { session: await as(OWNER), key: null });
    expect((await pdfText(bytes)).replace(/[\u00a0\u202f]/g, ' ')).toContain('Всего к оплате 4 000,00 ₽');
    const listed = (await api.manage('GET', '/registrations/')).json().items;
    expect(listed).toContainEqual(expect.objectContaining({ id: registration.id, price: 4000 }));
  });

  test('can be previewed by staff, who pay the full price', async () => {
    const slug = await calls.event({ price: 5000, partner: 4000 });
    const session = await as(STAFF);
    await api.post('/api/account/price-level/', { level: 'gold' }, { session });
    expect(await shown(slug, session)).toEqual([5000, 4000, 5000]);
    expect((await register(slug, { participants: [person(97)] })).json().registration.price).toBe(5000);
    await api.post('/api/account/price-level/', { level: null }, { session });
    expect(await shown(slug, session)).toEqual([5000, undefined, 5000]);
  });
});

test('confirms a paid registration once and records the decision', async () => {
  const slug = await calls.event({ price: 5000 });
  const { id } = (await register(slug, { participants: [person(1)] })).json().registration;
  const [first] = (await api.manage('GET', '/registrations/')).json().items;
  expect(first).toMatchObject({
    id,
    state: 'awaiting_payment',
    price: 5000,
    people: [expect.stringMatching(/^Участников/)],
  });
  expect((await api.manage('POST', `/registrations/${id}/paid/`)).json().state).toBe('confirmed');
  expect((await api.manage('POST', `/registrations/${id}/paid/`)).statusCode).toBe(409);
  expect((await api.manage('GET', `/decisions/?noun=registrations&subject=${id}`)).json().total).toBe(1);
  api.wait(7 * DAY);
  await calls.sweep();
  expect(await calls.states(slug)).toEqual(['confirmed']);
});

describe('messages', () => {
  test('sends a confirmation at once and reminders a week and a day before, each once despite concurrent sweeps', async () => {
    const slug = await calls.event({ days: 10 });
    const someone = { ...person(77), email: 'anna.reminded@example.ru' };
    await register(slug, { participants: [someone] });
    const subjects = async () =>
      (await calls.emails(someone.email)).map((email) => /(Запись подтверждена|Через неделю|Завтра)/.exec(email)?.[1]);
    expect(await subjects()).toEqual(['Запись подтверждена']);
    api.wait(3 * DAY + HOUR);
    await Promise.all([calls.sweep(), calls.sweep()]);
    api.wait(6 * DAY);
    await Promise.all([calls.sweep(), calls.sweep()]);
    await calls.sweep();
    expect((await subjects()).sort()).toEqual(['Завтра', 'Запись подтверждена', 'Через неделю']);
  });

  test('sends due messages in a process that has just started, each from one process only', async () => {
    const slug = await calls.event({ days: 10 });
    const someone = { ...person(76), email: 'zoya.restarted@example.ru' };
    await register(slug, { participants: [someone] });
    const count = async (subject: string) =>
      (await calls.emails(someone.email)).filter((email) => email.startsWith(subject)).length;
    api.wait(3 * DAY + HOUR);
    const second = await startTestApp({}, api);
    second.wait(api.now().getTime() - second.now().getTime());
    const sweepThere = () => second.sweep('academy');
    await Promise.all([calls.sweep(), sweepThere(), calls.sweep(), sweepThere()]);
    expect(await count('Через неделю')).toBe(1);
    second.wait(6 * DAY);
    await sweepThere();
    expect(await count('Завтра')).toBe(1);
    await second.close();
    api.wait(6 * DAY);
    await calls.sweep();
    expect(await count('Завтра')).toBe(1);
  });

  test('sends only the messages caused by the request itself', async () => {
    const [slug, other] = [await calls.event({ days: 10 }), await calls.event()];
    const reminded = { ...person(82), email: 'reminded@example.ru' };
    const registered = { ...person(83), email: 'registered@example.ru' };
    await register(slug, { participants: [reminded] });
    await api.workOff();
    api.wait(9 * DAY + HOUR);
    const { id } = (await register(other, { participants: [registered] })).json().registration;
    await api.workOff();
    await act(id, 'cancel');
    expect((await calls.emails(registered.email)).map((email) => email.split(':')[0])).toEqual([
      'Запись отменена',
      'Запись подтверждена',
    ]);
    expect(await calls.emails(reminded.email)).toHaveLength(1);
    await calls.sweep();
    expect((await calls.emails(reminded.email))[0]).toMatch(/^Завтра/);
  });

  test('retries an email that could not be sent, and drops one of a cancelled registration', async () => {
    const slug = await calls.event();
    const someone = { ...person(78), email: 'boris.waits@example.ru' };
    await api.db.execute(sql`alter table mail_inbox rename to mail_inbox_away`);
    const { id } = (await register(slug, { participants: [someone] })).json().registration;
    await api.workOff();
    await api.db.execute(sql`alter table mail_inbox_away rename to mail_inbox`);
    expect(await calls.emails(someone.email)).toEqual([]);
    api.wait(2 * MINUTE);
    expect(await calls.emails(someone.email)).toHaveLength(1);
    await act(id, 'cancel');
    const [last] = await calls.emails(someone.email);
    expect(last).toMatch(/Запись отменена/);
    await api.db.execute(sql`delete from mail_inbox`);
    api.wait(24 * DAY);
    await calls.sweep();
    expect(await calls.emails(someone.email)).toEqual([]);
  });
});

test('names no participant in an e-mail, and writes to the current address of the owner', async () => {
  const slug = await calls.event({ days: 20 });
  const people = [
    { ...person(80), surname: 'Первов', email: 'pervov@example.ru' },
    { ...person(81), surname: 'Второв', email: 'vtorov@example.ru' },
  ];
  await register(slug, { participants: people });
  const [toFirst, toOwner] = [
    (await calls.emails('pervov@example.ru'))[0],
    (await calls.emails('demo8@example.ru'))[0],
  ];
  // The addresses are unconfirmed and the names typed: the owner reads the list in the account.
  expect(toFirst).toContain('Запись подтверждена');
  expect(toFirst).not.toContain('Участников');
  expect(toOwner).toContain('Участников: 2');
  expect([toFirst, toOwner].join()).not.toMatch(/Первов|Второв/);
  await api.db.execute(sql`update users set email = 'new8@example.ru' where phone = ${STAFF}`);
  api.wait(13 * DAY);
  await calls.sweep();
  expect((await calls.emails('new8@example.ru'))[0]).toMatch(/Через неделю.*Участников: 2/s);
  expect((await calls.emails('demo8@example.ru')).filter((letter) => letter.includes('Через неделю: Проба'))).toEqual(
    [],
  );
  await api.db.execute(sql`update users set email = 'demo8@example.ru' where phone = ${STAFF}`);
});

test('drops messages that are too late, and gives up an address that fails for days', async () => {
  const slug = await calls.event({ days: 10 });
  const someone = { ...person(79), email: 'vera.late@example.ru' };
  await api.db.execute(sql`alter table mail_inbox rename to mail_inbox_away`);
  await register(slug, { participants: [someone] });
  api.wait(4 * DAY);
  await calls.sweep();
  api.wait(7 * DAY);
  await api.db.execute(sql`alter table mail_inbox_away rename to mail_inbox`);
  await calls.sweep();
  expect(await calls.emails(someone.email)).toEqual([]);
});

describe('the organiser', () => {
  const sms = async (to: string) => {
    await api.workOff();
    const rows = await rowsOf<{ text: string }>(
      api.db.execute(sql`select body as text from sms_inbox where phone = ${to}`),
    );
    return rows.map(({ text }) => text);
  };

  test('cancels an event: notifies all by email and SMS, refunds payments and sends no reminders', async () => {
    const slug = await calls.event({ seats: 1, days: 10, price: 5000 });
    const [someone, deleted] = [{ ...person(80), email: 'vera.called@example.ru' }, person(81)];
    const { id } = (await register(slug, { participants: [someone] })).json().registration;
    await api.manage('POST', `/registrations/${id}/paid/`);
    await register(slug, { participants: [deleted], waitlist: true });
    await api.db.execute(
      sql`update event_participants set email = 'deleted-81', phone = 'deleted-81' where email = ${deleted.email}`,
    );
    const listed = (await api.manage('GET', '/events/'))
      .json()
      .items.find((one: { slug: string }) => one.slug === slug);
    expect(listed).toMatchObject({ status: 'full', seats_taken: 1, waiting: 1 });

    expect((await api.manage('POST', `/events/${slug}/cancel/`, { reason: ' ' })).statusCode).toBe(400);
    const cancelled = await api.manage('POST', `/events/${slug}/cancel/`, { reason: 'Заболел преподаватель.' });
    expect(cancelled.json()).toMatchObject({ status: 'cancelled', seats_taken: 0, waiting: 0 });
    expect(await calls.states(slug)).toEqual(['cancelled', 'cancelled']);
    expect((await calls.emails(someone.email))[0]).toMatch(
      /Мероприятие отменено.*Заболел преподаватель\. Вернём 100.% оплаты/s,
    );
    expect(await sms(someone.phone)).toEqual([expect.stringMatching(/^Занятие академии \d\d\.\d\d\.2\d{3} отменено/)]);
    expect((await api.manage('POST', `/events/${slug}/cancel/`, { reason: 'Снова' })).json().code).toBe('no_changes');
    expect((await api.manage('GET', `/decisions/?noun=events&subject=${slug}`)).json().total).toBe(1);
    const received = (await calls.emails(someone.email)).length;
    api.wait(9 * DAY);
    await calls.sweep();
    expect(await calls.emails(someone.email)).toHaveLength(received);
  });

  test('moves an event: registrations stay, reminders follow the new date, cancelling is free', async () => {
    const slug = await calls.event({ days: 2, price: 5000 });
    const someone = { ...person(82), email: 'gleb.moved@example.ru' };
    const { id } = (await register(slug, { participants: [someone] })).json().registration;
    await api.manage('POST', `/registrations/${id}/paid/`);
    api.wait(HOUR);
    const day = (days: number) => new Date(api.now().getTime() + days * DAY).toISOString().slice(0, 10);
    const move = (starts_at: string, ends_at?: string) =>
      api.manage('POST', `/events/${slug}/move/`, { starts_at, ends_at });
    expect((await move(`${day(-1)}T10:00`)).json().fields).toEqual({ starts_at: expect.any(String) });
    expect((await move(`${day(20)}T10:00`, `${day(20)}T09:00`)).json().fields).toEqual({ ends_at: expect.any(String) });
    // In Moscow time, with the duration unchanged.
    expect((await move(`${day(20)}T10:00`)).json()).toMatchObject({
      starts_at: `${day(20)}T07:00:00.000Z`,
      ends_at: `${day(20)}T09:00:00.000Z`,
    });
    expect((await calls.emails(someone.email))[0]).toMatch(
      /Новая дата: Проба.*остаётся в.силе.*оплату вернём полностью/s,
    );
    // A second move is announced again.
    await move(`${day(22)}T10:00`);
    await api.workOff();
    api.wait(16 * DAY);
    await calls.sweep();
    const subjects = (await calls.emails(someone.email)).map(
      (email) => /Новая дата|Через неделю|Завтра/.exec(email)?.[0],
    );
    expect(subjects.filter(Boolean)).toEqual(['Через неделю', 'Новая дата', 'Новая дата']);
    api.wait(4.5 * DAY);
    const left = await act(id, 'cancel');
    expect(left.json().registration).toMatchObject({
      state: 'cancelled',
      reason: expect.stringMatching(/^Вернём 100/),
    });
  });

  test('sends the stream URL to confirmed participants only, on the day before and again after a change', async () => {
    const slug = await calls.event({ seats: 1, days: 3 });
    const [someone, waiting] = [87, 88].map((n) => ({ ...person(n), email: `online${n}@example.ru` }));
    await register(slug, { participants: [someone!] });
    await register(slug, { participants: [waiting!], waitlist: true });
    await api.workOff();
    const setStreamUrl = (url: string, of = slug) => api.manage('POST', `/events/${of}/stream/`, { url });
    const known = async () =>
      (await api.get(`/api/academy/calendar/${slug}/`, { session: await as(STAFF) }))
        .json()
        .pagedata.registering.registrations.map((one: { stream_url: string | null }) => one.stream_url);
    const received = async () =>
      (await calls.emails(someone!.email)).map((text) => [
        /^\S+/.exec(text)?.[0],
        /https:\/\/webinars\.example\.ru\/\w+|ссылку/.exec(text)?.[0],
      ]);
    expect((await setStreamUrl('http://webinars.example.ru/first')).json().fields).toEqual({ url: expect.any(String) });
    const offline = await calls.event();
    await api.db.execute(sql`update events set city = 'Тверь' where slug = ${offline}`);
    expect((await setStreamUrl('https://webinars.example.ru/any', offline)).json().fields).toEqual({
      url: expect.any(String),
    });
    const [first, second] = ['https://webinars.example.ru/first', 'https://webinars.example.ru/second'] as const;
    expect((await setStreamUrl(first)).json()).toMatchObject({ stream_url: first });
    expect((await setStreamUrl(first)).json().code).toBe('no_changes');
    expect(await known()).toEqual([first, null]);
    expect((await api.get(`/api/academy/calendar/${slug}/`)).body).not.toContain(first);
    expect(await received()).toEqual([['Запись', 'ссылку']]);
    api.wait(2 * DAY + HOUR);
    await calls.sweep();
    expect((await received())[0]).toEqual(['Завтра:', first]);
    api.wait(22 * HOUR);
    await setStreamUrl(second);
    await calls.sweep();
    expect(await received()).toEqual([
      ['Сегодня:', second],
      ['Завтра:', first],
      ['Запись', 'ссылку'],
    ]);
    expect((await calls.emails(waiting!.email)).join()).not.toContain('webinars');
    api.wait(4 * HOUR);
    expect(await known()).toEqual([null, null]);
  });

  test('records attendance; absent participants get no certificate', async () => {
    const slug = await calls.event({ seats: 3, days: 2 });
    const people = [person(83), person(84)];
    const { id } = (await register(slug, { participants: people })).json().registration;
    const list = (await api.manage('GET', `/events/${slug}/participants/`)).json().items as { id: number }[];
    const attendance = (absent: number[]) => api.manage('POST', `/events/${slug}/attendance/`, { absent });
    expect((await attendance([])).json().code).toBe('no_changes');
    api.wait(2 * DAY + HOUR);
    expect((await attendance([987_654])).json().fields).toEqual({ absent: expect.stringContaining('987654') });
    const absent = list.slice(0, 1).map((one) => one.id);
    expect((await attendance(absent)).json().items).toMatchObject([{ attended: false }, { attended: true }]);
    expect((await calls.emails(people[1]!.email)).some((email) => email.includes('Как прошло занятие'))).toBe(false);
    api.wait(HOUR);
    const uncertified = (await api.manage('GET', '/academy-certificates/participants/')).json().items as {
      id: number;
    }[];
    expect(list.map((one) => uncertified.some((other) => other.id === one.id))).toEqual([false, true]);
    const own = await api.get('/api/account/academy/?show=past', { session: await as(STAFF) });
    const mine = own
      .json()
      .pagedata.items.find((item: { registration: { id: string } }) => item.registration.id === id);
    expect(mine.registration.participants.map((one: { outcome: string }) => one.outcome)).toEqual([
      'absent',
      'attended',
    ]);
  });

  test('requests feedback after the event from participants who were present, by private links', async () => {
    const slug = await calls.event({ days: 2 });
    const people = [85, 86].map((n) => ({ ...person(n), email: `said${n}@example.ru` }));
    await register(slug, { participants: people });
    api.wait(2 * DAY + HOUR);
    const [{ id: absent }] = (await api.manage('GET', `/events/${slug}/participants/`)).json().items;
    await api.manage('POST', `/events/${slug}/attendance/`, { absent: [absent] });
    const letters = async () =>
      (await Promise.all(people.map(({ email }) => calls.emails(email)))).map(
        (all) => all.flatMap((text) => /\/academy\/feedback\/([0-9a-f-]{36})\//.exec(text)?.[1] ?? [])[0],
      );
    expect(await letters()).toEqual([undefined, undefined]);
    api.wait(2 * HOUR);
    await calls.sweep();
    await calls.sweep();
    const codes = (await letters()).filter((code) => code !== undefined);
    const requests = (await Promise.all(people.map(({ email }) => calls.emails(email)))).flat();
    expect(requests.find((text) => text.includes('/academy/feedback/'))).toContain('Здравствуйте!');
    expect(codes).toHaveLength(1);
    const address = `/api/academy/feedback/${codes[0]}/`;
    expect((await api.get(address)).json().pagedata).toMatchObject({ event: { title: 'Проба' }, feedback: null });
    expect((await api.put(address, { rating: 6 })).json().fields).toEqual({ rating: expect.any(String) });
    await api.put(address, { rating: 3, liked: 'Стенды', missed: '' });
    expect((await api.put(address, { rating: 4, liked: 'Стенды', missed: 'Времени' })).statusCode).toBe(200);
    const said = { rating: 4, liked: 'Стенды', missed: 'Времени' };
    expect((await api.get(address)).json().pagedata.feedback).toEqual(said);
    expect((await api.manage('GET', `/events/${slug}/feedback/`)).json().items).toMatchObject([said]);
    for (const code of ['00000000-0000-4000-8000-000000000000', 'no-code'])
      expect((await api.get(`/api/academy/feedback/${code}/`)).statusCode).toBe(404);
  });
});

test('lists registrations for the staff by state and search, with what a cancellation refunds', async () => {
  const slug = await calls.event({ days: 10, price: 5000 });
  await api.db.execute(sql`update events set title = 'Поиск 100 %' where slug = ${slug}`);
  const surnames = { surname: 'Ждущая', name: 'Яна' };
  const { id } = (await register(slug, { participants: [{ ...person(9093), ...surnames }] })).json().registration;
  const list = async (query: Record<string, string>) =>
    (await api.manage('GET', `/registrations/?${new URLSearchParams(query)}`)).json();
  for (const search of ['поиск 100 %', 'ждущая ян', '+79110009093'])
    expect(await list({ search })).toMatchObject({ total: 1, items: [{ id, slug, may_cancel: true, refund: '' }] });
  expect(await list({ search: '100 %', state: 'confirmed' })).toMatchObject({ total: 0, items: [], pages: 0 });
  expect((await list({ state: 'lost' })).code).toBe('validation');
  await api.manage('POST', `/registrations/${id}/paid/`);
  expect((await list({ search: '100 %', state: 'confirmed' })).items).toMatchObject([
    { id, refund: expect.stringContaining('100'), pay_until: null },
  ]);
  api.wait(10 * DAY + HOUR);
  expect((await list({ search: '100 %' })).items).toMatchObject([{ id, may_cancel: false }]);
});

test('shows an event to the staff with the number of people to notify of a change, and finds coming and past ones', async () => {
  const slug = await calls.event({ days: 3, price: 700, seats: 2 });
  await api.db.execute(sql`
    update events set title = 'Утренний_класс', trainer_ids = '{1}', location_id = 1, city = 'Москва' where slug = ${slug}`);
  const shown = async () => (await api.manage('GET', `/events/${slug}/`)).json();
  expect(await shown()).toMatchObject({
    ...{ price: 700, partner_price: null, concerned: 0, trainer_links: 0, moved_from: null, decisions: [] },
    place: { title: expect.any(String), address: expect.stringContaining('Москва, ') },
    trainers: [{ name: 'Белов Андрей Сергеевич' }],
  });
  await register(slug, { participants: [person(94), person(95)] });
  await register(slug, { participants: [person(96)], waitlist: true });
  await api.manage('POST', `/events/${slug}/trainer-link/`);
  // The three participants, and the employee who registered them.
  expect(await shown()).toMatchObject({ concerned: 4, trainer_links: 1, decisions: [{ action: 'trainer-link' }] });
  const list = async (query: Record<string, string>) =>
    (await api.manage('GET', `/events/?${new URLSearchParams(query)}`)).json();
  expect(await list({ search: 'утренний_кл' })).toMatchObject({ total: 1, items: [{ slug, waiting: 1 }] });
  expect(await list({ search: 'утренний_кл', when: 'past' })).toMatchObject({ total: 0 });
  api.wait(4 * DAY);
  const past = await list({ when: 'past' });
  expect(past.items[0]).toMatchObject({ slug, status: 'finished' });
  expect(past.total).toBeGreaterThan(1);
  expect((await api.manage('GET', '/events/nothing/')).statusCode).toBe(404);
});
