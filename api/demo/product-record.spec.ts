import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@site/contracts/catalog';
import { PageResponse } from '@site/contracts/page';
import { readNumber } from '@site/kernel/typed-numbers';
import { eq } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { all, one, parseXml } from '../test/xml.ts';
import { products } from '../src/tables/catalog-tables.ts';
import { documents } from '../src/tables/document-tables.ts';

let api: TestApp;
let feed: Map<string, Record<string, string>>;
let passports: string[];
let slugs: string[];

beforeAll(async () => {
  api = await startTestApp();
  const xml = await api.get('/catalog.xml', { headers: { 'accept-encoding': 'identity' }, key: null });
  feed = new Map(
    all(one(one(parseXml(xml.body), 'shop'), 'offers'), 'offer').map((offer) => [
      one(offer, 'vendorCode').text,
      Object.fromEntries(all(offer, 'param').map(({ attributes, text }) => [plain(attributes.name ?? ''), text])),
    ]),
  );
  const written = await api.db.select({ body: documents.body }).from(documents).where(eq(documents.kind, 'passports'));
  passports = written.flatMap(({ body }) => body.flatMap(({ paragraphs }) => paragraphs));
  slugs = (await api.db.select({ slug: products.slug }).from(products)).map(({ slug }) => slug);
});
afterAll(() => api.close());

type Measures = { size: string | null; weight: number | null };

const plain = (text: string) => text.replaceAll('\u00a0', ' ');
const sizeOf = (...sides: readonly unknown[]) => sides.join(' × ');
const SIZE = /\d+ × \d+ × \d+/;

function ofTable({ attributes }: Product): Measures {
  const valueOf = (wanted: string) => attributes.find(({ code }) => code === wanted)?.value ?? '';
  return { size: SIZE.exec(plain(valueOf('size')))?.[0] ?? null, weight: readNumber(valueOf('weight')) };
}

function ofStructuredData(seo: PageResponse['seo']): Measures {
  const data = seo.jsonld.find((item) => item['@type'] === 'Product') as Record<string, { value: number } | undefined>;
  const [width, height, depth] = ['width', 'height', 'depth'].map((side) => data[side]?.value);
  return { size: width ? sizeOf(width, height, depth) : null, weight: data.weight?.value ?? null };
}

async function sizeOfDrawing({ pictures, slug }: Product): Promise<string | null> {
  const address =
    pictures.find(({ src }) => src.includes('.dimensions.'))?.src ?? `/media/product/${slug}.dimensions.svg`;
  const response = await api.get(address, { key: null });
  if (response.statusCode === 404) return null;
  return sizeOf(...[...response.body.matchAll(/aria-label="(\d+)"/g)].map(([, number]) => number));
}

function ofPassport(article: string): Measures | null {
  const line = passports.map(plain).find((text) => text.startsWith(`${article} — `));
  if (line === undefined) return null;
  return { size: SIZE.exec(line)?.[0] ?? null, weight: readNumber(/масса ([\d ,]+) кг/.exec(line)?.[1] ?? '') };
}

function ofFeed(article: string): Measures | null {
  const params = feed.get(article);
  if (!params) return null;
  const { 'Габариты (Ш × В × Г)': size = '', Масса: weight } = params;
  return { size: SIZE.exec(plain(size))?.[0] ?? null, weight: weight === undefined ? null : Number(weight) };
}

/** Every place that states the size and the weight of a product. */
async function statedMeasures(slug: string) {
  const response = PageResponse.parse((await api.get(`/api/product/${slug}`)).json());
  if (response.pagedata.kind !== 'product') throw new Error(response.pagedata.kind);
  const { product } = response.pagedata;
  const table = ofTable(product);
  return {
    table,
    drawing: { ...table, size: await sizeOfDrawing(product) },
    isDrawn: product.pictures.some(({ src }) => src.includes('.dimensions.')),
    structuredData: ofStructuredData(response.seo),
    passport: ofPassport(product.article) ?? table,
    feed: ofFeed(product.article) ?? table,
  };
}

test('states one size and one weight of a product everywhere', async () => {
  expect(slugs.length).toBeGreaterThan(190);
  for (const slug of slugs) {
    const { table, isDrawn, ...others } = await statedMeasures(slug);
    expect({ slug, isDrawn, ...others }).toEqual({
      slug,
      isDrawn: table.size !== null,
      drawing: table,
      structuredData: table,
      passport: table,
      feed: table,
    });
  }
});
