import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PageResponse } from '@site/contracts/page';
import { publicationSections } from '@site/contracts/publication-sections';
import { sql } from 'drizzle-orm';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { all, one, parseXml } from '../../../test/xml.ts';
import { publications } from '../../tables/publication-tables.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const page = async (path: string) => PageResponse.parse((await api.get(`/api${path}`)).json());
async function list(path: string) {
  const { seo, pagedata } = await page(path);
  if (pagedata.kind !== 'publications') throw new Error(pagedata.kind);
  return { seo, ...pagedata };
}
async function item(path: string) {
  const { seo, content, pagedata } = await page(path);
  if (pagedata.kind !== 'publication') throw new Error(pagedata.kind);
  return { seo, content, ...pagedata };
}
const tag = encodeURIComponent('Новинки');

describe.each(publicationSections)('%s', (section) => {
  test('lists newest first and links to its feed', async () => {
    const { items, seo, total, filters } = await list(`/${section}/`);
    const dates = items.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    expect(total).toBeGreaterThanOrEqual(10);
    expect(seo).toMatchObject({ canonical: `/${section}/`, robots: 'index, follow', feed: { url: `/${section}.xml` } });
    expect(filters.every(({ options }) => options.length > 0)).toBe(true);
  });

  test('applies each filter and excludes filtered lists from search engines', async () => {
    const { filters, total } = await list(`/${section}/`);
    for (const { name, options } of filters) {
      const narrowed = await list(`/${section}/?${name}=${encodeURIComponent(options[0]!)}`);
      for (const option of options)
        expect((await list(`/${section}/?${name}=${encodeURIComponent(option.replaceAll('\u00a0', ' '))}`)).total).toBe(
          (await list(`/${section}/?${name}=${encodeURIComponent(option)}`)).total,
        );
      expect(narrowed.total).toBeGreaterThan(0);
      // All seeded news have the same year.
      if (options.length > 1) expect(narrowed.total).toBeLessThan(total);
      expect(narrowed.seo.robots).toBe('noindex, follow');
    }
  });

  test('has a well-formed feed for any text', async () => {
    await api.db.insert(publications).values({
      section,
      slug: 'trudnyy-zagolovok',
      title: `«Петли & стрелы» <b>\u0007 ]]>`,
      lead: 'Кавычки " и апостроф \' & всё',
      published_at: new Date('2026-11-21T08:30:00Z'),
      topic: section === 'news' ? null : 'A & B',
      scene: 'parking',
      blocks: [],
    });
    api.wait(5_001);
    const { headers, body } = await api.get(`/${section}.xml`, { key: null });
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const feed = parseXml(body);
    expect([feed.name, feed.attributes.version]).toEqual(['rss', '2.0']);
    const channel = one(feed, 'channel');
    expect(one(channel, 'atom:link').attributes).toMatchObject({
      rel: 'self',
      href: `https://site.test/${section}.xml`,
    });
    const [first, ...others] = all(channel, 'item');
    expect(one(first!, 'title').text).toBe('«Петли & стрелы» <b> ]]>');
    expect(one(first!, 'description').text).toBe('Кавычки " и апостроф \' & всё');
    expect(one(first!, 'link').text).toBe(`https://site.test/${section}/trudnyy-zagolovok/`);
    expect(one(first!, 'pubDate').text).toBe('Sat, 21 Nov 2026 08:30:00 GMT');
    expect(others.length).toBeGreaterThanOrEqual(10);
    for (const entry of others) expect(new Date(one(entry, 'pubDate').text).getTime()).toBeLessThan(Date.now() * 2);
    await api.db.execute(sql`delete from publications where slug = 'trudnyy-zagolovok'`);
    api.wait(5_001);
  });
});

