import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type Zippable, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest';
import { catalogueXml, EXCHANGE, exchangeClient, offersXml } from '../../../test/exchange-calls.ts';
import { addMedium, PDF, photo } from '../../../test/media-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';
import { PictureReducer } from '../../pictures/reduce-picture.ts';

const MINUTE = 60_000;
const RED = '#cc3300';
const BLUE = '#0033cc';
const GREEN = '#00cc33';
const SL_80 = { id: 'c0f0b7e3-1111-11ee-8000-00155d000080', article: '901SL-0080', name: 'Привод SL-80' };
const SL_50 = { id: 'c0f0b7e3-1111-11ee-8000-00155d000050', article: '901SL-0050', name: 'Привод SL-50' };
const FRONT = 'import_files/c0/front.jpg';
const SIDE = 'import_files/c0/side.jpg';
const BROKEN = 'import_files/c0/broken.jpg';
const NOTHING_CHANGED = 'success\nДобавлено 0, изменено 0, снято 0, без изменений 1';

let api: TestApp;
let client: ReturnType<typeof exchangeClient>;
let encode: MockInstance<PictureReducer['reduce']>;
beforeEach(async () => {
  api = await startTestApp(EXCHANGE);
  client = exchangeClient(api);
  encode = vi.spyOn(PictureReducer.prototype, 'reduce');
});
afterEach(async () => {
  encode.mockRestore();
  await api.close();
});

type Given = Parameters<typeof catalogueXml>;
type Files = Record<string, Buffer>;
const upload = async (files: Files) => {
  for (const [file, content] of Object.entries(files)) await client.upload('catalog', file, content);
};

/** An exchange as 1C makes it: all files first, then the import. */
async function send(products: Given[0], files: Files = {}, options?: Given[1]): Promise<string> {
  await client.begin('catalog');
  await client.upload('catalog', 'import.xml', catalogueXml(products, options));
  await upload(files);
  return client.import('import.xml');
}

type Shown = { alt: string; color: string; src: string; schematic: boolean };
async function shown(slug = 'privod-sl-80'): Promise<Shown[]> {
  api.wait(6_000);
  const { pagedata } = (await api.get(`/api/product/${slug}/`)).json();
  return pagedata.product.pictures.filter(({ schematic }: Shown) => !schematic);
}
/** The first digits of red, green and blue. */
const colors = async (slug?: string) => (await shown(slug)).map(({ color }) => color[1]! + color[3]! + color[5]!);
const kept = (folder: string) => readdir(join(api.dataDir, folder)).catch(() => []);
const items = async () =>
  (await api.manage('GET', '/media/?type=photo')).json().items as { name: string; alt: string }[];
const photosOf = async (article: string) =>
  (
    await rowsOf<{ name: string }>(
      api.db.execute(sql`
        select m.name from products p join product_photos f on f.product_id = p.id join media_files m on m.id = f.media_id
        where p.article = ${article} order by f.sort`),
    )
  ).map(({ name }) => name);
const setPhotos = (article: string, photos: string[]) =>
  api.manage('POST', '/products/import/', { products: [{ article, photos }] });

test('shows the pictures of a first exchange on the page of the product, in the order of 1C', async () => {
  const answer = await send([{ ...SL_80, pictures: [SIDE, FRONT] }], {
    [FRONT]: await photo(RED),
    [SIDE]: await photo(BLUE),
  });
  expect(answer).toBe('success\nДобавлено 0, изменено 1, снято 0, без изменений 0');
  const [side, front] = await shown();
  expect(await colors()).toEqual(['03c', 'c30']);
  expect(front).toMatchObject({
    ...{ alt: expect.stringMatching(/^Привод SL-80, фото\s2$/), width: 800, height: 600 },
    sources: [
      { type: 'image/avif', srcset: expect.stringMatching(/ 320w, .* 480w, .* 640w, .* 800w$/) },
      expect.anything(),
    ],
  });
  expect((await api.get(side!.src, { key: null })).headers['content-type']).toBe('image/webp');
  expect(await items()).toMatchObject([{ name: expect.stringMatching(/^901SL-0080 [0-9a-f]{12}\.jpg$/) }, {}]);
  expect(await kept('exchange-parts')).toEqual([]);
});

