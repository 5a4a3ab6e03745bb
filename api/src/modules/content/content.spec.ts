import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Block } from '@site/contracts/blocks';
import { PageResponse } from '@site/contracts/page';
import { sql } from 'drizzle-orm';
import { logIn, startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp({ FORMS_PER_ADDRESS: '5' });
});
afterAll(() => api.close());

const page = async (path: string, session: string | null = null) =>
  PageResponse.parse((await api.get(`/api${path}`, { session })).json());

test('shows every block type of the contract on the sample page', async () => {
  const kinds = Block.options.map((option) => option.shape.type.value);
  const { content } = await page('/bloki/');
  expect(new Set(content.map(({ type }) => type))).toEqual(new Set(kinds));
  for (const block of content) {
    const items = Object.values(block).find(Array.isArray);
    if (items) expect([block.type, items.length > 0]).toEqual([block.type, true]);
  }
});

test('links the home page to all sections and describes the organization', async () => {
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

test('returns only upcoming events', async () => {
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
])('shows %s only the blocks for them', async (_who, phone, words) => {
  const { content } = await page('/bloki/', phone && (await logIn(api, phone)));
  const seen = content.flatMap((block) =>
    block.type === 'text' ? [/видят только (\S+?)\./.exec(block.html)?.[1] ?? []].flat() : [],
  );
  expect(seen).toEqual(words);
});

test('sanitises hostile HTML from the database', async () => {
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

test('replaces hostile URLs in every block type', async () => {
  const picture = { scene: 'factory', alt: 'Завод' };
  const hostile = ['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,<b>', '//evil.test', '/\\evil.test'];
  const blocks = hostile.flatMap((url) => [
    { type: 'image', picture, link: url },
    { type: 'cards', columns: 2, title: 'x', more: { label: 'x', url }, items: [{ title: 'x', text: 'x', link: url }] },
    { type: 'slider', slides: [{ picture, title: 'x', text: 'x', button: { label: 'x', url } }] },
    { type: 'cta', title: 'x', text: 'x', button: { label: 'x', url }, background: 'light' },
    { type: 'banner', picture, link: url, is_ad: false },
    { type: 'video', provider: 'file', url, captions: url, poster: picture, title: 'x', duration: '1:00' },
    { type: 'tabs', items: [{ title: 'x', blocks: [{ type: 'image', picture, link: url }] }] },
  ]);
  await api.db.execute(
    sql`insert into pages (path, title, h1, description, blocks) values ('/addresses/', 'x', 'x', 'x', ${JSON.stringify(blocks)}::jsonb)`,
  );
  const { statusCode, body } = await api.get('/api/addresses/');
  expect([statusCode, body.match(/"(?:link|url)":"#"/g)?.length]).toEqual([200, hostile.length * 8]);
  expect(body).not.toMatch(/javascript:|data:text|evil\.test/i);
});

test('omits blocks without content together with their titles', async () => {
  const gone = { type: 'downloads', title: 'Файлы', slugs: ['net-takogo'] };
  const blocks = [
    { type: 'heading', text: 'Остаётся', level: 2 },
    { type: 'products', title: 'Товары', source: { kind: 'articles', articles: ['000-0000'] }, limit: 4 },
    { type: 'products', title: 'Раздел', source: { kind: 'category', slug: 'net-takogo' }, limit: 4 },
    { type: 'partners', title: 'Партнёры', city: 'Нет такого', limit: 4 },
    { type: 'map', title: 'Карта', city: 'Нет такого' },
    { type: 'news', title: 'Новости', tag: 'нет такой', limit: 3 },
    { type: 'faq', title: 'Вопросы', group: 'net-takoy' },
    gone,
    { type: 'tabs', items: [{ title: 'Пусто', blocks: [gone] }] },
    {
      type: 'tabs',
      items: [
        { title: 'Пусто', blocks: [gone] },
        { title: 'Есть', blocks: [{ type: 'text', html: '<p>Есть</p>' }] },
      ],
    },
  ];
  await api.db.execute(
    sql`insert into pages (path, title, h1, description, blocks) values ('/empty/', 'x', 'x', 'x', ${JSON.stringify(blocks)}::jsonb)`,
  );
  const { content } = await page('/empty/');
  expect(content.map(({ type }) => type)).toEqual(['heading', 'tabs']);
  expect(content[1]).toMatchObject({ items: [{ title: 'Есть' }] });
});

test('filters partners by service, city and name, and offers only existing services', async () => {
  const find = async (query = '') => {
    const { pagedata, content, seo } = await page(`/partners/${query}`);
    if (pagedata.kind !== 'partners') throw new Error(pagedata.kind);
    return { ...pagedata, blocks: content.map(({ type }) => type), robots: seo.robots };
  };
  const all = await find();
  expect([all.blocks, all.robots]).toEqual([['map', 'cta'], 'index, follow']);
  expect(all.services).toEqual(['sale', 'mounting', 'repair', 'design', 'showroom']);
  const mounting = await find('?service=mounting');
  expect(mounting.robots).toBe('noindex, follow');
  expect(mounting.items.length).toBeGreaterThan(0);
  expect(mounting.items.length).toBeLessThan(all.items.length);
  expect((await find('?service=mounting&city=moskva&search=стол')).items.map(({ name }) => name)).toEqual([
    'Столичные ворота',
  ]);
  const names = (await find('?sort=name')).items.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'ru')));
  expect((await find('?service=cooking&level=none')).items.length).toBe(all.items.length);
  expect((await find('?city=nowhere')).items).toEqual([]);
});

test('links an answer to its products', async () => {
  const { content } = await page('/faq/');
  const items = content.flatMap((block) => (block.type === 'faq' ? block.items : []));
  const [first, second] = items;
  expect(first?.products).toEqual([
    { name: expect.stringContaining('SL-40'), url: '/product/privod-sl-40/' },
    { name: expect.stringContaining('SL-80'), url: '/product/privod-sl-80/' },
  ]);
  expect(second).not.toHaveProperty('products');
});

test('marks up questions and answers', async () => {
  const { seo } = await page('/faq/');
  const faq = seo.jsonld.find((item) => item['@type'] === 'FAQPage') as { mainEntity: unknown[] } | undefined;
  expect(faq?.mainEntity.length).toBeGreaterThan(8);
  expect(JSON.stringify(faq)).not.toContain('<p>');
});

describe('a form', () => {
  const request = { name: 'Пётр', phone: '+79001112233', page: '/faq/', consent: true };

  test('requires consent and a known code', async () => {
    expect((await api.post('/api/forms/callback/', { ...request, consent: false })).statusCode).toBe(400);
    expect((await api.post('/api/forms/unknown/', request)).statusCode).toBe(400);
  });

  test('is sent to the managers, and its number to the sender', async () => {
    const asked = { ...request, email: 'petr@example.ru', comment: 'Какой привод нужен?' };
    const { number } = (await api.post('/api/forms/price-request/', asked)).json();
    const letters = (await api.get('/dev/mail/')).body;
    const to = (address: string) =>
      letters.split('<li ').find((letter) => letter.startsWith(`data-to="${address}"`)) ?? '';
    for (const letter of [to('info@kamerton.example'), to('petr@example.ru')])
      expect(letter).toContain(`Запрос цены ${number}`);
    expect(to('info@kamerton.example')).toContain('Какой привод нужен?');
    // The address may belong to another person, so the email must not contain the sender's text.
    expect(to('petr@example.ru')).not.toContain('Какой привод нужен?');
    expect(to('info@kamerton.example')).toMatch(/Пётр, \+7.*900.*111.*petr@example\.ru/);
  });

  test('is stored with proof of consent, and limited per address', async () => {
    expect((await api.post('/api/forms/feedback/', request)).json()).toEqual({
      status: 'ok',
      number: 'З-000002',
      url: expect.stringMatching(/^\/support\/request\/.{20,}\/$/),
    });
    const { rows } = (await api.db.execute<Record<string, unknown>>(
      sql`select * from form_requests where form_code = 'feedback'`,
    )) as {
      rows: Record<string, unknown>[];
    };
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ form_code: 'feedback', consent_version: '2026-11-23' });
    expect(rows[0]?.consent_hash).toMatch(/^[0-9a-f]{64}$/);
    // Five per address and hour over all forms, not counting rejected ones.
    for (const _ of [3, 4, 5]) expect((await api.post('/api/forms/feedback/', request)).statusCode).toBe(200);
    const onceMore = await api.post('/api/forms/feedback/', request);
    expect(onceMore.statusCode).toBe(429);
    expect(onceMore.json().message).toContain('Слишком много попыток');
  });
});
