import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventPageData } from '@site/contracts/academy';
import { TrainerPageData } from '@site/contracts/academy-trainers';
import { TrainingPageData, TrainingsPageData } from '@site/contracts/academy-trainings';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
}, 60_000);
afterAll(() => api.close());

const getJson = async (path: string) => (await api.get(`/api/academy/${path}`)).json();

describe('the list', () => {
  const trainings = async (query = '') => TrainingsPageData.parse((await getJson(`training/${query}`)).pagedata);
  const urlsOf = (data: TrainingsPageData) => data.trainings.map(({ url }) => url);

  test('shows all programmes, each with its next date', async () => {
    const all = await trainings();
    expect(all).toMatchObject({ type: null, category: null, categories: [] });
    expect(all.trainings).toHaveLength(17);
    const gates = all.trainings.find(({ url }) => url === '/academy/training/gates/otkatnye-vorota/');
    const calendar = (await getJson('calendar/otkatnye-vorota-bazovyy/')).pagedata.event;
    expect(gates?.next).toEqual({ starts_at: calendar.starts_at, timezone: 'Europe/Moscow', city: 'Москва' });
    const without = ['puskonaladka-parkovki', 'prodazhi-kompleksnyh-resheniy', 'bollardy-i-blokiratory'];
    for (const slug of without)
      expect(all.trainings.find(({ url }) => url.endsWith(`/${slug}/`))).toMatchObject({ next: null });
  });

  test('filters by a type and a category within it', async () => {
    const online = await trainings('?type=online');
    expect(urlsOf(online)).toEqual([
      '/academy/online/gates/privody-dlya-vorot/',
      '/academy/online/barriers/shlagbaumy-vybor/',
      '/academy/online/intercoms/ip-domofoniya/',
    ]);
    expect(online.categories).toEqual(['gates', 'barriers', 'intercoms']);
    const gates = await trainings('?category=gates&type=offline');
    expect(gates).toMatchObject({ type: 'offline', category: 'gates' });
    expect(urlsOf(gates)).toEqual([
      '/academy/training/gates/otkatnye-vorota/',
      '/academy/training/gates/raspashnye-vorota/',
    ]);
    expect((await trainings('?type=webinar&category=doors')).trainings).toEqual([]);
  });

  test('ignores a category without a type and unknown values, and allows search engines only the full list', async () => {
    expect((await trainings('?category=gates')).trainings).toHaveLength(17);
    expect((await trainings('?category=dancing&type=')).trainings).toHaveLength(17);
    expect((await getJson('training/')).seo.robots).toBe('index, follow');
    expect((await getJson('training/?type=online')).seo.robots).toBe('noindex, follow');
  });
});

describe('a programme', () => {
  test('returns dates, trainers and prerequisites with structured data', async () => {
    const { seo, pagedata } = await getJson('training/access/turnikety/');
    const { training, events } = TrainingPageData.parse(pagedata);
    expect(training).toMatchObject({
      level: 'advanced',
      duration_hours: 8,
      result: 'Сертификат',
      validity_months: 24,
      required: null,
      trainers: [{ url: '/academy/trainers/saveliev-timur/' }],
    });
    expect(events.map(({ url }) => url)).toEqual(['/academy/calendar/turnikety-montazh/']);
    expect(seo.jsonld).toContainEqual(
      expect.objectContaining({
        '@type': 'Course',
        url: 'https://site.test/academy/training/access/turnikety/',
        offers: expect.objectContaining({ category: 'Paid', price: 8000 }),
        hasCourseInstance: [
          expect.objectContaining({
            courseMode: 'Onsite',
            courseWorkload: 'PT8H',
            startDate: events[0]?.starts_at,
            url: 'https://site.test/academy/calendar/turnikety-montazh/',
          }),
        ],
      }),
    );
    expect(seo.breadcrumbs.map(({ url }: { url: string }) => url)).toEqual([
      '/',
      '/academy/',
      '/academy/training/',
      '/academy/training/access/turnikety/',
    ]);
  });

  test('names the programme of which an expert programme requires a certificate', async () => {
    const { training, events } = TrainingPageData.parse(
      (await getJson('training/parking/puskonaladka-parkovki/')).pagedata,
    );
    expect(training.required?.url).toBe('/academy/training/parking/parkovochnye-sistemy/');
    expect(events).toEqual([]);
  });

  test('describes an online course as a course without dates', async () => {
    const { seo, pagedata } = await getJson('online/gates/privody-dlya-vorot/');
    expect(TrainingPageData.parse(pagedata).training).toMatchObject({ type: 'online', price: 0, duration_hours: 5.5 });
    expect(seo.jsonld).toContainEqual(
      expect.objectContaining({
        '@type': 'Course',
        hasCourseInstance: [expect.objectContaining({ courseMode: 'Online', courseWorkload: 'PT5H30M' })],
      }),
    );
  });

  test.each([
    ['training/gates/privody-dlya-vorot/', '/academy/online/gates/privody-dlya-vorot/'],
    ['online/parking/turnikety/', '/academy/training/access/turnikety/'],
    ['training/gates/turnikety/', '/academy/training/access/turnikety/'],
  ])('returns the canonical URL for %s', async (asked, url) => {
    const { seo, pagedata } = await getJson(asked);
    expect(TrainingPageData.parse(pagedata).training.url).toBe(url);
    expect(seo.canonical).toBe(url);
  });

  test('returns 404 for an unknown programme', async () => {
    expect((await api.get('/api/academy/training/gates/nothing/')).statusCode).toBe(404);
    expect((await api.get('/api/academy/online/gates/nothing/')).statusCode).toBe(404);
  });
});

test('links an event to its programme, an exhibition to none and a trainer to the programmes taught', async () => {
  const eventOf = async (slug: string) => EventPageData.parse((await getJson(`calendar/${slug}/`)).pagedata).event;
  expect((await eventOf('turnikety-montazh')).training).toEqual({
    url: '/academy/training/access/turnikety/',
    title: 'Турникеты: монтаж и\u00a0сервис',
  });
  expect((await eventOf('vystavka-stroitelnyy-forum')).training).toBeNull();
  const { trainings } = TrainerPageData.parse((await getJson('trainers/saveliev-timur/')).pagedata);
  expect(trainings.map(({ url }) => url)).toEqual([
    '/academy/training/access/kontrol-dostupa/',
    '/academy/training/access/turnikety/',
    '/academy/training/intercoms/domofoniya/',
    '/academy/online/intercoms/ip-domofoniya/',
  ]);
});
