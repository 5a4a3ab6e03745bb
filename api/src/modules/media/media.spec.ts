import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Picture } from '@site/contracts/picture';
import { mkdtemp, readdir, rm, truncate } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
  await api.sweep('documents');
});
afterAll(() => api.close());

const get = (url: string, headers: Record<string, string> = {}) => api.get(url, { key: null, headers });
const product = async () => (await api.get('/api/product/privod-sl-80/')).json();

describe('drawings', () => {
  test('are cached for a year with their version, and briefly without it', async () => {
    const { pagedata } = await product();
    const { src } = pagedata.product.picture as Picture;
    const versioned = await get(src);
    expect(versioned.statusCode).toBe(200);
    expect(versioned.body).toContain('<svg');
    expect(versioned.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(versioned.headers['content-security-policy']).toContain('sandbox');
    const plain = await get(src.split('?')[0] ?? '');
    expect(plain.headers['cache-control']).toBe('public, max-age=300');
    expect((await get(`${src}0`)).headers['cache-control']).toBe('public, max-age=300');
    expect((await get(src, { 'if-none-match': String(plain.headers.etag) })).statusCode).toBe(304);
    expect((await get(src, { 'if-none-match': `"other", W/${plain.headers.etag}` })).statusCode).toBe(304);
  });

  test('serves every picture of a product and states its size', async () => {
    const { pagedata } = await product();
    for (const { src, width, height, alt } of pagedata.product.pictures as Picture[]) {
      expect((await get(src)).statusCode).toBe(200);
      expect([width > 0, height > 0, alt.length > 0]).toEqual([true, true, true]);
    }
  });
});

test('numbers the spare parts in an exploded drawing, and returns 404 for a device without parts', async () => {
  const { pagedata } = await product();
  const { parts_picture: picture, spare_parts: parts, parts_areas: areas } = pagedata.product;
  const drawn = await get(picture.src);
  // Each number is in the area of its part.
  const numbers = [...drawn.body.matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)" r="26"/g)];
  expect(areas.map(({ position }: { position: string }) => position).toSorted()).toEqual(
    parts.map(({ position }: { position: string }) => position).toSorted(),
  );
  for (const [index, { left, top, width, height }] of areas.entries()) {
    const [x, y] = [Number(numbers[index]![1]) / picture.width, Number(numbers[index]![2]) / picture.height];
    expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
  }
  expect(drawn.headers['cache-control']).toContain('immutable');
  expect(drawn.body.match(/r="26"/g)).toHaveLength(parts.length);
  expect((await get('/media/product/lampa-signalnaya-fl-230.parts.svg')).statusCode).toBe(404);
});

describe('raster images', () => {
  test('renders previews in the size that social networks expect', async () => {
    const { seo } = await product();
    const response = await get(seo.og.image);
    expect(response.headers['content-type']).toBe('image/png');
    expect(await sharp(response.bytes).metadata()).toMatchObject({ width: 1200, height: 630 });

    for (const path of ['', 'catalog/barriers/', 'news/', 'projects/', 'academy/calendar/']) {
      const { og } = (await api.get(`/api/${path}`)).json().seo;
      const preview = await get(og.image);
      expect([path, await sharp(preview.bytes).metadata()]).toMatchObject([path, { width: 1200, height: 630 }]);
    }
  });

  test('draws scenes in the proportions of the page data, so that the layout does not shift', async () => {
    const { content } = (await api.get('/api/')).json();
    const { src, width, height }: Picture = content[0].slides[0].picture;
    expect((await get(src)).body).toContain(`viewBox="0 0 ${width} ${height}"`);
    const { pagedata } = await product();
    const drawn: Picture = pagedata.product.picture;
    expect((await get(drawn.src)).body).toContain(`viewBox="0 0 ${drawn.width} ${drawn.height}"`);
  });

  test('serves scenes as SVG, with a tall version for phones', async () => {
    const { content } = (await api.get('/api/')).json();
    const picture: Picture = content[0].slides[0].picture;
    const [portrait] = picture.sources ?? [];
    expect(portrait).toMatchObject({ type: 'image/svg+xml', media: '(max-width: 599px)' });
    for (const [address, width, height] of [
      [picture.src, 1440, 600],
      [portrait?.srcset ?? '', 720, 800],
    ] as const) {
      const { headers, body } = await get(address);
      expect(headers['cache-control']).toContain('immutable');
      expect(body).toContain(`viewBox="0 0 ${width} ${height}"`);
    }
  });

  test.each([
    ['product', '/api/catalog/sliding-gates/', ['320w', '640w']],
    ['publication', '/api/news/', ['320w', '640w', '960w', '1440w']],
  ])('offer the card of a %s as AVIF in its widths', async (_card, page, widths) => {
    const { products, items } = (await api.get(page)).json().pagedata;
    const { src, sources }: Picture = (products ?? items)[0].picture;
    expect(src).toContain('.svg?');
    const candidates = sources![0]!.srcset.split(', ').map((candidate) => candidate.split(' '));
    expect(candidates.map(([, width]) => width)).toEqual(widths);
    for (const [address, width] of candidates) {
      const response = await get(address!);
      expect(response.headers).toMatchObject({
        'content-type': 'image/avif',
        'cache-control': expect.stringContaining('immutable'),
      });
      expect((await sharp(response.bytes).metadata()).width).toBe(parseInt(width!));
    }
  });

  test('offer the card of a category as WebP', async () => {
    const { groups } = (await api.get('/api/catalog/')).json().pagedata;
    const { bytes, headers } = await get(groups[0].category.image.image);
    expect(headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 480, height: 480 });
  });

  test('are rendered in the offered widths and cached', async () => {
    const { content } = (await api.get('/api/')).json();
    const smallest = content[0].slides[0].picture.src.replace('.svg', '-480.webp');
    const response = await get(smallest);
    expect(response.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await sharp(response.bytes).metadata()).width).toBe(480);
    expect((await get(smallest)).bytes.equals(response.bytes)).toBe(true);
  });
});

