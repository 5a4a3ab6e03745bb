import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type CategoryPageData, type Facet, PAGE_SIZE } from '@site/contracts/catalog';
import { PageResponse } from '@site/contracts/page';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { rowsOf } from '../../db/database.ts';
import { products } from '../../tables/catalog-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

async function category(address: string, session: string | null = null) {
  const response = PageResponse.parse((await api.get(`/api/catalog/${address}`, { session })).json());
  return { seo: response.seo, data: response.pagedata as CategoryPageData };
}

const facet = <T extends Facet['type']>(data: CategoryPageData, code: string, type: T) => {
  const found = data.facets.find((candidate) => candidate.code === code);
  if (found?.type !== type) throw new Error(`No ${type} facet ${code}`);
  return found as Extract<Facet, { type: T }>;
};

const countOf = (data: CategoryPageData, code: string, value: string) =>
  facet(data, code, 'list').options.find((option) => option.value === value)?.count;

test('returns the whole category tree with counts', async () => {
  const { pagedata } = PageResponse.parse((await api.get('/api/catalog/')).json());
  if (pagedata.kind !== 'catalog') throw new Error(pagedata.kind);
  expect(pagedata.groups).toHaveLength(17);
  const total = pagedata.groups.reduce((sum, { category: top }) => sum + top.products_count, 0);
  expect(total).toBeGreaterThanOrEqual(170);
  for (const { category: top, children } of pagedata.groups) {
    expect(top.products_count).toBeGreaterThan(0);
    for (const child of children) expect(child.products_count).toBeGreaterThan(0);
  }
});

describe('facets', () => {
  test('add up the options of one facet and intersect different facets', async () => {
    const sl = (await category('sliding-gates/?series=sl')).data.total;
    const titan = (await category('sliding-gates/?series=titan')).data.total;
    const both = (await category('sliding-gates/?series=sl&series=titan')).data;
    expect(both.total).toBe(sl + titan);
    const narrowed = (await category('sliding-gates/?series=sl&series=titan&motor_voltage=24-v')).data;
    expect(narrowed.total).toBeLessThan(both.total);
    expect(narrowed.products.every((product) => product.name.includes('SL'))).toBe(true);
  });

  test('count what choosing an option would give, ignoring their own filter', async () => {
    const { data } = await category('sliding-gates/?series=sl&motor_voltage=24-v&price=20000-60000');
    for (const option of facet(data, 'motor_voltage', 'list').options) {
      const alone = await category(`sliding-gates/?series=sl&motor_voltage=${option.value}&price=20000-60000`);
      expect([option.value, option.count]).toEqual([option.value, alone.data.total]);
    }
    for (const option of facet(data, 'series', 'list').options) {
      const alone = await category(`sliding-gates/?series=${option.value}&motor_voltage=24-v&price=20000-60000`);
      expect([option.value, option.count]).toEqual([option.value, alone.data.total]);
    }
  });

  test('count flags', async () => {
    const { data } = await category('sliding-gates/?series=sl');
    const { count, selected } = facet(data, 'kit', 'flag');
    expect(selected).toBe(false);
    expect((await category('sliding-gates/?series=sl&kit=1')).data.total).toBe(count);
  });

  test('apply one or both ends of a range', async () => {
    const { data } = await category('sliding-gates/?price=30000-40000');
    expect(facet(data, 'price', 'range')).toMatchObject({ from: 30000, to: 40000 });
    for (const { price } of data.products) expect(price.retail).toBeGreaterThanOrEqual(30000);
    for (const { price } of data.products) expect(price.retail).toBeLessThanOrEqual(40000);
    const open = (await category('sliding-gates/?price=-30000')).data;
    expect(open.products.every(({ price }) => (price.retail ?? 0) <= 30000)).toBe(true);
    expect(facet(open, 'price', 'range').min).toBe(facet(data, 'price', 'range').min);
  });

  test('keep options without results, with a count of zero', async () => {
    const { data } = await category('sliding-gates/?series=titan');
    expect(countOf(data, 'motor_voltage', '24-v')).toBe(0);
  });

  test('ignore invalid query values', async () => {
    const plain = (await category('sliding-gates/')).data;
    const odd = (await category("sliding-gates/?utm_source=x&price=abc&series=&sort='--&page=0")).data;
    expect(odd.total).toBe(plain.total);
    const injected = (await category("sliding-gates/?series=sl'%20or%20'1'='1")).data;
    expect(injected.total).toBe(0);
  });
});