test('adds and encodes nothing for the same pictures, and undoes them with the import', async () => {
  const files = { [FRONT]: await photo(RED), [SIDE]: await photo(BLUE) };
  const whole = [{ ...SL_80, pictures: [FRONT, SIDE] }];
  await send(whole, files);
  const names = (await items()).map(({ name }) => name);
  const contents = await kept('media-files');
  expect(encode).toHaveBeenCalledTimes(2);
  expect(await send(whole, files)).toBe(NOTHING_CHANGED);
  // Another file and another product with the same bytes.
  const same = 'import_files/c0/same.jpg';
  await send([{ ...SL_50, pictures: [same] }], { [same]: files[FRONT] });
  expect(encode).toHaveBeenCalledTimes(2);
  expect((await items()).map(({ name }) => name)).toEqual(names);
  expect(await kept('media-files')).toEqual(contents);
  expect(await photosOf('901SL-0050')).toEqual((await photosOf('901SL-0080')).slice(0, 1));

  expect((await api.manage('POST', '/products/undo/', {})).json()).toMatchObject({ changed: 1 });
  expect(await photosOf('901SL-0050')).toEqual([]);
  await send([{ ...SL_50, pictures: [same] }]);
  expect(await photosOf('901SL-0050')).toHaveLength(1);
});

test('leaves a picture away that the staff has removed, until its bytes change', async () => {
  const named = [{ ...SL_80, pictures: [FRONT, SIDE] }];
  const files = { [FRONT]: await photo(RED), [SIDE]: await photo(BLUE) };
  await send(named, files);
  const [front, side] = await photosOf('901SL-0080');
  await setPhotos('901SL-0080', [side!]);
  await api.manage('POST', `/media/${encodeURIComponent(front!)}/remove/`, {});
  expect(await send(named, files)).toBe(NOTHING_CHANGED);
  expect(await photosOf('901SL-0080')).toEqual([side]);
  await send(named, { [FRONT]: await photo(GREEN) });
  expect(await colors()).toEqual(['0c3', '03c']);
});

test('replaces a changed picture at its place, and detaches a dropped one, but none of the staff', async () => {
  await addMedium(api, 'own.jpg', await photo('#999999'));
  await setPhotos('901SL-0080', ['own.jpg']);
  await send([{ ...SL_80, pictures: [FRONT, SIDE] }], { [FRONT]: await photo(RED), [SIDE]: await photo(BLUE) });
  expect(await colors()).toEqual(['999', 'c30', '03c']);
  await send([{ ...SL_80, pictures: [FRONT, SIDE] }], { [FRONT]: await photo(GREEN) });
  expect(await colors()).toEqual(['999', '0c3', '03c']);
  expect(await send([{ ...SL_80, pictures: [SIDE] }])).toContain('изменено 1');
  expect(await colors()).toEqual(['999', '03c']);
  // The file of the dropped picture stays in the library.
  expect(await items()).toHaveLength(4);
  expect(await send([{ ...SL_80, pictures: [] }])).toContain('изменено 1');
  expect(await photosOf('901SL-0080')).toEqual(['own.jpg']);
});

test('detaches pictures that a file does not mention only if it is whole and has any', async () => {
  const files = { [FRONT]: await photo(RED), [SIDE]: await photo(BLUE) };
  const pictured = [
    { ...SL_80, pictures: [FRONT] },
    { ...SL_50, pictures: [SIDE] },
  ];
  await send(pictured, files);
  await send([SL_80, SL_50]);
  await send([SL_80, SL_50], {}, { changesOnly: false });
  expect(await photosOf('901SL-0080')).toHaveLength(1);
  await send([SL_80, pictured[1]!], {}, { changesOnly: false });
  expect([await photosOf('901SL-0080'), (await photosOf('901SL-0050')).length]).toEqual([[], 1]);
});

