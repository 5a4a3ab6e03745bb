import type { Picture } from '@site/contracts/picture';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addMedium, DWG, DXF, formOf, IFC, mediaSample, PDF, photo, STEP } from '../../../../test/media-calls.ts';
import { rowsOf } from '../../../db/database.ts';
import { onServer } from '../../../../test/prepared-database.ts';
import { sessionOf, startTestApp, type TestApp } from '../../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } });
const add = (name: string, content: Buffer, alt?: string) => addMedium(api, name, content, alt);
const act = (name: string, action: string, payload: object) =>
  api.manage('POST', `/media/${encodeURIComponent(name)}/${action}/`, payload);
const plainText = (text: string) => text.replaceAll('\u00a0', ' ');
const refusal = async (answer: ReturnType<typeof add>) => {
  const { statusCode, json } = await answer;
  return [statusCode, plainText(json().message)];
};
const use = (article: string, fields: object) =>
  api.manage('POST', '/products/import/', { products: [{ article, ...fields }] });
const get = (url: string, headers: Record<string, string> = {}) => api.get(url, { key: null, headers });
const stored = () => readdir(join(api.dataDir, 'media-files')).catch(() => []);
const page = async (slug: string) => {
  api.wait(6_000);
  return (await api.get(`/api/product/${slug}/`)).json();
};

test('turns a photograph upright, converts it to sRGB, limits its width and removes its metadata', async () => {
  const turned = await plain(900, 3_000, '#336699')
    .jpeg()
    .withExif({ IFD0: { Make: 'Kamera' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await add('Привод SL-80.jpg', turned)).json()).toMatchObject({
    ...{ name: 'Привод SL-80.jpg', kind: 'photo', alt: 'Привод у ворот', used_by: [] },
    ...{ width: 2560, height: 768, hash: expect.stringMatching(/^[0-9a-f]{64}$/) },
  });
  const [id] = await stored();
  const kept = await sharp(join(api.dataDir, 'media-files', id!)).metadata();
  expect([kept.format, kept.width, kept.exif, kept.icc, kept.orientation]).toEqual([
    ...['webp', 2560, undefined, undefined, undefined],
  ]);
  await act('Привод SL-80.jpg', 'remove', {});
  expect(await stored()).toEqual([]);
});

const BLUE = '#336699';
const colorful: Record<string, () => Promise<Buffer>> = {
  'cmyk.jpg': () => plain(400, 400, BLUE).toColourspace('cmyk').jpeg().toBuffer(),
  'plain.webp': () => plain(400, 400, BLUE).webp().toBuffer(),
  'plain.avif': () => plain(400, 400, BLUE).avif().toBuffer(),
  // With other numbers for the same colour.
  'wide.png': () => plain(400, 400, BLUE).withIccProfile('p3').png().toBuffer(),
};
test.each(Object.keys(colorful))('accepts %s and keeps its colour, in sRGB', async (name) => {
  const { color } = (await add(name, await colorful[name]!())).json();
  const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
  for (const [index, value] of channels(BLUE).entries())
    // A conversion to CMYK without a profile is coarse.
    expect(Math.abs(channels(color)[index]! - value)).toBeLessThan(name === 'cmyk.jpg' ? 24 : 6);
});

test('has no colour for a picture with transparent parts', async () => {
  const content = await sharp({
    create: { width: 400, height: 300, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.4 } },
  })
    .png()
    .toBuffer();
  expect((await add('clear.png', content)).json()).toMatchObject({ color: null });
});

