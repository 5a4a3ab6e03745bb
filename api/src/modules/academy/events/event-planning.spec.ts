import { afterAll, beforeAll, expect, test } from 'vitest';
import { EventPageData } from '@site/contracts/academy';
import { DAY } from '@site/kernel/dates';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { person, registrationCallsOf } from '../../../../test/registration-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

const STAFF = '+79000000008';

let api: TestApp;
let session: string;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '1000' });
  session = await orderCallsOf(api).as(STAFF);
}, 60_000);
afterAll(() => api.close());

const day = (days: number) => new Date(api.now().getTime() + days * DAY).toISOString().slice(0, 10);
const planned = (change = {}) => ({
  training: 'otkatnye-vorota',
  starts_at: `${day(40)}T10:00`,
  ends_at: `${day(40)}T18:00`,
  timezone: 'Asia/Yekaterinburg',
  location: 'moskva-glavnyy-klass',
  seats: 2,
  ...change,
});
const create = (change = {}) => api.manage('POST', '/events/', planned(change));
const pageOf = async (slug: string) =>
  EventPageData.parse((await api.get(`/api/academy/calendar/${slug}/`, { session })).json().pagedata);

test('plans an event of a training, in the time zone of its place, that visitors find at once', async () => {
  const { trainings, locations, trainers } = (await api.manage('GET', '/event-choices/')).json();
  expect(trainings.map(({ slug }: { slug: string }) => slug)).toContain(planned().training);
  expect([locations.length > 0, trainers.length > 0]).toEqual([true, true]);
  expect(trainings.some(({ type }: { type: string }) => type === 'online')).toBe(false);

  const response = await create();
  expect(response.json()).toMatchObject({
    starts_at: `${day(40)}T05:00:00.000Z`,
    registration_closes_at: `${day(39)}T05:00:00.000Z`,
    status: 'few_seats',
    ...{ seats_total: 2, seats_taken: 0 },
    trainers: [{ name: 'Белов Андрей Сергеевич' }],
    decisions: [{ author: 'Заказова Зоя', action: 'create' }],
  });
  const { slug, title } = response.json();
  expect(slug).toMatch(new RegExp(`^[a-z-]+-${day(40)}$`));
  const page = await pageOf(slug);
  expect(page.event).toMatchObject({ title, training: { title }, programme: expect.arrayContaining([]) });
  expect(page.event.programme[0]?.hours).toMatch(/час/);
  expect((await api.get('/api/academy/calendar/')).body).toContain(slug);
  // Another one on the same day.
  expect((await create()).json().slug).toBe(`${slug}-2`);
});

test('names the field that cannot be accepted', async () => {
  const [online] = (await api.get('/api/academy/training/?type=online')).json().pagedata.trainings;
  const refused: [object, string][] = [
    [{ training: 'nothing' }, 'training'],
    [{ training: online.url.split('/').at(-2) }, 'training'],
    [{ starts_at: `${day(-1)}T10:00` }, 'starts_at'],
    [{ starts_at: 'завтра' }, 'starts_at'],
    [{ ends_at: `${day(40)}T09:00` }, 'ends_at'],
    [{ registration_closes_at: `${day(41)}T09:00` }, 'registration_closes_at'],
    [{ location: null }, 'location'],
    [{ trainers: ['nobody'] }, 'trainers'],
    [{ seats: 0 }, 'seats'],
    [{ price: 1000, partner_price: 2000 }, 'partner_price'],
  ];
  for (const [change, field] of refused) {
    const response = await create(change);
    expect([response.statusCode, response.json().fields]).toEqual([400, { [field]: expect.stringMatching(/^[А-Я]/) }]);
  }
});

test('changes seats, which the waiting list is offered, prices of new registrations, and the deadline', async () => {
  const { slug, title, lead, trainers } = (await create({ price: 3000 })).json();
  const calls = registrationCallsOf(api);
  const register = (n: number, waitlist: boolean) =>
    api.post(
      `/api/academy/calendar/${slug}/registrations/`,
      { participants: [person(n), person(n + 1)], waitlist, consent_participants: true },
      { session },
    );
  await register(201, false);
  await register(203, true);
  const body = {
    ...{ title, lead, price: 4000, partner_price: 3500, seats: 4 },
    trainers: trainers.map((one: { slug: string }) => one.slug),
    registration_closes_at: `${day(38)}T12:00`,
  };
  const change = (more = {}) => api.manage('PUT', `/events/${slug}/`, { ...body, ...more });
  expect((await change({ seats: 1 })).json().fields).toEqual({ seats: expect.stringContaining('2') });
  expect((await change({ title: ' ' })).json().fields).toEqual({ title: 'Заполните это поле' });
  expect((await change()).json()).toMatchObject({
    ...{ seats_total: 4, seats_taken: 4, price: 4000, partner_price: 3500 },
    registration_closes_at: `${day(38)}T07:00:00.000Z`,
    decisions: [{ action: 'change', text: expect.stringContaining('места, цена') }, { action: 'create' }],
  });
  expect(await calls.states(slug)).toEqual(['awaiting_payment', 'offered']);
  const [first] = (await pageOf(slug)).registering?.registrations ?? [];
  expect(first?.price).toBe(6000);
  expect((await change()).json().code).toBe('no_changes');
  await api.manage('POST', `/events/${slug}/cancel/`, { reason: 'Ремонт.' });
  expect((await change({ seats: 9 })).statusCode).toBe(409);
  expect((await api.manage('PUT', '/events/nothing/', body)).statusCode).toBe(404);
});
