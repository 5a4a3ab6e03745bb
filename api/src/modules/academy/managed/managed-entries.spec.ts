import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LocationFields, TrainerFields, TrainingFields } from '@site/contracts/manage-academy';
import sharp from 'sharp';
import { addMedium } from '../../../../test/media-calls.ts';
import { logInAsStaff } from '../../../../test/staff-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

/** Pages are cached for five seconds. */
const pageOf = async (path: string) => {
  api.wait(5_000);
  const response = await api.get(`/api/academy/${path}`);
  return { status: response.statusCode, body: response.body, ...response.json() };
};
const mistakes = (response: { json: () => { fields?: object } }) => Object.keys(response.json().fields ?? {});

const trainer: TrainerFields = {
  ...{ surname: 'Юрьева', name: 'Анна', patronymic: '', position: 'Инженер', biography: 'Запускает парковки' },
  ...{ categories: ['parking'], working_since: 2015, email: '', portrait: null },
};
const location: LocationFields = {
  ...{
    title: 'Класс на Каме',
    city: 'Пермь',
    address: 'г. Пермь, ул. Пробная, д. 1',
    latitude: 58.01,
    longitude: 56.25,
  },
  ...{ how_to_get_there: 'От вокзала пешком', phone: '+73420000001', email: 'perm@example.ru' },
  rooms: [{ name: 'Большой зал', seats: 20 }],
  photo: null,
};
const fieldsOf = ({ photo: _photo, ...fields }: LocationFields) => fields;
const training: TrainingFields = {
  ...{ type: 'offline', category: 'parking', title: 'Парковка для начинающих', lead: 'Две стойки и касса' },
  ...{ level: 'basic', duration_hours: 8, programme: [{ module: 'Монтаж стойки', hours: 8 }] },
  ...{ audience: 'Монтажники', requirements: '', result: 'Сертификат', price: 9_000, partner_price: 5_000 },
  ...{
    validity_months: 24,
    required_training: null,
    trainers: ['belov-andrey'],
    materials: ['Схема'],
    course_id: null,
  },
};

test('adds a trainer with a portrait of the library, which then cannot be removed there', async () => {
  const form = new FormData();
  const photo = await sharp({ create: { width: 640, height: 640, channels: 3, background: '#888' } })
    .jpeg()
    .toBuffer();
  form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'yureva.jpg');
  expect((await api.manage('POST', `/media/?alt=${encodeURI('Анна Юрьева')}`, form)).statusCode).toBe(200);
  const { items } = (await api.manage('GET', '/library/?type=photo&search=yureva')).json();
  expect(items).toMatchObject([{ name: 'yureva.jpg', picture: { width: 640 } }]);

  const wrong = { working_since: 2090, portrait: 'nobody.jpg' };
  expect(mistakes(await api.manage('POST', '/trainers/', { ...trainer, ...wrong }))).toEqual(['working_since']);
  expect(mistakes(await api.manage('POST', '/trainers/', { ...trainer, portrait: 'nobody.jpg' }))).toEqual([
    'portrait',
  ]);
  const empty = { surname: '', categories: [], biography: ' ' };
  expect(mistakes(await api.manage('POST', '/trainers/', { ...trainer, ...empty }))).toEqual([
    'surname',
    'biography',
    'categories',
  ]);

  const added = await api.manage('POST', '/trainers/', { ...trainer, portrait: 'yureva.jpg' });
  expect(added.json()).toMatchObject({
    ...{ ...trainer, portrait: 'yureva.jpg', slug: 'yureva-anna', revision: 1, is_hidden: false },
    decisions: [{ author: 'Заказова Зоя', action: 'create', text: 'Юрьева Анна' }],
  });
  // A namesake gets an address of its own.
  expect((await api.manage('POST', '/trainers/', trainer)).json().slug).toBe('yureva-anna-2');
  const page = await pageOf('trainers/yureva-anna/');
  expect(page.pagedata.trainer).toMatchObject({
    name: 'Юрьева Анна',
    photo: { alt: 'Анна Юрьева, портрет', width: 640 },
  });
  const image = expect.stringMatching(/^https:\/\/site\.test\/media\/.*\.jpg/);
  expect(page.seo.jsonld).toContainEqual(expect.objectContaining({ '@type': 'Person', image }));
  const removed = await api.manage('POST', '/media/yureva.jpg/remove/');
  expect([removed.statusCode, removed.json().message]).toEqual([409, expect.stringContaining('Юрьева Анна')]);
  expect((await api.manage('GET', '/media/?unused=true')).json().total).toBe(0);
});