/** A file of an iPhone, and a first box with the main brand of the container. */
const HEIC = await mediaSample('photo.heic');
const MIF1 = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmif1\0\0\0\0mif1heic'), Buffer.alloc(64)]);
const ZIP = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(60)]);
const wrong: [name: string, content: Buffer | (() => Promise<Buffer>), status: number, message: string][] = [
  [
    'note.jpg',
    Buffer.from('Здравствуйте'),
    415,
    'Недопустимый формат файла. Разрешены: jpg, png, webp, avif, svg, mp4, pdf',
  ],
  [
    'drawing.png',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
    415,
    'Внутри файла — чертёж SVG: назовите его с расширением .svg',
  ],
  ['IMG_1.heic', HEIC, 415, 'Снимки в формате HEIC сайт не читает. Сохраните снимок как JPEG'],
  ['IMG_1.jpg', HEIC, 415, 'выберите «Настройки → Камера → Форматы → Наиболее совместимый»'],
  ['IMG_2.heif', MIF1, 415, 'Снимки в формате HEIC сайт не читает'],
  [
    'small.png',
    () => plain(200, 400, '#fff').png().toBuffer(),
    415,
    'Снимок слишком мал: 200 × 400 точек. Нужна ширина не меньше 320',
  ],
  ['passport.pdf', PDF.subarray(0, 20), 415, 'Файл PDF загружен не полностью или повреждён'],
  ['passport.jpg', PDF, 415, 'назовите его с расширением .pdf'],
  ['page.step', Buffer.from('<!doctype html><script>alert(1)</script>'), 415, 'Внутри файла — не STEP'],
  ['model.dwg', ZIP, 415, 'Архивы сайт не принимает'],
  ['models.zip', ZIP, 415, 'Архивы сайт не принимает'],
  ['model.step', IFC, 415, 'Внутри файла — IFC: назовите его с расширением .ifc'],
  ['cut.stp', STEP.subarray(0, -20), 415, 'Файл STEP загружен не полностью'],
  ['cut.dxf', DXF.subarray(0, -8), 415, 'Файл DXF загружен не полностью'],
  ['text.dwg', Buffer.from('AC10 is a text'), 415, 'Внутри файла — не DWG'],
  ['photo.step', () => photo(), 415, 'исправьте расширение'],
  ['photo.pdf', () => photo(), 415, 'исправьте расширение'],
  ['a|b.jpg', () => photo(), 400, 'В имени файла могут быть'],
];
test.each(wrong)('refuses %s and stores nothing', async (name, content, status, message) => {
  const before = await stored();
  const bytes = typeof content === 'function' ? await content() : content;
  expect(await refusal(add(name, bytes))).toEqual([status, expect.stringContaining(message)]);
  expect(await stored()).toEqual(before);
});

test('requires an alternative text of a photograph, and none of a document', async () => {
  const without = (name: string, content: Buffer) => api.manage('POST', '/media/', formOf(name, content));
  expect((await without('silent.jpg', await photo())).json().fields).toMatchObject({
    alt: expect.stringContaining('Опишите'),
  });
  expect((await without('silent.pdf', PDF)).json()).toMatchObject({ kind: 'document', width: null, alt: '' });
});

test('names the renditions of a photograph and the address of a document', async () => {
  const { picture, url } = (await add('shown.jpg', await photo())).json();
  for (const address of [...urlsOf(picture), url])
    expect([address, (await get(address)).statusCode]).toEqual([address, 200]);
  expect(url).toMatch(/-w800\.webp/);
  const document = (await add('shown.pdf', PDF)).json();
  expect([document.picture, (await get(document.url)).headers['content-type']]).toEqual([null, 'application/pdf']);
});

test.each([
  ['Привод SL.step', STEP],
  ['sl.STP', Buffer.concat([Buffer.from('\uFEFF'), STEP])],
  ['sl.ifc', IFC],
  ['sl.dwg', DWG],
  ['sl.dxf', DXF],
])('serves %s as a download that no browser interprets', async (name, content) => {
  const medium = (await add(name, content)).json();
  expect(medium).toMatchObject({ name, kind: 'document', alt: '', width: null, picture: null });
  const { headers, bytes } = await get(medium.url);
  expect(bytes.equals(content)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'x-content-type-options': 'nosniff',
    'cache-control': expect.stringContaining('immutable'),
  });
  const [path] = medium.url.split('?');
  expect((await get(path)).headers['cache-control']).toBe('public, max-age=300');
  expect((await get(path.replace(/[a-z]+$/, 'html'))).statusCode).toBe(404);
});

