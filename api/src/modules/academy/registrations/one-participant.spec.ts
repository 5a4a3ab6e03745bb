import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { pdfText } from '../../../../test/pdf-text.ts';
import {
  person as personOf,
  registrationCallsOf,
  type RegistrationCalls,
} from '../../../../test/registration-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const [CUSTOMER, STAFF] = ['+79000000001', '+79000000008'];
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

const person = (n: number) => personOf(n, 'one.of.');
/** Eight days ahead, before both reminders, unless the test says otherwise. */
const event: RegistrationCalls['event'] = (change) => calls.event({ days: 8, ...change });

const one = async (id: string, participant: number, action: 'cancel' | 'replace', by = STAFF, body: object = {}) =>
  api.post(`/api/academy/registrations/${id}/participants/${participant}/${action}/`, body, {
    session: await as(by),
  });
const exchange = (id: string, participant: number, successor: object, by = STAFF) =>
  one(id, participant, 'replace', by, { participant: successor, consent_participants: true });
/** Registers the people, or puts them on the waiting list. */
const group = async (slug: string, participants: object[], by = STAFF) =>
  (
    await api.post(
      `/api/academy/calendar/${slug}/registrations/`,
      { participants, waitlist: true, consent_participants: true },
      { session: await as(by) },
    )
  ).json().registration;
const namesOf = ({ participants }: { participants: { name: string }[] }) => participants.map(({ name }) => name);

test('leaves alone: the waiting list gets the seat, the person and the owner get a letter, the others stay', async () => {
  const slug = await event({ seats: 2 });
  const { id, participants } = await group(slug, [person(201), person(202)]);
  const waiting = await group(slug, [person(203)]);
  expect(waiting.state).toBe('waitlist');
  const left = (await one(id, participants[0].id, 'cancel')).json().registration;
  expect(left).toMatchObject({ state: 'confirmed', participants: [{ id: participants[1].id }] });
  expect(await calls.states(slug)).toEqual(['confirmed', 'offered']);
  expect(await calls.seats(slug)).toBe(2);
  expect((await calls.emails(person(201).email))[0]).toMatch(/^Участие отменено: Проба.*Ваше участие отменено/s);
  expect(await calls.emails('demo8@example.ru')).toContainEqual(
    expect.stringMatching(/^Участие отменено: Проба.*Участие одного человека отменено\.\s+Участников: 1/s),
  );
  // After a lost response the call is repeated, and frees no other seat.
  expect((await one(id, participants[0].id, 'cancel')).json().registration.participants).toHaveLength(1);
  expect(await calls.seats(slug)).toBe(2);
  const attending = (await api.manage('GET', `/events/${slug}/participants/`)).json().items;
  expect(attending.map(({ id: listed }: { id: number }) => listed)).toEqual([participants[1].id]);

  api.wait(DAY);
  await calls.sweep();
  expect((await calls.emails(person(201).email))[0]).toMatch(/^Участие отменено/);
  expect((await calls.emails(person(202).email))[0]).toMatch(/^Через неделю/);
});

test('cancels the registration as the last one', async () => {
  const slug = await event();
  const { id, participants } = await group(slug, [person(204), person(205)]);
  await one(id, participants[1].id, 'cancel');
  const last = (await one(id, participants[0].id, 'cancel')).json().registration;
  expect(last.state).toBe('cancelled');
  expect(namesOf(last)).toHaveLength(1);
  expect(await calls.seats(slug)).toBe(0);
});

test('makes room for a smaller group on the waiting list', async () => {
  const slug = await event({ seats: 3 });
  await group(slug, [person(206), person(207)]);
  const { id, participants } = await group(slug, [person(208), person(209)]);
  expect(await calls.states(slug)).toEqual(['confirmed', 'waitlist']);
  expect((await one(id, participants[0].id, 'cancel')).json().registration.state).toBe('offered');
  expect(await calls.seats(slug)).toBe(3);
});

test('is refunded by the share of the whole registration, which the coordinator sees', async () => {
  const slug = await event({ days: 4, price: 5000, seats: 5 });
  const { id, participants } = await group(slug, [person(210), person(211)], OUTSIDER);
  await api.manage('POST', `/registrations/${id}/paid/`);
  const left = (await one(id, participants[0].id, 'cancel', OUTSIDER)).json().registration;
  expect(left).toMatchObject({ price: 5000, refund_percent: 50 });
  expect((await calls.emails('demo7@example.ru'))[0]).toMatch(/отменено\. Вернём 50.% стоимости этого места/);
  const listed = (await api.manage('GET', '/registrations/')).json().items;
  expect(listed.find((row: { id: string }) => row.id === id)).toMatchObject({
    price: 5000,
    left: [expect.stringMatching(/^Участников Имя.: Вернём 50.%/)],
  });
});