test('hides future, draft and withdrawn publications', async () => {
  for (const [section, slug] of [
    ['news', 'anons-budushchego'],
    ['news', 'snyatoe-s-publikacii'],
    ['blog', 'chernovik'],
    ['blog', 'budushchaya-zapis'],
    ['articles', 'budushchaya-statya'],
  ] as const) {
    expect([slug, (await api.get(`/api/${section}/${slug}/`)).statusCode]).toEqual([slug, 404]);
    expect((await api.get(`/api/${section}/`)).body).not.toContain(slug);
    expect((await api.get(`/${section}.xml`, { key: null })).body).not.toContain(slug);
  }
});

test('does not find a slug in another section', async () => {
  expect((await api.get('/api/blog/br-skorostnye-shlagbaumy/')).statusCode).toBe(404);
});

describe('long list', () => {
  const documents = Array.from({ length: 30 }, (_, index) => ({
    kind: 'publication',
    address: `/blog/dolgaya-${index}/`,
    title: `Запись ${index}`,
    lead: 'x',
    published_at: new Date(Date.UTC(2020, 0, 1 + index)).toISOString(),
    topic: 'Архив',
    tags: ['Архив'],
    scene: 'yard',
    blocks: [],
  }));
  beforeAll(async () => {
    api.wait(5_001);
    for (const document of documents) {
      await api.manage('PUT', '/content/', { document, base: null });
      await api.manage('POST', '/content/publish/', { address: document.address, revision: 1 });
    }
    api.wait(5_001);
  });
  afterAll(async () => {
    for (const { address } of documents) await api.manage('POST', '/content/withdraw/', { address });
    api.wait(5_001);
  });

  test('has pages of twelve with distinct URLs and titles', async () => {
    const first = await list('/blog/');
    const second = await list('/blog/?page=2');
    expect([first.items.length, second.items.length]).toEqual([12, 12]);
    expect(first.pages).toBe(Math.ceil(first.total / 12));
    expect(second.seo.canonical).toBe('/blog?page=2');
    expect(second.seo.title).toMatch(/ — страница\u00a02$/);
    expect(second.seo.robots).toBe('index, follow');
    expect((await api.get(`/api/blog/?page=${first.pages + 1}`)).statusCode).toBe(404);
  });

  test('supports «Показать ещё» by URL', async () => {
    const [first, second, both] = [await list('/blog/'), await list('/blog/?page=2'), await list('/blog/?page=1-2')];
    expect(both.items.map(({ slug }) => slug)).toEqual([...first.items, ...second.items].map(({ slug }) => slug));
    expect([both.from, both.page, both.seo.canonical, both.seo.robots]).toEqual([
      1,
      2,
      '/blog?page=2',
      'noindex, follow',
    ]);
  });

  test('combines filters', async () => {
    const { total, items } = await list(`/blog/?category=${encodeURIComponent('Архив')}&page=3`);
    expect([total, items.length]).toEqual([30, 6]);
    expect((await list(`/blog/?category=${encodeURIComponent('Архив')}&tag=x`)).total).toBe(0);
  });
});

test('takes the year from the date in Moscow', async () => {
  const row = { section: 'news' as const, lead: 'x', scene: 'yard' as const, blocks: [], tags: [] };
  // The first hour of 2013 in Moscow, which was at UTC+4 then.
  const published_at = new Date('2012-12-31T20:30:00Z');
  await api.db.insert(publications).values({ ...row, slug: 'v-novyy-god', title: 'С новым годом', published_at });
  api.wait(5_001);
  expect((await list('/news/?year=2013')).items).toMatchObject([{ slug: 'v-novyy-god', date: '2013-01-01' }]);
  expect((await list('/news/?year=2012')).items).toEqual([]);
  const years = (await list('/news/')).filters.find(({ name }) => name === 'year')?.options;
  expect(years?.at(-1)).toBe('2013');
  await api.db.execute(sql`delete from publications where slug = 'v-novyy-god'`);
  api.wait(5_001);
});

test.each(['page=0', 'page=x', 'from=-1', 'year=прошлый', 'tag='])('«%s» is ignored', async (query) => {
  expect(await list(`/news/?${encodeURI(query)}`)).toEqual(await list('/news/'));
});