test('takes pictures in parts of any size, and in archives', async () => {
  const front = await photo(RED);
  await client.begin('catalog');
  await client.upload('catalog', FRONT, front, 700);
  const archive: Zippable = {
    'import.xml': Buffer.from(catalogueXml([{ ...SL_80, pictures: [FRONT, SIDE, 'import_files/c0/zeros.png'] }])),
    import_files: { c0: { 'side.jpg': [await photo(BLUE), { level: 0 }], 'zeros.png': Buffer.alloc(31 * 2 ** 20) } },
  };
  await client.upload('catalog', 'v8_1.zip', zipSync(archive));
  expect(await client.import('import.xml')).toBe(
    'success\nДобавлено 0, изменено 1, снято 0, без изменений 0\n' +
      'Картинка import_files/c0/zeros.png не загружена: Файл слишком большой. Максимальный размер — 30 МБ',
  );
  expect(await colors()).toEqual(['c30', '03c']);
});

test('attaches pictures that come after the file that names them', async () => {
  await client.begin('catalog');
  await client.upload('catalog', 'import.xml', catalogueXml([{ ...SL_80, pictures: [FRONT, SIDE] }]));
  await upload({ [FRONT]: await photo(RED) });
  expect(await client.import('import.xml')).toContain(`Картинки не переданы: 1 (${SIDE})`);
  expect(await colors()).toEqual(['c30']);
  await upload({ [SIDE]: await photo(BLUE), 'offers.xml': Buffer.from(offersXml([])) });
  await client.import('offers.xml');
  expect(await colors()).toEqual(['c30', '03c']);
  // No request follows this one.
  await upload({ [FRONT]: await photo(GREEN) });
  await api.sweep('exchange');
  expect(await colors()).toEqual(['c30', '03c']);
  api.wait(5 * MINUTE);
  await api.sweep('exchange');
  expect(await colors()).toEqual(['0c3', '03c']);
});

test('names refused pictures to 1C and the staff, and takes the goods and the others', async () => {
  const files = {
    [BROKEN]: Buffer.concat([(await photo()).subarray(0, 30), Buffer.alloc(200, 7)]),
    'import_files/c0/small.png': await sharp({ create: { width: 200, height: 200, channels: 3, background: RED } })
      .png()
      .toBuffer(),
    'import_files/c0/paper.jpg': PDF,
    'import_files/c0/moving.gif': Buffer.from('GIF89a'),
    [SIDE]: await photo(BLUE),
  };
  const named = [{ ...SL_80, name: 'Привод из 1С', pictures: [...Object.keys(files), '../../etc/passwd.jpg'] }];
  const answer = (await send(named, files)).replaceAll('\u00a0', ' ').split('\n');
  expect(answer).toEqual([
    'success',
    'Добавлено 0, изменено 1, снято 0, без изменений 0',
    expect.stringMatching(/^Картинка import_files\/c0\/broken.jpg не загружена: .+/),
    'Картинка import_files/c0/small.png не загружена: Снимок слишком мал: 200 × 200 точек. Нужна ширина не меньше 320',
    expect.stringMatching(/^Картинка import_files\/c0\/paper.jpg не загружена: Внутри файла — PDF/),
    'Картинка import_files/c0/moving.gif не загружена: Формат не принимается, нужны jpg, png, webp или avif',
    'Картинки не переданы: 1 (../../etc/passwd.jpg)',
  ]);
  expect((await shown()).map(({ alt }) => alt)).toEqual([expect.stringMatching(/^Привод из\s1С$/)]);
  const calls = encode.mock.calls.length;
  await send(named, files);
  expect(encode).toHaveBeenCalledTimes(calls);
  // Tried again after a day.
  api.wait(25 * 60 * MINUTE);
  await api.sweep('exchange');
  await send([{ ...SL_80, pictures: [BROKEN] }], { [BROKEN]: files[BROKEN] });
  expect(encode).toHaveBeenCalledTimes(calls + 1);
  const [noted] = (await api.manage('GET', '/decisions/?noun=products&search=moving')).json().items;
  expect(noted).toMatchObject({ author: '1С', action: 'pictures', text: expect.stringContaining('broken.jpg') });
});