test.each([
  '/media/product/nothing.svg',
  '/media/product/privod-sl-80-w4000.png',
  '/media/category/nothing.svg',
  '/media/category/barriers-w777.webp',
  '/media/scene/home-gate-wide-777.webp',
  '/media/scene/nothing-wide.svg',
  '/media/portrait/nobody.svg',
  '/media/portrait/bearded-engineer-777.png',
  '/media/document/nothing.pdf',
  '/media/product/..%2f..%2fpackage.svg',
  '/media/document/..%2fx.pdf',
  '/media/video/nothing.mp4',
  '/media/video/..%2f..%2fsite.ts',
])('returns 404 for %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

describe('videos', () => {
  const video = async () => (await api.get('/api/product/shlagbaum-ba-40/')).json().pagedata.product.videos[0];

  test('are served whole or in ranges, and cached for a year with their version', async () => {
    const { files, poster } = await video();
    for (const { type, src } of files) {
      const whole = await get(src);
      expect(whole.headers).toMatchObject({
        'content-type': type,
        'accept-ranges': 'bytes',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      expect(whole.bytes.length).toBeLessThan(150 * 1024);
      const part = await get(src, { range: 'bytes=100-' });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 100-${whole.bytes.length - 1}/${whole.bytes.length}`);
      expect(part.bytes.equals(whole.bytes.subarray(100))).toBe(true);
    }
    expect(await sharp((await get(poster.src)).bytes).metadata()).toMatchObject({
      width: poster.width,
      height: poster.height,
    });
  });

  test('returns 416 for an unsatisfiable range, and the whole file for another version', async () => {
    const [{ src }] = (await video()).files;
    const beyond = await get(src, { range: 'bytes=9999999-' });
    expect(beyond.statusCode).toBe(416);
    expect(beyond.headers['content-range']).toMatch(/^bytes \*\/\d+$/);
    expect((await get(src, { range: 'bytes=0-1', 'if-range': '"older"' })).statusCode).toBe(200);
  });
});

test('serves a document as a PDF of the stated size', async () => {
  const { pagedata } = await product();
  const [document] = pagedata.product.documents;
  const response = await get(document.url);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.body.startsWith('%PDF-')).toBe(true);
  expect(response.bytes.length).toBe(document.size_bytes);
});

test('renders a document once, and again when its file is damaged', async () => {
  // The applications of other files read the common folder.
  const dataDir = await mkdtemp(join(tmpdir(), 'api-media-'));
  const own = await startTestApp({ DATA_DIR: dataDir }, api);
  try {
    const { pagedata } = await product();
    const paper = async () => (await own.get(pagedata.product.documents[0].url, { key: null })).bytes;
    const papers = async () => (await readdir(join(dataDir, 'media'))).filter((name) => name.endsWith('.pdf'));
    const bytes = await paper();
    const before = await papers();
    expect(before).not.toEqual([]);
    for (const name of before) await truncate(join(dataDir, 'media', name), 100);
    expect((await paper()).equals(bytes)).toBe(true);
    expect(await papers()).toEqual(before);
  } finally {
    await own.close();
    await rm(dataDir, { recursive: true });
  }
});