describe('order and pages', () => {
  test.each(['sectional-doors', 'bollards'])(
    'put products of %s without a price last in both price orders',
    async (slug) => {
      for (const sort of ['cheap', 'expensive']) {
        const prices = (await category(`${slug}/?sort=${sort}`)).data.products.map(({ price }) => price.retail);
        const known = prices.filter((price) => price !== null);
        expect(known.length).toBeLessThan(prices.length);
        expect(prices.slice(0, known.length)).toEqual(known);
        const ordered = [...known].sort((a, b) => (sort === 'cheap' ? a - b : b - a));
        expect(known).toEqual(ordered);
      }
    },
  );

  test('contain 24 products without repetitions', async () => {
    const first = (await category('parking-systems/')).data;
    const second = (await category('parking-systems/?page=2')).data;
    expect(first.products).toHaveLength(PAGE_SIZE);
    expect(first.pages).toBe(Math.ceil(first.total / PAGE_SIZE));
    const ids = new Set([...first.products, ...second.products].map(({ id }) => id));
    expect(ids.size).toBe(first.products.length + second.products.length);
  });

  test('replace a page beyond the end by the last, and can be combined', async () => {
    const { pages, total } = (await category('parking-systems/')).data;
    const last = (await category('parking-systems/?page=99')).data;
    expect(last).toMatchObject({ from: pages, page: pages });
    expect(last.products).toHaveLength(total - (pages - 1) * PAGE_SIZE);
    expect((await category('parking-systems/?page=2&ip=none')).data).toMatchObject({ from: 1, page: 1, total: 0 });

    const grown = await category('parking-systems/?page=1-2');
    expect(grown.data).toMatchObject({ from: 1, page: 2 });
    expect(grown.data.products).toHaveLength(2 * PAGE_SIZE);
    expect(grown.seo.canonical).toBe('/catalog/parking-systems/');
    expect((await category('parking-systems/?page=2-99')).data).toMatchObject({ from: 2, page: pages });
  });

  test('have canonical URLs, and filtered lists are excluded from search engines', async () => {
    const { seo } = await category('parking-systems/?page=2');
    expect(seo).toMatchObject({ canonical: '/catalog/parking-systems?page=2', robots: 'index, follow' });
    expect(seo.title).toMatch(/ — страница\u00a02$/);
    expect((await category('parking-systems/?page=1')).seo.canonical).toBe('/catalog/parking-systems/');
    expect((await category('parking-systems/?sort=cheap')).seo.robots).toBe('noindex, follow');
    expect((await category('sliding-gates/?series=sl')).seo.robots).toBe('noindex, follow');
    expect(seo.jsonld.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
  });
});

describe('prices', () => {
  const productPage = async (session: string | null) =>
    PageResponse.parse((await api.get('/api/product/privod-sl-80/', { session })).json());

  test('never show a partner price or a quantity to guests, customers and pending employees', async () => {
    const addresses = [
      '/api/',
      '/api/catalog/sliding-gates/',
      '/api/product/privod-sl-80/',
      '/api/bloki/',
      '/api/home-solutions/',
    ];
    const sessions = [
      null,
      await logIn(api, '+79000000001'),
      await logIn(api, '+79000000002'),
      await logIn(api, '+79000000007'),
    ];
    for (const session of sessions) {
      for (const address of addresses) {
        expect((await api.get(address, { session })).body).not.toMatch(/"own"|discount_percent|qty_hint/);
      }
    }
  });

  test('show partners the price of their level beside the retail price, and a stock range', async () => {
    const { pagedata, seo } = await productPage(await logIn(api, '+79000000005'));
    if (pagedata.kind !== 'product') throw new Error(pagedata.kind);
    expect(pagedata.product.price).toEqual({ retail: 32400, own: 24300, discount_percent: 25 });
    expect(pagedata.product.stock.qty_hint).toMatch(/шт\./);
    expect(JSON.stringify(seo)).not.toContain('24300');
  });

  test('differ by visitor in a list, before and after a change', async () => {
    const partner = await logIn(api, '+79000000005');
    const pricesOf = async (session: string | null) => {
      const { data } = await category('sliding-gates/', session);
      return data.products.map(({ id, price }) => [id, price] as const);
    };
    const own = await pricesOf(partner);
    const retail = own.map(([id, price]) => [id, { retail: price.retail }]);
    const [id = 0, { retail: before }] = own[0]!;
    expect(own).not.toEqual(retail);
    expect([await pricesOf(null), await pricesOf(null), await pricesOf(partner)]).toEqual([retail, retail, own]);
    const setPrice = (price_retail: number | null) =>
      api.db.update(products).set({ price_retail }).where(eq(products.id, id));
    await setPrice(1_000_000);
    api.wait(5_000);
    const changed = [id, { retail: 1_000_000 }];
    expect((await pricesOf(null)).find(([other]) => other === id)).toEqual(changed);
    expect((await pricesOf(partner)).find(([other]) => other === id)).toMatchObject(changed);
    await setPrice(before);
    api.wait(5_000);
  });

  test("show the manufacturer's staff stock ranges but retail prices", async () => {
    const { pagedata } = await productPage(await logIn(api, '+79000000008'));
    if (pagedata.kind !== 'product') throw new Error(pagedata.kind);
    expect(pagedata.product.price).toEqual({ retail: 32400 });
    expect(pagedata.product.stock.qty_hint).toBeDefined();
  });
});

describe('a product page', () => {
  test('contains all product data and structured data', async () => {
    const { pagedata, seo } = PageResponse.parse((await api.get('/api/product/privod-sl-80/')).json());
    if (pagedata.kind !== 'product') throw new Error(pagedata.kind);
    const { product } = pagedata;
    expect(product).toMatchObject({ article: '901SL-0080', old_articles: ['001SL80-24'], warranty_months: 36 });
    expect(product.attributes.find(({ code }) => code === 'temp_min')?.value).toBe('−40');
    expect(product.accessories.some(({ required }) => required)).toBe(true);
    for (const list of [product.documents, product.spare_parts, product.analogs, product.included_items])
      expect(list.length).toBeGreaterThan(0);
    expect(seo.jsonld.find((item) => item['@type'] === 'Product')).toMatchObject({
      sku: '901SL-0080',
      mpn: '901SL-0080',
      brand: { '@type': 'Brand', name: 'Камертон' },
      offers: {
        price: 32400,
        priceCurrency: 'RUB',
        priceValidUntil: '2026-12-05',
        itemCondition: 'https://schema.org/NewCondition',
        url: 'https://site.test/product/privod-sl-80/',
      },
    });
  });

  test('names the successor of a discontinued model', async () => {
    const { pagedata } = PageResponse.parse((await api.get('/api/product/privod-sl-50/')).json());
    if (pagedata.kind !== 'product') throw new Error(pagedata.kind);
    expect(pagedata.product.stock.state).toBe('discontinued');
    expect(pagedata.product.successor?.article).toBe('901SL-0060');
  });

  test('names the products that a successor replaces', async () => {
    const { pagedata } = PageResponse.parse((await api.get('/api/product/privod-sl-60/')).json());
    if (pagedata.kind !== 'product') throw new Error(pagedata.kind);
    expect(pagedata.product.replaces).toEqual([
      {
        slug: 'privod-sl-50',
        article: '901SL-0050',
        name: 'Привод для откатных ворот SL-50, до 500\u00a0кг, 230\u00a0В',
      },
    ]);
  });

  test('is found by its id, too', async () => {
    const at = async (id: unknown) => (await api.get(`/api/product/${String(id)}/`)).json().pagedata?.product?.slug;
    const [published] = await rowsOf<{ id: number; slug: string }>(
      api.db.execute(sql`select id, slug from products where is_published limit 1`),
    );
    expect(await at(published?.id)).toBe(published?.slug);
    for (const id of ['0', '999999999', '99999999999'])
      expect((await api.get(`/api/product/${id}/`)).statusCode).toBe(404);
  });

  test('describes a video in the structured data', async () => {
    const { seo, pagedata } = PageResponse.parse((await api.get('/api/product/shlagbaum-ba-40/')).json());
    if (pagedata.kind !== 'product') throw new Error(pagedata.kind);
    const [video] = pagedata.product.videos;
    expect(video?.description.length).toBeGreaterThan(40);
    expect(seo.jsonld.find((item) => item['@type'] === 'Product')?.subjectOf).toEqual([
      {
        '@type': 'VideoObject',
        name: video?.title,
        description: video?.description,
        thumbnailUrl: `https://site.test${video?.poster.src}`,
        contentUrl: `https://site.test${video?.files[0]?.src}`,
        uploadDate: '2026-04-15',
        duration: 'PT6S',
      },
    ]);
  });

  test('has no offer in the structured data when the product has no price', async () => {
    const { seo } = PageResponse.parse((await api.get('/api/product/bollard-bd-1200/')).json());
    expect(seo.jsonld.find((item) => item['@type'] === 'Product')).not.toHaveProperty('offers');
  });
});
