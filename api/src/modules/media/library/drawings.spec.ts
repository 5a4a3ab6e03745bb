import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { filterBomb, hostileDrawings } from '../../../../test/drawings/hostile.ts';
import { honestDrawings } from '../../../../test/drawings/honest.ts';
import { addMedium, formOf, photo } from '../../../../test/media-calls.ts';
import { startTestApp, type TestApp } from '../../../../test/test-app.ts';
import { finishDrawing, prepareDrawing, type Result } from './drawing/prepare-drawing.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const add = (name: string, content: Buffer) => addMedium(api, name, content, 'Габариты привода');
const get = (url: string, headers: Record<string, string> = {}) => api.get(url, { key: null, headers });
const act = (name: string, action: string, payload: object) =>
  api.manage('POST', `/media/${encodeURIComponent(name)}/${action}/`, payload);
const stored = () => readdir(join(api.dataDir, 'media-files')).catch(() => []);
const use = (article: string, fields: object) =>
  api.manage('POST', '/products/import/', { products: [{ article, ...fields }] });
const page = async (slug: string) => {
  api.wait(6_000);
  return (await api.get(`/api/product/${slug}/`)).json();
};
const drawing = (inside = '', root = 'width="120mm" height="80mm" viewBox="0 0 120 80"') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${root}><rect x="10" y="10" width="100" height="60" fill="none" stroke="#000"/>${inside}</svg>`,
  );

/** Dangers in a served drawing, found by reading it again. */
function dangersIn(text: string): string[] {
  const found: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', ({ message }) => found.push(message));
  for (const event of ['doctype', 'processinginstruction', 'comment', 'cdata'] as const)
    parser.on(event, () => found.push(event));
  parser.on('opentag', ({ name, uri, attributes }) => {
    if (uri !== 'http://www.w3.org/2000/svg' || name.includes(':')) found.push(`<${name}>`);
    if (
      /^(?:script|handler|foreignobject|iframe|a|set|animate|discard|audio|video|canvas|link|title|desc|metadata)/i.test(
        name,
      )
    )
      found.push(`<${name}>`);
    for (const [key, { value }] of Object.entries(attributes)) {
      const isReference = /href|src|base/i.test(key);
      if (/^on/i.test(key)) found.push(key);
      if (isReference && !/^(?:#|data:image\/(?:png|jpeg|gif|webp);base64,[\w+/=]*$)/.test(value))
        found.push(`${key}=${value}`);
      if (/url\s*\((?!['"]?#)|\\|javascript:|expression|@import/i.test(value)) found.push(`${key}=${value}`);
    }
  });
  parser.on('text', (value) => {
    if (/url\((?!#)|@|\\/.test(value)) found.push(value);
  });
  parser.write(text).close();
  if (/evil\.test/.test(text)) found.push('evil.test');
  return found;
}

/** The work of the child process of an upload; one process for each of a hundred drawings takes minutes. */
const processFile = fileURLToPath(new URL('drawing/render-drawing.mjs', import.meta.url));
const { renderDrawing }: { renderDrawing: (content: Buffer) => Promise<Result> } = await import(processFile);

test.each(Object.keys(hostileDrawings))('makes a drawing harmless, or refuses it: %s', async (name) => {
  const { content, refused, notes = [] } = hostileDrawings[name]!;
  const result = await renderDrawing(Buffer.from(content));
  if (refused !== undefined) {
    expect(() => finishDrawing(result)).toThrow(
      expect.toSatisfy((error: Error) => plain(error.message).includes(refused)),
    );
    return;
  }
  const drawn = finishDrawing(result);
  expect([drawn.notes.map(plain), dangersIn(String(drawn.content))]).toEqual([notes, []]);
  // It is still a drawing.
  expect(String(drawn.content)).toContain('<rect width="30" height="30"/>');
});

test('serves the result of the sanitiser, and stores nothing of a refused drawing', async () => {
  const before = await stored();
  for (const name of ['script', 'onclick', 'UTF-16 with a script']) {
    const content = Buffer.from(hostileDrawings[name]!.content);
    const { url, notes } = (await add(`${name}.svg`, content)).json();
    const served = await get(url);
    expect(served.bytes.equals(finishDrawing(await renderDrawing(content)).content)).toBe(true);
    expect([notes, dangersIn(served.body)]).toEqual([['Убрано: скрипты'], []]);
    await act(`${name}.svg`, 'remove', {});
  }
  const { statusCode, json } = await add('external.svg', Buffer.from(hostileDrawings['image by address']!.content));
  expect([statusCode, plain(json().message)]).toEqual([
    415,
    'Картинка в чертеже — не внутри файла: https://evil.test/x.png. Вставьте её в файл как PNG или JPEG и сохраните заново',
  ]);
  expect((await add('large.svg', Buffer.alloc(5 * 2 ** 20 + 1, ' '))).statusCode).toBe(413);
  expect(await stored()).toEqual(before);
});

test('finds the dangers of hostile drawings that are not sanitised', () => {
  const accepted = Object.entries(hostileDrawings).filter(
    ([, one]) => one.refused === undefined && typeof one.content === 'string',
  );
  const calm = accepted.filter(([, { content }]) => dangersIn(String(content)).length === 0);
  // Dangerous for a parser of HTML only, or by its length.
  expect(calm.map(([name]) => name)).toEqual([
    'selector that closes the style',
    'attribute that closes a tag',
    'huge path',
  ]);
});

test('stops a drawing that takes minutes to render', async () => {
  await expect(prepareDrawing(Buffer.from(filterBomb), 2)).rejects.toMatchObject({
    statusCode: 415,
    message: expect.stringMatching(/слишком.сложное/),
  });
});

const encodings: Record<string, string> = { 'kompas.svg': 'windows-1251', 'exotic.svg': 'utf-16le' };

/** The file as it was, in the size of the stored drawing. */
function resized(name: string, content: Buffer, { width, height }: { width: number; height: number }): Buffer {
  // sharp takes neither declared encodings nor a prefix of the root.
  const decoded = new TextDecoder(encodings[name]).decode(content).replace(/<\?xml[^>]*\?>/, '');
  const text = decoded.replace(/(<\/?|xmlns:)s:/g, '$1').replace('xmlns:s=', 'xmlns=');
  return Buffer.from(
    text.replace(/<svg\b[^>]*>/, (root) => {
      const [, wide, high] = /width="([\d.]+)mm" height="([\d.]+)mm"(?![^]*viewBox)/.exec(root) ?? [];
      const box = wide && high ? ` viewBox="0 0 ${(Number(wide) * 96) / 25.4} ${(Number(high) * 96) / 25.4}"` : '';
      const open = root.replace(/\s(?:width|height)="[^"]*"/g, '').slice(0, -1);
      return `${open}${box} width="${width}" height="${height}">`;
    }),
  );
}

test.each(Object.keys(honestDrawings))('keeps every pixel of %s', async (name) => {
  const content = await honestDrawings[name]!();
  const medium = (await add(name, content)).json();
  expect(medium).toMatchObject({ name, kind: 'drawing', url: expect.stringContaining('.svg?v=') });
  const served = await get(medium.url);
  expect(dangersIn(served.body)).toEqual([]);
  const pixels = (svg: Buffer) => sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const [is, was] = await Promise.all([pixels(served.bytes), pixels(resized(name, content, medium))]);
  expect([is.info.width, is.info.height]).toEqual([was.info.width, was.info.height]);
  expect(is.data.equals(was.data)).toBe(true);
});

test('notes rare fonts and removed things', async () => {
  const notes = async (name: string) => {
    const { items } = (await api.manage('GET', `/media/?search=${name}`)).json();
    return items[0].notes.map(plain);
  };
  expect(await notes('inkscape.svg')).toEqual([expect.stringMatching(/^Надписи — шрифтом GOST type A, которого/)]);
  expect(await notes('kompas.svg')).toEqual([]);
  expect(await notes('corel.svg')).toEqual(['Убрано: ссылки']);
});

test.each([
  ['a size without a view box', 'width="10cm" height="50mm"', 'viewBox="0 0 377.9', 1440, 720],
  ['a view box without a size', 'viewBox="0 0 30 40"', 'viewBox="0 0 30 40"', 1440, 1920],
  ['a size in per cent', 'width="100%" height="100%" viewBox="0 0 200 100"', 'viewBox="0 0 200 100"', 1440, 720],
  ['a width alone', 'width="300" viewBox="0,0,200,100"', 'viewBox="0,0,200,100"', 1440, 720],
  ['a tall page', 'width="100" height="400" viewBox="0 0 100 400"', 'viewBox="0 0 100 400"', 640, 2560],
  [
    'other proportions of the view box',
    'width="200" height="100" viewBox="0 0 50 50"',
    'viewBox="0 0 50 50"',
    1440,
    720,
  ],
])('gives a drawing with %s its proportions', async (name, root, box, width, height) => {
  const medium = (await add(`${name.replaceAll(' ', '-')}.svg`, drawing('', root))).json();
  expect(medium).toMatchObject({ width, height, picture: { width, height } });
  const { body, bytes } = await get(medium.url);
  expect(body).toContain(box);
  expect(body).toMatch(new RegExp(`^<svg[^>]* width="${width}"`));
  expect(await sharp(bytes).metadata()).toMatchObject({ width, height });
});

test('serves a drawing as an image that may load nothing, and its raster pictures', async () => {
  const { url, picture } = (await add('served.svg', drawing())).json();
  const { headers, bytes } = await get(url);
  expect(headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  const [path] = url.split('?');
  expect((await get(path)).headers['cache-control']).toBe('public, max-age=300');
  expect((await get(url, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304);
  expect((await get(url.replace('.svg', 'x.svg'))).statusCode).toBe(404);
  expect((await get(url.replace('/photo/', '/file/'))).statusCode).toBe(404);
  const renditions = [picture.src, ...picture.sources.flatMap(({ srcset }: { srcset: string }) => srcset.split(', '))];
  for (const one of renditions) {
    const { statusCode, bytes: raster } = await get(one.split(' ')[0]);
    expect([one, statusCode, (await sharp(raster).metadata()).hasAlpha]).toEqual([one, 200, true]);
  }
  const drawn = await sharp(bytes).resize(640).ensureAlpha().raw().toBuffer();
  const listed = await sharp((await get(picture.src)).bytes)
    .ensureAlpha()
    .raw()
    .toBuffer();
  const far = drawn.reduce((sum, value, at) => sum + Math.abs(value - listed[at]!), 0) / drawn.length;
  expect(far).toBeLessThan(1);
});

/** Adds a drawing with an embedded picture; returns the type and the content of the picture that is served. */
async function embed(name: string, type: string, content: Buffer) {
  const image = `<image width="9" height="9" href="data:image/${type};base64,${content.toString('base64')}"/>`;
  const { url } = (await add(name, drawing(image))).json();
  const [, served, data = ''] = /data:image\/(\w+);base64,([^"]*)"/.exec((await get(url)).body) ?? [];
  return { type: served, content: Buffer.from(data, 'base64') };
}
const blue = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#36c' } });
const pixelsOf = (content: Buffer) => sharp(content).ensureAlpha().raw().toBuffer();

test.each([
  ['jpeg', () => blue().jpeg()],
  ['webp', () => blue().webp()],
] as const)('removes the metadata of an embedded photograph, and keeps its pixels: %s', async (type, make) => {
  const shot = await make()
    .withExif({ IFD0: { Make: 'Kamera' } })
    .toBuffer();
  const { content } = await embed(`embedded-${type}.svg`, type, shot);
  expect((await sharp(content).metadata()).exif).toBeUndefined();
  expect(await pixelsOf(content)).toEqual(await pixelsOf(shot));
});

test('keeps the first frame of an embedded GIF, as PNG', async () => {
  const frames = Buffer.concat([Buffer.alloc(192, 40), Buffer.alloc(192, 200)]);
  const raw = { width: 8, height: 16, channels: 3, pageHeight: 8 } as const;
  const gif = await sharp(frames, { raw }).gif().toBuffer();
  expect((await sharp(gif).metadata()).pages).toBe(2);
  const { type, content } = await embed('frames.svg', 'gif', gif);
  expect(type).toBe('png');
  expect(await pixelsOf(content)).toEqual(await pixelsOf(gif));
});

test('shows an uploaded drawing of a product beside its photographs, in place of the drawn dimensions', async () => {
  await add('sizes.svg', drawing());
  await addMedium(api, 'front.jpg', await photo());
  const answer = await use('901SL-0080', { photos: ['front.jpg', 'sizes.svg'] });
  expect(answer.statusCode).toBe(200);
  const { product } = (await page('privod-sl-80')).pagedata;
  expect(product.pictures).toMatchObject([
    { drawing: false, schematic: false, src: expect.stringContaining('.webp') },
    {
      drawing: true,
      schematic: false,
      alt: 'Габариты привода',
      src: expect.stringMatching(/^\/media\/photo\/sizes-\d+\.svg\?v=/),
    },
  ]);
  expect(product.pictures).toHaveLength(2);
  expect(product.pictures[1].sources).toBeUndefined();
});

test('uses raster pictures where a drawing is the first picture: cards, previews, the feed', async () => {
  await add('first.svg', drawing('<circle r="20" fill="#c00"/>'));
  await use('901SL-0050', { photos: ['first.svg'] });
  const { pagedata, seo } = await page('privod-sl-50');
  expect(pagedata.product.picture.src).toMatch(/-w640\.webp\?v=/);
  expect(seo.og.image).toMatch(/\.share\.png\?v=/);
  const preview = await get(seo.og.image.replace(/^https?:\/\/[^/]+/, ''));
  expect(await sharp(preview.bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  const [data] = seo.jsonld.filter((one: { '@type': string }) => one['@type'] === 'Product');
  const [raster] = [data.image].flat();
  expect(raster).toMatch(/-w960\.png\?v=/);
  expect(await sharp((await get(raster.replace(/^https?:\/\/[^/]+/, ''))).bytes).metadata()).toMatchObject({
    ...{ format: 'png', width: 960 },
  });
});

test('takes a drawing as a photograph of a product only, and names the kind that another column needs', async () => {
  await add('wrong.svg', drawing());
  const mistake = async (fields: object) => plain(JSON.stringify((await use('901SL-0080', fields)).json()));
  expect(await mistake({ turn: Array.from({ length: 8 }, () => 'wrong.svg') })).toContain('wrong.svg — не фотография');
  expect(await mistake({ videos: ['wrong.svg'] })).toContain('wrong.svg — не видео');
  expect(await mistake({ documents: [{ file: 'wrong.svg', kind: 'drawing', title: 'Ч' }] })).toContain('не документ');
});

test('replaces a drawing in place by another one only, and deletes its files when nothing has it', async () => {
  const before = await stored();
  const { url } = (await add('place.svg', drawing())).json();
  expect(await stored()).toHaveLength(before.length + 2);
  await use('901BL-0160', { photos: ['place.svg'] });
  const refused = await act('place.svg', 'replace', formOf('x.jpg', await photo()));
  expect([refused.statusCode, plain(refused.json().message)]).toEqual([
    ...[409, 'place.svg — чертёж: его можно заменить только другим чертежом SVG'],
  ]);
  const replaced = await act(
    'place.svg',
    'replace',
    formOf('y.svg', drawing('<a href="https://evil.test/"><circle r="9"/></a>')),
  );
  expect(replaced.json()).toMatchObject({ used_by: ['901BL-0160'], notes: ['Убрано: ссылки'] });
  expect(replaced.json().url).not.toBe(url);
  expect(await stored()).toHaveLength(before.length + 2);
  expect((await act('place.svg', 'remove', {})).statusCode).toBe(409);
  await use('901BL-0160', { photos: [] });
  expect((await act('place.svg', 'remove', {})).statusCode).toBe(200);
  expect(await stored()).toEqual(before);
});

test('needs a description, and lists drawings apart and with photographs to choose from', async () => {
  const silent = await api.manage('POST', '/media/', formOf('silent.svg', drawing()));
  expect(plain(silent.json().fields.alt)).toContain('Опишите, что на чертеже');
  await add('listed.svg', drawing());
  const names = async (url: string) =>
    (await api.manage('GET', url)).json().items.map(({ name }: { name: string }) => name);
  expect(await names('/media/?type=drawing&search=listed')).toEqual(['listed.svg']);
  expect(await names('/media/?type=cad&search=listed')).toEqual([]);
  expect(await names('/library/?type=picture&search=listed')).toEqual(['listed.svg']);
  expect(await names('/library/?type=photo&search=listed')).toEqual([]);
  expect((await act('listed.svg', 'describe', { alt: 'Размеры' })).json()).toMatchObject({ alt: 'Размеры' });
  expect((await act('listed.svg', 'describe', { alt: 'Размеры', focus: { x: 1, y: 1 } })).statusCode).toBe(409);
});

test('refuses a drawing under the name of another format', async () => {
  const { statusCode, json } = await add('drawing.png', drawing());
  expect([statusCode, plain(json().message)]).toEqual([
    415,
    expect.stringContaining('назовите его с расширением .svg'),
  ]);
  const other = await add('photo.svg', await photo());
  expect(plain(other.json().message)).toContain('не SVG');
  const packed = await add('drawing.svgz', drawing());
  expect(plain(packed.json().message)).toContain('SVGZ');
});