test('changes a trainer, and rejects what is based on an older revision with what changed since', async () => {
  const at = '/trainers/gorina-marina/';
  const shown = (await api.manage('GET', at)).json();
  const { slug: _slug, is_hidden: _hidden, url: _url, picture, decisions: _made, ...fields } = shown;
  expect(picture).toMatchObject({ alt: 'Марина Горина, портрет' });
  expect((await api.manage('PUT', at, fields)).json().code).toBe('no_changes');
  const changed = await api.manage('PUT', at, { ...fields, position: 'Главный инженер', categories: ['parking'] });
  expect(changed.json()).toMatchObject({
    ...{ position: 'Главный инженер', revision: fields.revision + 1, picture },
    decisions: [{ action: 'change', text: 'должность, направления' }],
  });
  const late = await api.manage('PUT', at, { ...fields, biography: 'Другая' });
  expect([late.statusCode, late.json().code]).toEqual([409, 'edited_meanwhile']);
  expect(late.json().message).toContain('Заказова Зоя: должность, направления');
  expect((await pageOf('trainers/gorina-marina/')).pagedata.trainer.position).toBe('Главный инженер');
});

test('hides a trainer from lists and choices; its page and its events stay', async () => {
  const at = '/trainers/belov-andrey/';
  expect((await api.manage('POST', `${at}hide/`)).json()).toMatchObject({
    is_hidden: true,
    decisions: [{ action: 'hide' }],
  });
  expect((await api.manage('POST', `${at}hide/`)).statusCode).toBe(409);
  expect((await pageOf('trainers/')).body).not.toContain('belov-andrey');
  expect((await api.get('/api/sitemap-pages.xml')).body).not.toContain('belov-andrey');
  const page = await pageOf('trainers/belov-andrey/');
  expect([page.status, page.seo.robots]).toEqual([200, 'noindex, follow']);
  const { trainers } = (await api.manage('GET', '/event-choices/')).json();
  expect(trainers.map(({ slug }: { slug: string }) => slug)).not.toContain('belov-andrey');
  expect((await api.manage('GET', '/trainers/?hidden=true')).json().items).toMatchObject([{ slug: 'belov-andrey' }]);

  // An event of the hidden trainer can be changed, with the trainer.
  const { slug } = page.pagedata.events[0];
  const event = (await api.manage('GET', `/events/${slug}/`)).json();
  const { title, price, partner_price, seats_total: seats } = event;
  const registration_closes_at = event.registration_closes_at.slice(0, 16);
  const change = { title, price, partner_price, seats, registration_closes_at, lead: 'Ещё подробнее' };
  const saved = await api.manage('PUT', `/events/${slug}/`, { ...change, trainers: ['belov-andrey', 'gorina-marina'] });
  expect(saved.json().trainers).toMatchObject([{ slug: 'belov-andrey' }, { slug: 'gorina-marina' }]);
  await api.manage('POST', `${at}show/`);
  expect((await pageOf('trainers/')).body).toContain('belov-andrey');
});

test('shows a photograph of the library in place of the drawings of a location, which keeps it', async () => {
  await addMedium(api, 'class.jpg', undefined, 'Стенды в классе');
  const at = '/locations/moskva-glavnyy-klass/';
  const { photo, picture, ...shown } = (await api.manage('GET', at)).json();
  expect([photo, picture.src]).toEqual([null, expect.stringContaining('/media/scene/')]);
  const { slug: _slug, is_hidden: _hidden, url, decisions: _made, ...fields } = shown;
  expect(mistakes(await api.manage('PUT', at, { ...fields, photo: 'none.jpg' }))).toEqual(['photo']);
  expect((await api.manage('PUT', at, { ...fields, photo: 'class.jpg' })).json()).toMatchObject({
    ...{ photo: 'class.jpg', picture: { alt: 'Стенды в классе', width: 800 }, decisions: [{ text: 'фотография' }] },
  });
  const shownPhoto = { src: expect.stringContaining('/media/photo/class-'), sources: [{ type: 'image/avif' }, {}] };
  const page = await pageOf('locations/moskva-glavnyy-klass/');
  expect(page.pagedata.location.photos).toMatchObject([shownPhoto]);
  const raster = [expect.stringMatching(/^https:\/\/site\.test\/media\/photo\/class-.*\.jpg/)];
  expect(page.seo.jsonld).toContainEqual(expect.objectContaining({ '@type': 'Place', photo: raster }));
  const [listed] = (await pageOf('locations/')).pagedata.locations;
  expect(listed).toMatchObject({ url, photo: shownPhoto });
  const removed = await api.manage('POST', '/media/class.jpg/remove/');
  expect([removed.statusCode, removed.json().message]).toEqual([409, expect.stringContaining(fields.title)]);
  expect((await api.manage('GET', '/media/?search=class.jpg')).json().items).toMatchObject([
    { locations: [`${fields.city}, ${fields.title}`] },
  ]);
});