test('shows a model of a product beside its drawn documents, and replaces it by its own format only', async () => {
  await add('bl.stp', STEP);
  const before: object[] = (await page('privod-sl-50')).pagedata.product.documents;
  await use('901SL-0050', { documents: [{ file: 'bl.stp', kind: 'model', title: 'Модель SL-50' }] });
  const { documents } = (await page('privod-sl-50')).pagedata.product;
  expect(documents).toEqual([
    expect.objectContaining({ kind: '3D-модель', title: 'Модель SL-50', format: 'STEP', size_bytes: STEP.length }),
    ...before,
  ]);
  expect((await api.manage('GET', '/media/?type=cad&search=bl')).json().items).toMatchObject([
    { name: 'bl.stp', used_by: ['901SL-0050'] },
  ]);
  expect((await api.manage('GET', '/media/?type=pdf&search=bl')).json().items).toEqual([]);
  expect(await refusal(act('bl.stp', 'remove', {}))).toEqual([409, expect.stringContaining('901SL-0050')]);
  expect(await refusal(act('bl.stp', 'replace', formOf('x.dwg', DWG)))).toEqual([
    ...[409, 'bl.stp — файл STEP: его можно заменить только файлом STEP'],
  ]);
  const [{ url }] = documents;
  const content = Buffer.concat([Buffer.from('\n'), STEP]);
  expect((await act('bl.stp', 'replace', formOf('x.step', content))).statusCode).toBe(200);
  const [replaced] = (await page('privod-sl-50')).pagedata.product.documents;
  expect([replaced.url === url, (await get(replaced.url)).bytes.equals(content)]).toEqual([false, true]);
});

test('refuses a name that is taken, in any case of its letters', async () => {
  await add('twice.jpg', await photo());
  expect(await refusal(add('Twice.JPG', await photo()))).toEqual([409, expect.stringContaining('уже загружен')]);
});

const urlsOf = ({ src, sources = [] }: Picture) => [
  src,
  ...sources.flatMap(({ srcset }) => srcset.split(', ').map((candidate) => candidate.split(' ')[0]!)),
];

