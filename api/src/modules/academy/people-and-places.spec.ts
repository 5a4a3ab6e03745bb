import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EventPageData } from '@site/contracts/academy';
import { LocationPageData, LocationsPageData } from '@site/contracts/academy-locations';
import { TrainerPageData, TrainersPageData } from '@site/contracts/academy-trainers';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { eq } from 'drizzle-orm';
import { academyTrainers, events } from '../../tables/academy-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const slugOf = ({ slug }: { slug: string }) => slug;
const getJson = async (path: string) => (await api.get(`/api/academy/${path}`)).json();

describe('the trainers', () => {
  const trainers = async (query = '') => TrainersPageData.parse((await getJson(`trainers/${query}`)).pagedata);

  test('lists all trainers by surname, with their years of experience and the categories taught', async () => {
    const { category, categories, trainers: all } = await trainers();
    expect(category).toBeNull();
    expect(categories).toEqual(['gates', 'barriers', 'parking', 'access', 'intercoms', 'doors', 'sales']);
    expect(all.map(({ name, experience_years }) => [name, experience_years])).toEqual([
      ['Белов Андрей Сергеевич', 17],
      ['Горина Марина Игоревна', 14],
      ['Ларина Елена Викторовна', 21],
      ['Савельев Тимур Русланович', 11],
    ]);
  });

  test('filters by category, keeps filtered lists out of search engines and ignores unknown categories', async () => {
    const narrowed = await trainers('?category=parking');
    expect(narrowed.category).toBe('parking');
    expect(narrowed.trainers.map(({ url }) => url)).toEqual(['/academy/trainers/gorina-marina/']);
    expect((await trainers('?category=dancing')).trainers).toHaveLength(4);
    expect((await getJson('trainers/?category=parking')).seo.robots).toBe('noindex, follow');
    expect((await getJson('trainers/')).seo.robots).toBe('index, follow');
  });

  test('returns a trainer with the events to come and structured data', async () => {
    const { seo, pagedata } = await getJson('trainers/saveliev-timur/');
    const { trainer, events: next } = TrainerPageData.parse(pagedata);
    expect(trainer).toMatchObject({ name: 'Савельев Тимур Русланович', categories: ['access', 'intercoms'] });
    expect(next.length).toBeGreaterThan(0);
    expect(next.map(({ starts_at }) => starts_at)).toEqual(next.map(({ starts_at }) => starts_at).toSorted());
    expect(next.some(({ status }) => status === 'finished' || status === 'cancelled')).toBe(false);
    expect(trainer.photo).toMatchObject({ alt: 'Тимур Савельев, портрет', width: 640, height: 640 });
    const slugs = next.map(slugOf);
    const rows = (await api.db.select().from(events)).filter(({ slug }) => slugs.includes(slug));
    expect(rows.map(({ trainer_ids }) => trainer_ids)).toEqual(slugs.map(() => [3]));
    expect(seo.jsonld).toContainEqual(
      expect.objectContaining({
        '@type': 'Person',
        familyName: 'Савельев',
        jobTitle: trainer.position,
        image: expect.stringMatching(/^https:\/\/site\.test\/media\/portrait\/dark-haired-engineer-480\.png\?v=/),
        url: 'https://site.test/academy/trainers/saveliev-timur/',
      }),
    );
    expect(seo.breadcrumbs.map(({ url }: { url: string }) => url)).toEqual([
      '/',
      '/academy/',
      '/academy/trainers/',
      '/academy/trainers/saveliev-timur/',
    ]);
  });
});

test('gives every trainer a portrait, which structured data refers to', async () => {
  const { trainers } = TrainersPageData.parse((await getJson('trainers/')).pagedata);
  const faces = trainers.map(({ photo }) => photo!.src);
  expect(new Set(faces).size).toBe(4);
  for (const src of faces) expect((await api.get(src, { key: null })).body).toContain('viewBox="0 0 640 640"');
  const { seo } = await getJson('trainers/belov-andrey/');
  const { image } = seo.jsonld.find((one: { '@type': string }) => one['@type'] === 'Person');
  expect((await api.get(image.replace('https://site.test', ''), { key: null })).headers['content-type']).toBe(
    'image/png',
  );
});

