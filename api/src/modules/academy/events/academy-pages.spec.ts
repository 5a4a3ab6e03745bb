import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CalendarPageData, EventPageData } from '@site/contracts/academy';
import { sql } from 'drizzle-orm';
import { orderCallsOf } from '../../../../test/order-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { formRequests } from '../../../tables/form-tables.ts';

let api: TestApp;
let as: (phone: string) => Promise<string>;
beforeAll(async () => {
  api = await startTestApp({ AUTH_CODES_PER_ADDRESS: '100' });
  ({ as } = orderCallsOf(api));
});
afterAll(() => api.close());

const getJson = async (query = '') => (await api.get(`/api/academy/calendar/${query}`)).json();
const calendar = async (query = '') => CalendarPageData.parse((await getJson(query)).pagedata);
const eventOf = async (slug: string, session: string | null = null) =>
  (await api.get(`/api/academy/calendar/${slug}/`, { session })).json();

describe('the calendar', () => {
  test('lists upcoming events soonest first, and past ones only on request', async () => {
    const { events, cities } = await calendar();
    const starts = events.map(({ starts_at }) => starts_at);
    expect(starts).toEqual(starts.toSorted());
    expect(starts.every((moment) => moment > '2026-11-21T09:00:00Z')).toBe(true);
    expect(cities).toEqual(['Екатеринбург', 'Москва', 'Новосибирск', 'Санкт-Петербург']);
    const past = (await calendar('?past=1')).events;
    expect(past.length).toBeGreaterThan(2);
    expect(past.every(({ status }) => status === 'finished')).toBe(true);
  });

  test('offers no cancelled event among those with free seats', async () => {
    const statuses = async (query: string) => (await calendar(query)).events.map(({ status }) => status);
    expect(await statuses('')).toContain('cancelled');
    expect(await statuses('?free=1')).not.toContain('cancelled');
  });

  test('combines filters and ignores invalid values', async () => {
    const all = (await calendar()).events;
    const webinars = (await calendar('?type=webinar')).events;
    expect(webinars.length).toBeGreaterThan(1);
    expect(webinars.every(({ type, city }) => type === 'webinar' && city === null)).toBe(true);
    const here = (await calendar(`?city=${encodeURIComponent('Екатеринбург')}&category=parking`)).events;
    expect(here.map(({ status }) => status)).toEqual(['full']);
    expect((await calendar(`?city=${encodeURIComponent('Екатеринбург')}&category=parking&free=1`)).events).toEqual([]);
    expect((await calendar('?type=&city=&category=dancing&free=maybe&month=13')).events).toEqual(all);
  });

  test('shows the events of a month by the clock of their location', async () => {
    const { month, events } = await calendar('?view=month&month=2026-12');
    expect(month).toBe('2026-12');
    expect(events.length).toBeGreaterThan(5);
    expect(events.every(({ starts_at }) => starts_at.startsWith('2026-12'))).toBe(true);
    expect((await calendar('?view=month')).month).toBe('2026-11');
    const november = (await calendar('?view=month&past=1')).events.map(({ status }) => status);
    expect(november).toContain('finished');
    expect(november.at(-1)).not.toBe('finished');
  });

  test('is indexed by search engines, but its filtered lists are not', async () => {
    expect((await getJson()).seo.robots).toBe('index, follow');
    expect((await getJson('?type=webinar')).seo.robots).toBe('noindex, follow');
  });
});

describe('an event', () => {
  test('returns the content, location and trainers with structured data', async () => {
    const { seo, pagedata } = await eventOf('turnikety-montazh');
    const { event, registering } = EventPageData.parse(pagedata);
    expect(registering).toBeNull();
    expect(event).toMatchObject({
      timezone: 'Asia/Novosibirsk',
      moved_from: expect.any(String),
      location: { title: 'Класс «Сибирь»' },
      trainers: [{ name: 'Савельев Тимур Русланович' }],
    });
    expect(seo.jsonld).toContainEqual(
      expect.objectContaining({
        '@type': 'EducationEvent',
        eventStatus: 'https://schema.org/EventRescheduled',
        eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
        offers: expect.objectContaining({ price: 8000, priceCurrency: 'RUB' }),
      }),
    );
  });

  test('shows the new date of a moved event unless few seats are left', async () => {
    const { pagedata } = await eventOf('turnikety-montazh');
    const { event } = EventPageData.parse(pagedata);
    const day = new Intl.DateTimeFormat('ru-RU', { day: 'numeric', month: 'long', timeZone: event.timezone });
    const label = async () => EventPageData.parse((await eventOf('turnikety-montazh')).pagedata).event.status_label;
    const free = (seats: number) =>
      api.db.execute(sql`update events set seats_taken = seats_total - ${seats} where slug = 'turnikety-montazh'`);
    const before = event.seats_free;
    await free(4);
    expect((await label()).replaceAll('\u00a0', ' ')).toBe(`Перенесено на ${day.format(new Date(event.starts_at))}`);
    await free(2);
    expect(await label()).toMatch(/^Осталось 2/);
    await free(before);
  });

  test('returns 404 for an unknown event', async () => {
    expect((await api.get('/api/academy/calendar/nothing/')).statusCode).toBe(404);
  });

  test('offers a manager the employees of the company, and a private person only themselves', async () => {
    const owner = EventPageData.parse((await eventOf('turnikety-montazh', await as('+79000000010'))).pagedata);
    expect(owner.registering).toMatchObject({ others: true, limit: 5 });
    expect(owner.registering?.colleagues.map(({ phone }) => phone)).toContain('+79000000003');
    const person = EventPageData.parse((await eventOf('turnikety-montazh', await as('+79000000001'))).pagedata);
    expect(person.registering).toMatchObject({ others: false, colleagues: [], self: { phone: '+79000000001' } });
  });
});

describe('a custom event', () => {
  const request = {
    company: 'ООО «Синтетика»',
    city: 'Тверь',
    category: 'parking',
    period: 'вторая половина февраля',
    people: 12,
    format: 'yours',
    comment: '',
    name: 'Анна',
    phone: '+79161234567',
    email: 'anna@example.ru',
    consent: true,
  };
  const send = (change: object) => api.post('/api/academy/custom-events/', { ...request, ...change });

  test('has its own page and stores a request', async () => {
    const { seo, pagedata } = (await api.get('/api/academy/calendar/custom/')).json();
    expect(pagedata).toEqual({ kind: 'academy-custom' });
    expect(seo).toMatchObject({ h1: 'Индивидуальное обучение', canonical: '/academy/calendar/custom/' });
    expect((await send({})).json()).toEqual({
      status: 'ok',
      number: 'З-000001',
      url: expect.stringMatching(/^\/support\/request\/.{20,}\/$/),
    });
    const { consent: _given, ...fields } = request;
    expect(await api.db.select().from(formRequests)).toMatchObject([{ form_code: 'training-request', fields }]);
  });

  test.each([
    ['people', { people: 4 }],
    ['people', { people: 31 }],
    ['format', { format: 'elsewhere' }],
    ['city', { city: '' }],
    ['consent', { consent: false }],
  ])('rejects an invalid %s', async (field, change) => {
    expect((await send(change)).json()).toMatchObject({ code: 'validation', fields: { [field]: expect.any(String) } });
  });
});
