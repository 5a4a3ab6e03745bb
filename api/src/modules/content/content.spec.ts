import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Block } from '@site/contracts/blocks';
import { PageAnswer } from '@site/contracts/page';
import { sql } from 'drizzle-orm';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '5' });
}, 60_000);
afterAll(() => api.close());

const page = async (path: string, session: string | null = null) =>
  PageAnswer.parse((await api.get(`/api${path}`, { session })).json());

test('the sample page shows every kind of block of the contract', async () => {
  const kinds = Block.options.map((option) => option.shape.type.value);
  const { content } = await page('/bloki/');
  expect(new Set(content.map(({ type }) => type))).toEqual(new Set(kinds));
  for (const block of content) {
    const items = Object.values(block).find(Array.isArray);
    if (items) expect([block.type, items.length > 0]).toEqual([block.type, true]);
  }
});

test('the home page leads everywhere and tells search engines who we are', async () => {
  const { content, seo } = await page('/');
  const kinds = content.map(({ type }) => type);
  expect(kinds).toEqual(
    expect.arrayContaining([
      'slider',
      'category_slider',
      'cards',
      'products',
      'cta',
      'projects',
      'events',
      'news',
      'map',
    ]),
  );
  expect(seo.jsonld.map((item) => item['@type'])).toEqual(['Organization', 'WebSite']);
  expect(seo.canonical).toBe('/');
});

test('events are always ahead', async () => {
  const { pagedata } = await page('/academy/');
  if (pagedata.kind !== 'academy') throw new Error(pagedata.kind);
  expect(pagedata.events.length).toBeGreaterThan(3);
  for (const event of pagedata.events)
    expect(Date.parse(event.starts_at)).toBeGreaterThan(Date.parse('2026-11-21T09:00:00Z'));
});

test.each([
  ['a guest', null, ['гости']],
  ['a customer', '+79000000001', ['вошедшие']],
  ['a partner', '+79000000005', ['вошедшие', 'партнёры']],
])('%s sees only the blocks meant for them', async (_who, phone, words) => {
  const { content } = await page('/bloki/', phone && (await logIn(api, phone)));
  const seen = content.flatMap((block) =>
    block.type === 'text' ? [/видят только (\S+?)\./.exec(block.html)?.[1] ?? []].flat() : [],
  );
  expect(seen).toEqual(words);
});

test('a hostile text in the database reaches nobody', async () => {
  const blocks = JSON.stringify([
    { type: 'text', html: '<p>Привет<img src=x onerror=alert(1)><script>alert(2)</script></p>' },
    { type: 'accordion', open_first: true, items: [{ title: 'x', html: '<a href="javascript:alert(3)">x</a>' }] },
    {
      type: 'tabs',
      items: [{ title: 'x', blocks: [{ type: 'text', html: '<iframe src="https://evil.test"></iframe>' }] }],
    },
    { type: 'html', html: '<div onclick="alert(4)">y<script>alert(5)</script></div>' },
  ]);
  await api.db.execute(
    sql`insert into pages (path, title, h1, description, blocks) values ('/hostile/', 'x', 'x', 'x', ${blocks}::jsonb)`,
  );
  const { body } = await api.get('/api/hostile/');
  expect(body).toContain('Привет');
  expect(body).not.toMatch(/<script|javascript:|onerror|onclick|<iframe/);
});

describe('news', () => {
  test('a future or withdrawn story does not exist yet', async () => {
    for (const slug of ['anons-budushchego', 'snyatoe-s-publikacii']) {
      expect((await api.get(`/api/news/${slug}/`)).statusCode).toBe(404);
      expect((await api.get('/api/news/')).body).not.toContain(slug);
    }
  });

  test('the list goes from new to old and narrows by tag', async () => {
    const { pagedata } = await page('/news/');
    if (pagedata.kind !== 'news-list') throw new Error(pagedata.kind);
    const dates = pagedata.items.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort().reverse());
    const { pagedata: tagged, seo } = await page(`/news/?tag=${encodeURIComponent('Новинки')}`);
    if (tagged.kind !== 'news-list') throw new Error(tagged.kind);
    expect(tagged.items.every(({ tags }) => tags.includes('Новинки'))).toBe(true);
    expect(tagged.total).toBeLessThan(pagedata.total);
    expect(seo.robots).toBe('noindex, follow');
  });

  test('a story is an article for search engines, with others like it', async () => {
    const { pagedata, seo } = await page('/news/br-skorostnye-shlagbaumy/');
    if (pagedata.kind !== 'news-item') throw new Error(pagedata.kind);
    expect(pagedata.related.length).toBeGreaterThan(0);
    expect(seo.jsonld.map((item) => item['@type'])).toContain('NewsArticle');
  });
});

test('questions and answers are marked up', async () => {
  const { seo } = await page('/faq/');
  const faq = seo.jsonld.find((item) => item['@type'] === 'FAQPage') as { mainEntity: unknown[] } | undefined;
  expect(faq?.mainEntity.length).toBeGreaterThan(8);
  expect(JSON.stringify(faq)).not.toContain('<p>');
});

describe('a form', () => {
  const request = { name: 'Пётр', phone: '+79001112233', page: '/faq/', consent: true };

  test('needs consent, and a code that exists', async () => {
    expect((await api.post('/api/forms/callback/', { ...request, consent: false })).statusCode).toBe(400);
    expect((await api.post('/api/forms/unknown/', request)).statusCode).toBe(400);
  });

  test('is kept together with the proof of consent, and is limited', async () => {
    expect((await api.post('/api/forms/feedback/', request)).json()).toEqual({ status: 'ok' });
    const { rows } = (await api.db.execute(sql`select * from form_requests`)) as unknown as {
      rows: Record<string, unknown>[];
    };
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ form_code: 'feedback', consent_version: '2026-03-01' });
    expect(rows[0]?.consent_hash).toMatch(/^[0-9a-f]{64}$/);
    await api.post('/api/forms/feedback/', request);
    await api.post('/api/forms/feedback/', request);
    const onceMore = await api.post('/api/forms/feedback/', request);
    expect(onceMore.statusCode).toBe(429);
    expect(onceMore.json().message).toContain('Слишком много попыток');
  });
});