test('marks news up as NewsArticle and lists related ones', async () => {
  const { related, seo, author, item: card } = await item('/news/br-skorostnye-shlagbaumy/');
  const isAlike = related.map(({ tags }) => tags.some((name) => card.tags.includes(name)));
  expect(isAlike).toHaveLength(3);
  expect(isAlike[0]).toBe(true);
  expect(isAlike).toEqual(isAlike.toSorted((a, b) => Number(b) - Number(a)));
  expect((await item('/news/klass-v-ekaterinburge/')).related).toHaveLength(3);
  expect(seo.jsonld.map((data) => data['@type'])).toContain('NewsArticle');
  expect([author, card.reading_minutes]).toEqual([null, null]);
  expect((await list(`/news/?tag=${tag}`)).items.every(({ tags }) => tags.includes('Новинки'))).toBe(true);
});

test('relates publications by a common tag regardless of age, except unpublished ones', async () => {
  const long = (year: number) => new Date(Date.UTC(year, 0, 1));
  const row = { section: 'news' as const, lead: 'x', scene: 'yard' as const, blocks: [], tags: ['Редкое', 'Новинки'] };
  const add = (slug: string, more: object) =>
    api.db.insert(publications).values({ ...row, slug, title: slug, published_at: long(2019), ...more });
  await add('redkoe-samo', { published_at: long(2018), tags: ['Редкое'] });
  await add('redkoe-odno', { published_at: long(2017) });
  await add('redkoe-drugoe', {});
  await add('redkoe-snyatoe', { is_published: false });
  await add('redkoe-budushchee', { published_at: new Date('2999-01-01') });
  const beside = async () => (await item('/news/redkoe-samo/')).related.map(({ slug }) => slug);
  const first = await beside();
  expect(first.slice(0, 2)).toEqual(['redkoe-drugoe', 'redkoe-odno']);
  expect(first).toHaveLength(3);
  expect(first[2]).not.toMatch(/^redkoe/);
  await api.db
    .update(publications)
    .set({ tags: ['Иное'] })
    .where(sql`slug = 'redkoe-drugoe'`);
  api.wait(5_001);
  expect((await beside())[0]).toBe('redkoe-odno');
  await api.db.execute(sql`delete from publications where slug like 'redkoe%'`);
  api.wait(5_001);
});

test('has an author, chapters, products and documents in every post and article', async () => {
  const rows = await api.db
    .select()
    .from(publications)
    .where(sql`section <> 'news' and is_published and published_at <= now()`);
  expect(rows.length).toBeGreaterThanOrEqual(22);
  for (const row of rows) {
    const { item: card, author, contents, content, related, seo } = await item(`/${row.section}/${row.slug}/`);
    expect([row.slug, card.reading_minutes! >= 2, author !== null, contents.length >= 3]).toEqual([
      row.slug,
      true,
      true,
      true,
    ]);
    const anchors = content.flatMap((block) => (block.type === 'heading' && block.anchor ? [block.anchor] : []));
    expect(contents.map(({ anchor }) => anchor)).toEqual(anchors);
    expect(new Set(anchors).size).toBe(anchors.length);
    const products = content.findLast((block) => block.type === 'products');
    expect([row.slug, products?.products.map(({ article }) => article) ?? []]).toEqual([row.slug, row.products]);
    const documents = content.findLast((block) => block.type === 'downloads');
    expect([row.slug, documents?.items.length ?? 0]).toEqual([row.slug, row.documents.length]);
    expect([row.slug, related.length]).toEqual([row.slug, 3]);
    const data = seo.jsonld.find(({ '@type': type }) => type === (row.section === 'blog' ? 'BlogPosting' : 'Article'));
    expect(data).toMatchObject({
      headline: row.title,
      author: { '@type': 'Person', name: author!.name },
      image: expect.stringMatching(/^https:\/\/site\.test\/media\/scene\/.+\.share\.png/),
      mainEntityOfPage: `https://site.test/${row.section}/${row.slug}/`,
    });
  }
});
