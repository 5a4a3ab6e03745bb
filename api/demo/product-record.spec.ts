import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '@site/contracts/catalog';
import { PageResponse } from '@site/contracts/page';
import { readNumber } from '@site/kernel/typed-numbers';
import { eq } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../test/test-app.ts';
import { all, one, parseXml } from '../test/xml.ts';
import { productDocuments, products } from '../src/tables/catalog-tables.ts';
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

async function pageOf(slug: string) {
  const { seo, pagedata } = PageResponse.parse((await api.get(`/api/product/${slug}`)).json());
  if (pagedata.kind !== 'product') throw new Error(pagedata.kind);
  return { seo, product: pagedata.product };
}

const productOf = async (slug: string) => (await pageOf(slug)).product;

/** Every place that states the size and the weight of a product. */
async function statedMeasures(slug: string) {
  const { seo, product } = await pageOf(slug);
  const table = ofTable(product);
  return {
    table,
    drawing: { ...table, size: await sizeOfDrawing(product) },
    isDrawn: product.pictures.some(({ src }) => src.includes('.dimensions.')),
    structuredData: ofStructuredData(seo),
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

test('prints a manual of more than one page for every series', async () => {
  const manuals = await api.db.select().from(documents).where(eq(documents.kind, 'instructions'));
  expect(manuals.length).toBeGreaterThan(40);
  for (const { title, slug, language } of manuals) {
    const pdf = await api.get(`/media/document/${slug}.pdf`, { key: null });
    const pages = pdf.body.match(/\/Type \/Page\b/g)?.length ?? 0;
    if (language === 'ru') expect({ title, long: pages > 1 }).toEqual({ title, long: true });
  }
});

test('has exploded drawings of all products in the lists of spare parts, with the same positions', async () => {
  const lists = await api.db.select().from(documents).where(eq(documents.kind, 'parts'));
  expect(lists.length).toBeGreaterThan(5);
  for (const { id, title, body } of lists) {
    const listed = await api.db
      .select({ slug: products.slug })
      .from(productDocuments)
      .innerJoin(products, eq(products.id, productDocuments.product_id))
      .where(eq(productDocuments.document_id, id));
    const drawn = await Promise.all(listed.map(({ slug }) => productOf(slug)));
    expect({ title, without: drawn.filter((one) => !one.parts_picture).map(({ article }) => article) }).toEqual({
      title,
      without: [],
    });
    const rows = drawn.flatMap(({ spare_parts }) =>
      spare_parts.map(({ position, product }) => `Поз. ${position}. ${product.name}, артикул ${product.article}`),
    );
    expect(new Set(body.flatMap(({ paragraphs }) => paragraphs).map(plain))).toEqual(new Set(rows.map(plain)));
  }
});

test('refers in a manual to an exploded drawing only where a product of its series has one', async () => {
  const written = await api.db.select().from(documents);
  const drawn = new Set(written.filter(({ kind }) => kind === 'parts').map(({ series }) => series));
  for (const { title, series, body } of written)
    if (body.some(({ paragraphs }) => paragraphs.some((text) => text.includes('на деталировке'))))
      expect({ title, drawn: drawn.has(series) }).toEqual({ title, drawn: true });
});

test('contains no promise about the look of a service', async () => {
  for (const { slug, article, description } of await api.db.select().from(products))
    if (article.startsWith('999'))
      expect({ slug, promise: description.includes('Внешний') }).toEqual({ slug, promise: false });
});