test('omits the photo of a trainer without a portrait', async () => {
  await api.db.update(academyTrainers).set({ photo: null }).where(eq(academyTrainers.slug, 'larina-elena'));
  const { seo, pagedata } = await getJson('trainers/larina-elena/');
  expect(TrainerPageData.parse(pagedata).trainer.photo).toBeNull();
  expect(seo.jsonld.find((one: { '@type': string }) => one['@type'] === 'Person')).not.toHaveProperty('image');
});

describe('the classrooms', () => {
  const location = async (slug: string) => LocationPageData.parse((await getJson(`locations/${slug}/`)).pagedata);

  test('counts the upcoming events of each classroom, as its own page lists them', async () => {
    const { locations } = LocationsPageData.parse((await getJson('locations/')).pagedata);
    expect(locations.map(({ city }) => city)).toEqual(['Москва', 'Санкт-Петербург', 'Екатеринбург', 'Новосибирск']);
    for (const { url, city, upcoming_count } of locations) {
      const page = await location(url.split('/')[3]!);
      expect([city, page.events.length]).toEqual([city, upcoming_count]);
      expect(page.events.every((event) => event.city === city)).toBe(true);
    }
    expect(locations[0]?.upcoming_count).toBeGreaterThan(0);
  });

  test('returns the photos of each classroom with their size; the list shows the first', async () => {
    const { locations } = LocationsPageData.parse((await getJson('locations/')).pagedata);
    const all: string[] = [];
    for (const { url, photo } of locations) {
      const { photos } = (await location(url.split('/')[3]!)).location;
      expect(photos.length).toBeGreaterThan(1);
      expect(photo).toEqual(photos[0]);
      for (const { src, alt, width, height } of photos) {
        expect((await api.get(src, { key: null })).body).toContain(`viewBox="0 0 ${width} ${height}"`);
        expect(alt).toMatch(/[а-яё]{4}/);
        all.push(src);
      }
    }
    expect(new Set(all).size).toBe(all.length);
    const { seo } = await getJson('locations/novosibirsk/');
    const { photo } = seo.jsonld.find((one: { '@type': string }) => one['@type'] === 'Place');
    expect(photo).toHaveLength(2);
    expect((await api.get(photo[0].replace('https://site.test', ''), { key: null })).headers['content-type']).toBe(
      'image/png',
    );
  });

  test('keeps a cancelled event in the calendar but not on the classroom page', async () => {
    const cancelled = 'bollardy-i-blokiratory';
    expect((await getJson('calendar/')).pagedata.events.map(slugOf)).toContain(cancelled);
    expect((await location('moskva-glavnyy-klass')).events.map(slugOf)).not.toContain(cancelled);
  });

  test('returns a classroom with its rooms, contacts and structured data', async () => {
    const { seo, pagedata } = await getJson('locations/moskva-glavnyy-klass/');
    expect(LocationPageData.parse(pagedata).location).toMatchObject({
      title: 'Главный класс при заводе',
      phone: '+78005550120',
      rooms: [{ seats: 20 }, { seats: 14 }, { seats: 60 }],
    });
    expect(seo.jsonld).toContainEqual(
      expect.objectContaining({
        '@type': 'Place',
        address: expect.objectContaining({ addressLocality: 'Москва' }),
        geo: { '@type': 'GeoCoordinates', latitude: 55.712, longitude: 37.641 },
      }),
    );
  });
});

test('links an event to its trainers and its classroom', async () => {
  const { seo, pagedata } = await getJson('calendar/otkatnye-vorota-bazovyy/');
  const { event } = EventPageData.parse(pagedata);
  expect(event.trainers.map(({ url }) => url)).toEqual(['/academy/trainers/belov-andrey/']);
  expect(event.location?.url).toBe('/academy/locations/moskva-glavnyy-klass/');
  expect(seo.jsonld).toContainEqual(
    expect.objectContaining({
      performer: [expect.objectContaining({ url: 'https://site.test/academy/trainers/belov-andrey/' })],
    }),
  );
});

test.each(['trainers', 'locations'])('returns 404 for an unknown entry of %s', async (list) => {
  expect((await api.get(`/api/academy/${list}/nothing/`)).statusCode).toBe(404);
});