test('leaves an unpaid invoice with the seats that are left', async () => {
  const slug = await event({ price: 5000, seats: 5 });
  const { id, participants, invoice } = await group(
    slug,
    [person(212), { ...person(213), surname: 'Белов' }],
    OUTSIDER,
  );
  const kept = (await one(id, participants[0].id, 'cancel', OUTSIDER)).json().registration;
  expect(kept).toMatchObject({ state: 'awaiting_payment', price: 5000, invoice: { number: invoice.number } });
  const paper = await api.get(invoice.url, { session: await as(OUTSIDER), key: null });
  const text = (await pdfText(paper.bytes)).replace(/[\u00a0\u202f]/g, ' ');
  expect(text).toContain('Всего к оплате 5 000,00 ₽');
  expect(text).toContain('Белов');
  expect(text).not.toContain('Участников');
});

test('is subject to the limit of three days, and to the rights of the owner', async () => {
  const slug = await event({ days: 4, seats: 5 });
  const { id, participants } = await group(slug, [person(214), person(215)]);
  expect((await one(id, participants[0].id, 'cancel', CUSTOMER)).statusCode).toBe(404);
  const other = await group(slug, [person(216), person(217)]);
  expect((await one(id, other.participants[0].id, 'cancel')).statusCode).toBe(404);
  api.wait(2 * DAY);
  const late = await one(id, participants[0].id, 'cancel');
  expect([late.statusCode, late.json().code]).toEqual([409, 'registration_state']);
  // The seat stays taken, so that an exchange is possible until the start.
  expect((await exchange(id, participants[0].id, person(218))).statusCode).toBe(200);
  api.wait(2 * DAY);
  expect((await exchange(id, participants[1].id, person(219))).json().code).toBe('registration_state');
});

test('is exchanged for another person, who gets the confirmation and the reminders', async () => {
  const slug = await event({ seats: 2 });
  const { id, participants } = await group(slug, [person(220), person(221)]);
  const successor = { ...person(222), surname: 'Сменов', email: 'ONE.of.222@example.ru' };
  const changed = (await exchange(id, participants[0].id, successor)).json().registration;
  expect(namesOf(changed)).toEqual([expect.stringMatching(/^Участников/), expect.stringMatching(/^Сменов/)]);
  expect(await calls.seats(slug)).toBe(2);
  expect((await calls.emails(person(220).email))[0]).toMatch(
    /^Участник заменён: Проба.*Вместо вас придёт другой участник/s,
  );
  expect((await calls.emails(person(222).email))[0]).toMatch(/^Запись подтверждена: Проба/);
  expect(await calls.emails(person(221).email)).toHaveLength(1);
  api.wait(DAY);
  await calls.sweep();
  expect((await calls.emails(person(222).email))[0]).toMatch(/^Через неделю/);
  expect((await calls.emails(person(220).email))[0]).toMatch(/^Участник заменён/);
  // The first one comes back, and is invited anew.
  await exchange(id, changed.participants[1].id, person(220));
  expect((await calls.emails(person(220).email))[0]).toMatch(/^Запись подтверждена/);
});

test('is not exchanged for a registered person, nor by who may register only themselves', async () => {
  const slug = await event({ seats: 5 });
  const { id, participants } = await group(slug, [person(223), person(224)]);
  expect((await exchange(id, participants[0].id, person(224))).json().code).toBe('duplicate_participants');
  const unconsented = await one(id, participants[0].id, 'replace', STAFF, { participant: person(225) });
  expect(unconsented.json().fields).toHaveProperty('consent_participants');
  // A corrected address of the same person is no duplicate.
  const corrected = await exchange(id, participants[0].id, { ...person(223), email: 'one.corrected@example.ru' });
  expect(corrected.statusCode).toBe(200);
  const own = await group(slug, [{ ...person(226), phone: CUSTOMER }], CUSTOMER);
  expect(own).toMatchObject({ may_cancel: true, may_replace: false });
  expect((await exchange(own.id, own.participants[0].id, person(227), CUSTOMER)).statusCode).toBe(403);
});