test('adds a location where events can be planned, and changes its rooms', async () => {
  const wrong = { ...location, latitude: 100, rooms: [{ name: '', seats: 0 }] };
  expect(mistakes(await api.manage('POST', '/locations/', wrong))).toEqual([
    'latitude',
    'rooms.0.name',
    'rooms.0.seats',
  ]);
  const { slug, revision } = (await api.manage('POST', '/locations/', location)).json();
  expect(slug).toBe('perm-klass-na-kame');
  expect((await pageOf(`locations/${slug}/`)).pagedata.location).toMatchObject({ ...fieldsOf(location), photos: [] });
  const rooms = [...location.rooms, { name: 'Малый зал', seats: 8 }];
  const changed = await api.manage('PUT', `/locations/${slug}/`, { ...location, rooms, revision });
  expect(changed.json()).toMatchObject({ rooms, decisions: [{ text: 'залы' }, { action: 'create' }] });
  expect((await api.manage('GET', `/locations/?search=${encodeURI('кам')}`)).json().items).toMatchObject([{ slug }]);
  const { locations } = (await api.manage('GET', '/event-choices/')).json();
  expect(locations).toContainEqual({ slug, title: location.title, city: 'Пермь' });
});

test('adds a training of which an event is planned, and checks what its fields mean together', async () => {
  const add = (change: object = {}) => api.manage('POST', '/trainings/', { ...training, ...change });
  expect(mistakes(await add({ type: 'online' }))).toEqual(['course_id', 'price']);
  expect(mistakes(await add({ course_id: 'c-1', partner_price: 10_000 }))).toEqual(['course_id', 'partner_price']);
  expect(mistakes(await add({ required_training: 'nothing' }))).toEqual(['required_training']);
  expect(mistakes(await add({ trainers: ['nobody'] }))).toEqual(['trainers']);
  expect(mistakes(await add({ programme: [{ module: '', hours: 0 }] }))).toEqual([
    'programme.0.module',
    'programme.0.hours',
  ]);

  const added = (await add()).json();
  expect(added).toMatchObject({ ...training, slug: 'parkovka-dlya-nachinayuschih', revision: 1 });
  const page = await pageOf('training/parking/parkovka-dlya-nachinayuschih/');
  expect(page.pagedata.training).toMatchObject({ title: training.title, materials: ['Схема'], duration_hours: 8 });
  const at = `/trainings/${added.slug}/`;
  const other = await api.manage('PUT', at, { ...training, type: 'webinar', revision: 1 });
  expect(mistakes(other)).toEqual(['type']);
  expect(mistakes(await api.manage('PUT', at, { ...training, required_training: added.slug, revision: 1 }))).toEqual([
    'required_training',
  ]);
  const changed = await api.manage('PUT', at, {
    ...training,
    required_training: 'otkatnye-vorota',
    price: 9_500,
    revision: 1,
  });
  expect(changed.json()).toMatchObject({
    ...{ required_training: 'otkatnye-vorota', price: 9_500 },
    decisions: [{ text: 'цена, нужный сертификат' }, {}],
  });
  await api.manage('POST', `${at}hide/`);
  expect((await pageOf('training/')).body).not.toContain(added.slug);
  expect((await api.manage('GET', '/event-choices/')).json().trainings).not.toContainEqual(
    expect.objectContaining({ slug: added.slug }),
  );
  expect((await api.manage('GET', '/trainings/?type=offline&hidden=true')).json().items).toMatchObject([
    { slug: added.slug, is_hidden: true },
  ]);
});

test('records the employee who changed it', async () => {
  const session = await logInAsStaff(api);
  const added = await api.post('/api/manage/trainers/', { ...trainer, surname: 'Яшина' }, { session });
  expect(added.json().decisions).toMatchObject([{ author: 'Заводской Захар', action: 'create' }]);
});