test('shows the photographs of a product on its page, cards, feed, site map and previews', async () => {
  await add('sl-80.jpg', await photo('#cc3300'), 'Привод SL-80 на воротах');
  await add('sl-80-плата.jpg', await photo('#0033cc'), 'Плата привода');
  const before = await page('privod-sl-80');
  expect(before.pagedata.product.pictures.map(({ schematic }: { schematic: boolean }) => schematic)).toContain(true);
  expect((await use('901SL-0080', { photos: ['sl-80.jpg', 'sl-80-плата.jpg'] })).statusCode).toBe(200);

  const { pagedata, seo } = await page('privod-sl-80');
  const [first, second, dimensions] = pagedata.product.pictures;
  expect(first).toMatchObject({
    ...{
      alt: 'Привод SL-80 на воротах',
      width: 800,
      height: 600,
      color: expect.stringMatching(/^#c/),
      schematic: false,
    },
    src: expect.stringMatching(/^\/media\/photo\/sl-80-\d+-w640\.webp\?v=[0-9a-f]{10}$/),
    sources: [
      { type: 'image/avif', srcset: expect.stringMatching(/ 320w, .* 480w, .* 640w, .* 800w$/) },
      { type: 'image/webp' },
    ],
  });
  expect(second.src).toContain('/media/photo/sl-80-plata-');
  expect(dimensions).toMatchObject({ schematic: true, alt: expect.stringContaining('габаритные размеры') });
  for (const url of urlsOf(first)) {
    const { statusCode, headers, bytes } = await get(url);
    expect([url, statusCode, headers['cache-control']]).toEqual([url, 200, expect.stringContaining('immutable')]);
    expect((await sharp(bytes).metadata()).width).toBe(Number(/-w(\d+)/.exec(url)![1]));
  }
  expect(pagedata.product.picture).toMatchObject({ alt: '', src: first.src });
  const preview = await get(seo.og.image);
  expect([preview.headers['content-type'], await sharp(preview.bytes).metadata()]).toMatchObject([
    'image/jpeg',
    { width: 1200, height: 630 },
  ]);
  const data = seo.jsonld.find((part: Record<string, unknown>) => part['@type'] === 'Product');
  expect(data.image).toEqual([
    expect.stringMatching(/^https:\/\/site\.test\/media\/photo\/sl-80-\d+-w640\.jpg/),
    expect.stringContaining('sl-80-plata'),
  ]);

  const shown = '/media/photo/sl-80-';
  const { id, category } = pagedata.product;
  const session = sessionOf(await api.put(`/api/cart/items/${id}/`, { qty: 1 })) ?? null;
  await api.put(`/api/compare/${id}/`, undefined, { session });
  for (const path of [
    `/catalog/${category.url}/?page=1-9`,
    '/search/?query=901SL-0080',
    '/search/suggest/?query=901SL-0080',
    `/product/cards/?ids=${id}`,
    '/cart/',
    '/compare/',
  ])
    expect([path, (await api.get(`/api${path}`, { session })).body]).toEqual([path, expect.stringContaining(shown)]);
  const feed = (await get('/catalog.xml')).body;
  expect(feed).toMatch(/<picture>https:\/\/site\.test\/media\/photo\/sl-80-\d+-w640\.jpg/);
  expect((await get('/sitemap-products-1.xml')).body).toContain(shown);
});

test('replaces a photograph in place: its products follow, and its old address shows the new one for a short time', async () => {
  await add('replaced.jpg', await photo('#ff0000'));
  await use('901SL-0050', { photos: ['replaced.jpg'] });
  const [{ src }] = (await page('privod-sl-50')).pagedata.product.pictures;
  const files = (await stored()).length;
  const replaced = await act('replaced.jpg', 'replace', formOf('any.png', await photo('#00ff00')));
  expect(replaced.json()).toMatchObject({
    name: 'replaced.jpg',
    color: expect.stringMatching(/^#0[0-9a-f]f[0-9a-f]0/),
    used_by: ['901SL-0050'],
  });
  expect(await stored()).toHaveLength(files);
  const [after] = (await page('privod-sl-50')).pagedata.product.pictures;
  expect(after.src).not.toBe(src);
  const old = await get(src);
  expect([old.statusCode, old.headers['cache-control']]).toEqual([200, 'public, max-age=300']);
  expect(old.bytes.equals((await get(after.src)).bytes)).toBe(true);
  expect(await refusal(act('replaced.jpg', 'replace', formOf('x.pdf', PDF)))).toEqual([
    ...[409, 'replaced.jpg — фотография: её можно заменить только фотографией'],
  ]);
  await act('replaced.jpg', 'describe', { alt: 'Другой вид' });
  expect((await page('privod-sl-50')).pagedata.product.pictures[0].alt).toBe('Другой вид');
});

test('keeps the focal point of a photograph in sight on pages and cards, until the photograph is replaced', async () => {
  await add('focus.jpg', await photo());
  await use('901SL-0050', { photos: ['focus.jpg'] });
  const positions = async () => {
    const { product } = (await page('privod-sl-50')).pagedata;
    return [product.picture, product.pictures[0]].map(({ position }: Picture) => position);
  };
  expect(await positions()).toEqual([undefined, undefined]);
  const point = { x: 30, y: 70 };
  expect((await act('focus.jpg', 'describe', { alt: 'Вид', focus: point })).json()).toMatchObject({
    ...{ focus: point, picture: { position: '30% 70%' } },
  });
  await act('focus.jpg', 'describe', { alt: 'Другой вид' });
  expect(await positions()).toEqual(['30% 70%', '30% 70%']);
  expect((await act('focus.jpg', 'describe', { alt: 'Вид', focus: { x: 101, y: 0 } })).statusCode).toBe(400);
  await act('focus.jpg', 'replace', formOf('focus.jpg', await photo('#cc3300')));
  expect(await positions()).toEqual([undefined, undefined]);
});

test('shows an uploaded document in place of the drawn one of its kind', async () => {
  await add('sl-80.pdf', PDF);
  const before: { kind: string }[] = (await page('privod-sl-80')).pagedata.product.documents;
  expect(before.map(({ kind }) => kind)).toContain('Паспорт изделия');
  await use('901SL-0080', { documents: [{ file: 'sl-80.pdf', kind: 'passports', title: 'Паспорт SL-80' }] });
  const { documents } = (await page('privod-sl-80')).pagedata.product;
  expect(documents.filter(({ kind }: { kind: string }) => kind === 'Паспорт изделия')).toEqual([
    expect.objectContaining({ title: 'Паспорт SL-80', format: 'PDF', size_bytes: PDF.length }),
  ]);
  expect(documents).toHaveLength(before.length);
  const { headers, bytes } = await get(documents[0].url);
  expect([headers['content-type'], bytes.equals(PDF)]).toEqual(['application/pdf', true]);
  expect((await get(documents[0].url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
});

test('lists files with the products that have them, and refuses to remove one in use', async () => {
  await add('used.jpg', await photo());
  await add('unused.jpg', await photo());
  await use('901BL-0160', { photos: ['used.jpg'] });
  const { items } = (await api.manage('GET', '/media/?search=used.jpg')).json();
  const users = items.map(({ name, used_by }: { name: string; used_by: string[] }) => [name, used_by]);
  expect(Object.fromEntries(users)).toEqual({ 'unused.jpg': [], 'used.jpg': ['901BL-0160'] });
  expect((await api.manage('GET', '/media/?search=used.jpg&unused=true')).json().items).toMatchObject([
    { name: 'unused.jpg' },
  ]);
  expect(await refusal(act('used.jpg', 'remove', {}))).toEqual([
    ...[409, 'Файл used.jpg есть у товаров 901BL-0160: уберите его там'],
  ]);
  expect((await act('unused.jpg', 'remove', {})).statusCode).toBe(200);
  expect((await act('unused.jpg', 'remove', {})).statusCode).toBe(404);
  const { items: decisions } = (await api.manage('GET', '/decisions/?noun=media&subject=unused.jpg')).json();
  expect(decisions.map(({ action }: { action: string }) => action)).toEqual(['remove', 'add']);
});

test.skipIf(!onServer)('refuses to remove a file that comes into use while the removal waits', async () => {
  await add('занят.jpg', await photo('#112233'), 'Снимок');
  const removal = await api.db.transaction(async (tx) => {
    await tx.execute(
      sql`update academy_trainers set portrait_id = (select id from media_files where name = 'занят.jpg')
          where id = (select min(id) from academy_trainers)`,
    );
    const removing = act('занят.jpg', 'remove', {});
    const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    while ((await rowsOf(api.db.execute(waiting))).length === 0);
    return { removing };
  });
  const { statusCode, ...answer } = await removal.removing;
  expect([statusCode, plainText(answer.json().message)]).toEqual([409, expect.stringContaining('портрет в академии')]);
});

test.each(['x-1-w640.avif', '1-w700.avif', '0-w640.avif', '1.svg', '..%2fx.jpg'])(
  'returns 404 for /media/photo/%s',
  async (file) => {
    expect((await get(`/media/photo/${file}`)).statusCode).toBe(404);
  },
);