test('finds a file by its name in another letter case and in Windows-1251', async () => {
  await client.begin('catalog');
  await client.upload('catalog', 'import.xml', catalogueXml([{ ...SL_80, pictures: ['import_files/Ёж й.JPG', SIDE] }]));
  await client.upload('catalog', SIDE.toUpperCase(), await photo(BLUE));
  await client.uploadAs('import_files%2F%B8%E6%20%E9.jpg', await photo(RED));
  expect(await client.import('import.xml')).not.toContain('Картинк');
  expect(await colors()).toEqual(['c30', '03c']);
});

test('reads Cyrillic names of archives in the encoding of DOS', async () => {
  await client.begin('catalog');
  const archive = Buffer.from(
    zipSync({
      'import.xml': Buffer.from(catalogueXml([{ ...SL_80, pictures: ['import_files/привод.jpg'] }])),
      'import_files/______.jpg': await photo(RED),
    }),
  );
  const dos = Buffer.from([0xaf, 0xe0, 0xa8, 0xa2, 0xae, 0xa4]);
  for (let at = archive.indexOf('______'); at >= 0; at = archive.indexOf('______')) dos.copy(archive, at);
  await client.upload('catalog', 'v8.zip', archive);
  expect(await client.import('import.xml')).not.toContain('Картинк');
  expect(await colors()).toEqual(['c30']);
});

test('goes on in another process after a restart, without encoding a picture again', async () => {
  await client.begin('catalog');
  await upload({ [FRONT]: await photo(RED), [SIDE]: await photo(BLUE) });
  await upload({ 'import.xml': Buffer.from(catalogueXml([{ ...SL_80, pictures: [FRONT, SIDE] }])) });
  const other = await startTestApp({ ...EXCHANGE, DATA_DIR: api.dataDir }, { database: api.database });
  client.moveTo(other);
  expect(await client.import('import.xml')).toContain('изменено 1');
  expect(encode).toHaveBeenCalledTimes(2);
  expect(await colors()).toEqual(['c30', '03c']);
  await other.close();
});

test('holds no transaction while a picture is encoded', async () => {
  await client.begin('catalog');
  await upload({
    'import.xml': Buffer.from(catalogueXml([{ ...SL_80, pictures: [FRONT] }])),
    [FRONT]: await photo(RED),
  });
  let release = () => {};
  const isEncoding = new Promise<void>((begun) =>
    encode.mockImplementationOnce(async (...task) => {
      begun();
      await new Promise<void>((done) => (release = done));
      return new PictureReducer().reduce(...task);
    }),
  );
  const importing = client.import('import.xml');
  await isEncoding;
  // The embedded database, with one connection, would not answer.
  expect((await api.get('/api/product/privod-sl-80/')).statusCode).toBe(200);
  const open = sql`select 1 from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
  expect(await rowsOf(api.db.execute(open))).toEqual([]);
  release();
  expect(await importing).toContain('изменено 1');
});

test('drops uploaded pictures with a new exchange and with the session, and prepared ones after a month', async () => {
  await client.begin('catalog');
  await upload({ [FRONT]: await photo(RED), [SIDE]: await photo(BLUE) });
  expect([await kept('exchange-parts'), await kept('media-files')]).toMatchObject([
    [expect.any(String)],
    [expect.any(String)],
  ]);
  await client.begin('catalog');
  await upload({ [SIDE]: await photo(BLUE) });
  expect((await kept('exchange-parts')).length).toBe(2);
  await client.step('catalog', 'init');
  api.wait(61 * MINUTE);
  await api.sweep('exchange');
  expect((await kept('exchange-parts')).length).toBe(0);
  api.wait(31 * 24 * 60 * MINUTE);
  await api.sweep('exchange');
  expect(await kept('media-files')).toEqual([]);
  expect(await rowsOf(api.db.execute(sql`select file from exchange_picture_files`))).toEqual([]);
});
