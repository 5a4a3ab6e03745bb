import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type {
  ContentDocument,
  DownloadDocument,
  FaqDocument,
  PageDocument,
  ProjectDocument,
  PublicationDocument,
} from '@site/contracts/content-documents';
import type { ContentFinding, ContentRevision, ExportedContent, ManagedContent } from '@site/contracts/manage-content';
import { PageResponse } from '@site/contracts/page';
import { eq, sql } from 'drizzle-orm';
import { PgPreparedQuery } from 'drizzle-orm/pg-core';
import { DAY } from '@site/kernel/dates';
import { addMedium, formOf, PDF, photo } from '../../../test/media-calls.ts';
import { pdfText } from '../../../test/pdf-text.ts';
import { logInAsStaff } from '../../../test/staff-calls.ts';
import { type TestResponse, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { syncContent } from '../../../demo/sync-content.ts';
import { Photographs } from '../media/library/photographs.ts';
import { hostileHtml } from '../../html/hostile-html.ts';
import { sanitizeMarkup, sanitizeText } from '../../html/sanitize.ts';
import { faqItems, isShown } from '../../tables/faq-tables.ts';
import { pages } from '../../tables/page-tables.ts';
import { projects } from '../../tables/project-tables.ts';
import { toProjectRow } from './document-rows.ts';
import { contentRevisions, contentSeeds } from '../../tables/publishing-tables.ts';
import { RevisionRepository } from './revision-repository.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());
// Expire the cached reads.
beforeEach(() => api.wait(10_000));

const LATER = 10_000;
const text = (html: string) => ({ type: 'text' as const, html });
let next = 0;
/** A new page under `/landings/`. */
const newPage = (change: Partial<PageDocument> = {}): PageDocument => ({
  kind: 'page',
  address: `/landings/probe-${(next += 1)}/`,
  title: 'Проба',
  h1: 'Проба',
  description: '',
  robots: 'index, follow',
  access: 'public',
  parent: null,
  noheader: false,
  nofooter: false,
  blocks: [{ type: 'text', html: '<p>Первая редакция</p>' }],
  ...change,
});

const save = (document: ContentDocument, base: number | null = null) =>
  api.manage('PUT', '/content/', { document, base });
const publish = (address: string, revision: number, at?: string) =>
  api.manage('POST', '/content/publish/', { address, revision, ...(at && { at }) });
const exported = async (address: string): Promise<ExportedContent[]> =>
  (await api.manage('GET', `/content/export/?under=${address}`)).json().items;
const history = async (address: string): Promise<ContentRevision[]> =>
  (await api.manage('GET', `/content/history/?address=${address}`)).json().items;
const seen = async (path: string) => PageResponse.parse((await api.get(`/api${path}`)).json());
const outcome = (answer: TestResponse) => [answer.statusCode, answer.json().code];
/** Saves and publishes a document; returns the revision number. */
async function published(document: ContentDocument) {
  const { revision } = (await save(document)).json();
  await publish(document.address, revision.number);
  return revision.number as number;
}

test('has a first revision for each seeded document', async () => {
  const [contacts] = await exported('/about/contacts/');
  expect(contacts).toMatchObject({ number: 1, state: 'live', origin: 'product', document: { h1: 'Контакты' } });
  const { items, total } = (await api.manage('GET', '/content/?search=контакт')).json();
  expect(total).toBe(1);
  expect(items[0]).toMatchObject({ address: '/about/contacts/', state: 'live', offered: null });
});

test('publishes a draft and keeps earlier revisions in the history', async () => {
  const page = newPage();
  const draft = await save(page);
  expect(draft.json()).toMatchObject({
    changed: true,
    revision: { number: 1, state: 'draft', author: 'Заказова Зоя' },
  });
  expect((await api.get(`/api${page.address}`)).statusCode).toBe(404);

  expect((await publish(page.address, 1)).json()).toMatchObject({ state: 'live' });
  api.wait(LATER);
  expect((await seen(page.address)).seo.h1).toBe('Проба');

  const second = await save({ ...page, h1: 'Вторая' }, 1);
  expect(second.json().revision).toMatchObject({ number: 2, state: 'draft' });
  await publish(page.address, 2);
  api.wait(LATER);
  expect((await seen(page.address)).seo.h1).toBe('Вторая');
  expect((await history(page.address)).map(({ number, state }) => [number, state])).toEqual([
    [2, 'live'],
    [1, 'past'],
  ]);
  const decided = (await api.manage('GET', `/decisions/?noun=content&subject=${page.address}`)).json();
  expect(decided.items.map(({ action }: { action: string }) => action)).toEqual(['publish', 'save', 'publish', 'save']);
});

test('makes no revision for an unchanged export and rejects an outdated one', async () => {
  const page = newPage();
  await published(page);
  const [file] = await exported(page.address);
  expect((await save(file!.document, file!.number)).json()).toMatchObject({ changed: false });
  await save({ ...page, h1: 'Правка коллеги' }, 1);
  const late = await save({ ...page, h1: 'Моя правка' }, 1);
  expect(outcome(late)).toEqual([409, 'edited_meanwhile']);
  expect(late.json().message).toContain('ревизия 2, автор — Заказова Зоя');
  expect(outcome(await save(page))).toEqual([409, 'edited_meanwhile']);
});

test('lists documents without reading their content', async () => {
  const rows = (await new RevisionRepository(api.db).list({ search: 'контакт' }, 10, 0)).flat();
  expect(rows[0]).toMatchObject({ address: '/about/contacts/', title: expect.any(String) });
  expect(rows.flatMap((row) => Object.keys(row))).not.toContain('document');
});

test('rejects simultaneous saves except the first', async () => {
  const page = newPage();
  await published(page);
  const saved = await Promise.all(['А', 'Б', 'В'].map((h1) => save({ ...page, h1 }, 1)));
  expect(saved.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409]);
  expect(await history(page.address)).toHaveLength(2);
});

test('publishes a revision at its scheduled time, and unschedules it before', async () => {
  const page = newPage();
  await published(page);
  await save({ ...page, h1: 'К\u00a0празднику' }, 1);
  const at = new Date(Date.parse('2026-11-21T09:00:00Z') + 24 * 3_600_000).toISOString();
  expect((await publish(page.address, 2, at)).json()).toMatchObject({ state: 'scheduled', publish_at: at });
  expect((await seen(page.address)).seo.h1).toBe('Проба');
  await api.manage('POST', '/content/unschedule/', { address: page.address, revision: 2 });
  await publish(page.address, 2, at);
  api.wait(25 * 3_600_000);
  await api.sweep('publishing');
  expect((await seen(page.address)).seo.h1).toBe('К\u00a0празднику');
  expect((await history(page.address))[0]).toMatchObject({ number: 2, state: 'live', publish_at: null });
});

test('publishes a page that has had no visitors', async () => {
  const page = newPage();
  await save(page);
  await publish(page.address, 1, new Date(Date.now() + 400 * 24 * 3_600_000).toISOString());
  await api.sweep('publishing');
  expect((await history(page.address))[0]!.state).toBe('scheduled');
  api.wait(500 * 24 * 3_600_000);
  await Promise.all([api.sweep('publishing'), api.sweep('publishing')]);
  expect((await history(page.address))[0]!.state).toBe('live');
});

/** Relative to the test's clock, which earlier tests have moved. */
const inDays = (days: number) => new Date(api.now().getTime() + days * DAY).toISOString();

test('unschedules an older revision when a newer one is published', async () => {
  const page = newPage();
  await published(page);
  await save({ ...page, h1: 'На завтра' }, 1);
  await save({ ...page, h1: 'Свежая' }, 2);
  await publish(page.address, 2, inDays(1));
  expect((await publish(page.address, 3)).json()).toMatchObject({ number: 3, unscheduled: [2] });
  expect((await history(page.address)).map(({ number, state }) => [number, state])).toEqual([
    [3, 'live'],
    [2, 'draft'],
    [1, 'past'],
  ]);
  api.wait(2 * DAY);
  await api.sweep('publishing');
  expect((await seen(page.address)).seo.h1).toBe('Свежая');
  const { items } = (await api.manage('GET', `/decisions/?noun=content&subject=${page.address}`)).json();
  expect(items).toContainEqual(expect.objectContaining({ action: 'unschedule', text: 'Ревизия 2, старше 3' }));
});

test('keeps the newer of two scheduled revisions, whichever is due first', async () => {
  const page = newPage();
  await published(page);
  await save({ ...page, h1: 'Вторая' }, 1);
  await save({ ...page, h1: 'Третья' }, 2);
  await publish(page.address, 2, inDays(2));
  await publish(page.address, 3, inDays(1));
  api.wait(3 * DAY);
  await api.sweep('publishing');
  expect((await history(page.address)).map(({ number, state }) => [number, state])).toEqual([
    [3, 'live'],
    [2, 'draft'],
    [1, 'past'],
  ]);
});

test('rejects scheduling a revision older than the live one', async () => {
  const page = newPage();
  await published(page);
  await save({ ...page, h1: 'Вторая' }, 1);
  await publish(page.address, 2);
  expect(outcome(await publish(page.address, 1, inDays(1)))).toEqual([409, 'older_than_live']);
});

test('moves a page with its schedule and those of its child pages', async () => {
  const page = newPage();
  await published(page);
  await save({ ...page, h1: 'На завтра' }, 1);
  await publish(page.address, 2, inDays(1));
  const child = newPage({ parent: page.address });
  await published(child);
  await save({ ...child, h1: 'Ниже, на завтра' }, 1);
  await publish(child.address, 2, inDays(1));
  const coming = newPage({ parent: page.address });
  await save(coming);
  await publish(coming.address, 1, inDays(1));
  const to = `${page.address.slice(0, -1)}-dalshe/`;
  await api.manage('POST', '/content/move/', { address: page.address, to });
  api.wait(2 * DAY);
  await api.sweep('publishing');

  expect((await seen(to)).seo.h1).toBe('На завтра');
  expect((await api.get(`/api${page.address}`)).statusCode).toBe(404);
  expect((await api.post('/api/fetch/check-redirect/', { url: page.address })).json()).toEqual({ url: to });
  const below = await seen(child.address);
  expect(below.seo.h1).toBe('Ниже, на завтра');
  for (const { seo } of [below, await seen(coming.address)]) expect(seo.breadcrumbs[1]!.url).toBe(to);
});

test('rejects moving a page to the address of a scheduled one', async () => {
  const [page, other] = [newPage(), newPage()];
  await published(page);
  await save(other);
  await publish(other.address, 1, inDays(1));
  const move = await api.manage('POST', '/content/move/', { address: page.address, to: other.address });
  expect(outcome(move)).toEqual([409, 'address_taken']);
});

test('publishes the other revisions when one fails, and keeps serving pages', async () => {
  const [broken, page] = [newPage(), newPage()];
  for (const one of [broken, page]) {
    await save(one);
    await publish(one.address, 1, inDays(1));
  }
  await api.db.execute(
    sql`update content_revisions set document = document - 'blocks' where address = ${broken.address}`,
  );
  api.wait(2 * DAY);
  expect((await api.get('/api/about/contacts/')).statusCode).toBe(200);
  const due = (await api.manage('POST', '/content/publish-due/')).json();
  expect(due.failed).toEqual([{ address: broken.address, number: 1 }]);
  expect(due.published).toContainEqual(expect.objectContaining({ address: page.address, state: 'live' }));
  await api.sweep('publishing');
  expect((await seen(page.address)).seo.h1).toBe('Проба');
  await api.manage('POST', '/content/unschedule/', { address: broken.address, revision: 1 });
});

test('restores an old revision as a new draft', async () => {
  const page = newPage();
  await published(page);
  await save({ ...page, h1: 'Ошибка' }, 1);
  await publish(page.address, 2);
  expect((await api.manage('POST', '/content/restore/', { address: page.address, revision: 1 })).json()).toMatchObject({
    number: 3,
    state: 'draft',
    title: 'Проба',
  });
  await publish(page.address, 3);
  api.wait(LATER);
  expect((await seen(page.address)).seo.h1).toBe('Проба');
});

test('withdraws a page, keeps its history, and refuses to withdraw a built-in page', async () => {
  const page = newPage();
  await published(page);
  expect((await api.manage('POST', '/content/withdraw/', { address: page.address })).json()).toMatchObject({
    state: 'past',
  });
  api.wait(LATER);
  expect((await api.get(`/api${page.address}`)).statusCode).toBe(404);
  expect((await api.manage('GET', `/content/?search=${page.address}`)).json().items[0].state).toBe('withdrawn');
  expect(outcome(await api.manage('POST', '/content/withdraw/', { address: '/policy/' }))).toEqual([
    409,
    'products_own',
  ]);
});

test('redirects from a moved page in one hop and updates the breadcrumbs of its children', async () => {
  const [first, second] = [newPage(), newPage()];
  await published(first);
  await published(second);
  const child = newPage({ parent: first.address });
  await published(child);
  const page = newPage({ blocks: [{ type: 'text', html: `<p><a href="${first.address}">Сюда</a></p>` }] });
  await published(page);
  const to = `${first.address.slice(0, -1)}-novaya/`;
  expect(outcome(await api.manage('POST', '/content/move/', { address: first.address, to: second.address }))).toEqual([
    409,
    'address_taken',
  ]);
  const moved = await api.manage('POST', '/content/move/', { address: first.address, to });
  expect(moved.json()).toMatchObject({
    revision: { state: 'live' },
    linked_from: [page.address, child.address].toSorted(),
  });
  const last = `${to.slice(0, -1)}-2/`;
  await api.manage('POST', '/content/move/', { address: to, to: last });
  api.wait(LATER);
  for (const url of [first.address, to])
    expect((await api.post('/api/fetch/check-redirect/', { url })).json()).toEqual({ url: last });
  expect((await seen(child.address)).seo.breadcrumbs.map(({ url }) => url)).toEqual(['/', last, child.address]);
  // A page that moves back to its old address no longer redirects.
  await api.manage('POST', '/content/move/', { address: last, to: first.address });
  expect((await api.post('/api/fetch/check-redirect/', { url: first.address })).json()).toEqual({});
});

test('reads, checks and saves a document as the text of a file', async () => {
  const page = newPage();
  const { address } = page;
  await save(page);
  const file = async (revision: number) =>
    (await api.manage('GET', `/content/file/?address=${encodeURIComponent(address)}&revision=${revision}`)).json();
  const { text, number } = await file(1);
  expect([text.includes('revision:'), number]).toEqual([false, 1]);
  const put = (change: object) => api.manage('PUT', '/content/file/', { text, address, base: 1, ...change });
  expect((await put({})).json()).toMatchObject({ revision: { number: 1 }, findings: [] });

  const wrong = `${text}---\ntype: faq\ngroup: no-such\n`;
  const line = wrong.split('\n').indexOf('group: no-such') + 1;
  const message = expect.stringMatching(/^blocks\.\d+\.group: нет группы вопросов «no-such»/);
  const found = { path: ['blocks', expect.any(Number), 'group'], line, severity: 'error', message };
  const check = async (written: object) =>
    (await api.manage('POST', '/content/file/check/', { ...written, address, base: 1 })).json();
  const checked = await check({ text: wrong });
  expect(checked).toMatchObject({ findings: [found], document: { kind: 'page', address }, text: wrong });
  expect((await put({ text: wrong })).json()).toEqual({ revision: null, findings: [found] });
  const torn = (await put({ text: text.replace('kind: page', 'kind: "page') })).json();
  expect([torn.revision, torn.findings[0].message]).toEqual([null, expect.stringMatching(/^[а-яё]/)]);
  const moved = (await put({ text: text.replace(address, '/elsewhere/') })).json();
  expect([moved.revision, moved.findings[0].line]).toEqual([null, 3]);

  const second = (await put({ text: text.replace(/^h1: .*$/m, 'h1: Новый заголовок'), note: 'Заголовок' })).json();
  expect(second.revision).toMatchObject({ number: 2, state: 'draft', note: 'Заголовок' });
  expect((await put({ text: text.replace(/^h1: .*$/m, 'h1: Третий') })).json()).toMatchObject({
    code: 'edited_meanwhile',
  });
  const twin = (await put({ address: null, base: null })).json();
  expect(twin.findings).toEqual([expect.objectContaining({ message: expect.stringContaining('уже есть документ') })]);
});

test('checks, writes and saves a document given as data, with the paths of mistakes, and draws its blocks', async () => {
  const page = newPage({ blocks: [{ type: 'text', html: '<p>Первый</p>' }] });
  const { address } = page;
  await save(page);
  const check = async (written: object) =>
    (await api.manage('POST', '/content/file/check/', { ...written, address, base: 1 })).json();
  const put = async (document: object) =>
    (await api.manage('PUT', '/content/file/', { document, address, base: 1, note: 'Форма' })).json();

  const blank = { type: 'steps', items: [{ title: 'Шаг' }], colour: 'red' };
  const faulty = { ...page, h1: '', blocks: [...page.blocks, blank, { type: 'faq', group: '' }] };
  const checked = await check({ document: faulty });
  expect(checked.findings).toEqual(
    expect.arrayContaining([
      { path: ['h1'], line: null, severity: 'error', message: 'заполните это поле' },
      { path: ['blocks', 1, 'colour'], line: null, severity: 'error', message: expect.any(String) },
      { path: ['blocks', 1, 'items', 0, 'text'], line: null, severity: 'error', message: expect.any(String) },
      { path: ['blocks', 2, 'group'], line: null, severity: 'error', message: 'заполните это поле' },
    ]),
  );
  expect(await put(faulty)).toEqual({ revision: null, findings: checked.findings });
  // The text of a faulty draft has its mistakes, so the editor can switch views without losing anything.
  expect(checked.text).toContain('colour: red\n');
  expect((await check({ text: checked.text })).document).toBeNull();

  const missing = { ...page, blocks: [{ type: 'faq', group: 'no-such' }] };
  expect((await put(missing)).findings).toEqual([
    {
      path: ['blocks', 0, 'group'],
      line: null,
      severity: 'error',
      message: expect.stringMatching(/^нет группы вопросов «no-such»/),
    },
  ]);
  const again = await check({ text: (await check({ document: page })).text });
  expect([again.document, again.findings]).toEqual([page, []]);
  expect((await put({ ...page, h1: 'Из формы' })).revision).toMatchObject({ number: 2, note: 'Форма' });
  expect((await put({ ...page, h1: 'Ещё раз' })).code).toBe('edited_meanwhile');

  const stored = [
    { type: 'text', html: '<p>Для партнёров<script>x()</script></p>', visibility: 'partners' },
    { type: 'faq', group: 'no-such' },
    { type: 'heading', text: 'Без уровня' },
    { type: 'products', source: { kind: 'new' }, limit: 2 },
  ];
  const drawn = (await api.manage('POST', '/content/draw/', { blocks: stored })).json().blocks;
  expect(drawn).toEqual([
    { id: 'b1', type: 'text', html: '<p>Для партнёров</p>', width: 'normal' },
    null,
    null,
    { id: 'b1', type: 'products', products: [expect.any(Object), expect.any(Object)] },
  ]);
});

test('reports missing references, a missing parent and markup that would be removed', async () => {
  const document = newPage({
    parent: '/nowhere/',
    title: 'Очень длинный заголовок, которого поисковые системы целиком не покажут никому',
    blocks: [
      { type: 'products', source: { kind: 'articles', articles: ['801MS-0150', 'NO-SUCH'] }, limit: 4 },
      { type: 'tabs', items: [{ title: 'А', blocks: [{ type: 'downloads', slugs: ['no-such'] }] }] },
      { type: 'text', html: '<p onclick="x()">Текст</p><script>x()</script>' },
    ],
  });
  const { findings } = (await api.manage('POST', '/content/check/', { document })).json();
  const found = findings.map(({ path, severity }: { path: string[]; severity: string }) => [path.join('.'), severity]);
  expect(found).toEqual(
    expect.arrayContaining([
      ['parent', 'error'],
      ['blocks.0.source.articles.1', 'error'],
      ['blocks.1.items.0.blocks.0.slugs.0', 'error'],
      ['title', 'warning'],
      ['blocks.2.html', 'warning'],
    ]),
  );
  const refused = await save(document);
  expect(refused.statusCode).toBe(400);
  expect(refused.json().fields).toHaveProperty(['blocks.0.source.articles.1']);
});

test('cleans the markup and sets the typography on saving', async () => {
  const page = newPage({ blocks: [{ type: 'text', html: '<p>Весит 5 кг<script>x()</script></p>' }] });
  await save(page);
  const { document } = (await api.manage('GET', `/content/revision/?address=${page.address}&revision=1`)).json();
  expect(document.blocks).toEqual([{ type: 'text', html: '<p>Весит 5\u00a0кг</p>' }]);
});

test.each([
  ['an address of another section', '/blog/', 'address_taken'],
  ['an address where the site shows no pages', '/company/new/', 'address_place'],
])('rejects %s', async (_case, address, code) => {
  expect((await save(newPage({ address }))).json().code).toBe(code);
});

test.each<[string, object]>([
  [
    'a link that runs a script',
    {
      blocks: [
        { type: 'cta', title: '', text: '', background: 'light', button: { label: 'x', url: 'javascript:x()' } },
      ],
    },
  ],
  ['an unknown property of a block', { blocks: [{ type: 'text', html: '', colour: 'red' }] }],
  ['an unknown scene', { blocks: [{ type: 'image', picture: { scene: 'moon', alt: '' } }] }],
  ['an address in capitals', { address: '/Landings/X/' }],
])('rejects %s', async (_case, change) => {
  expect((await save({ ...newPage(), ...change })).statusCode).toBe(400);
});

test('publishes, exports and withdraws a publication', async () => {
  const document: ContentDocument = {
    kind: 'publication',
    address: '/news/probnaya-novost/',
    title: 'Пробная новость',
    lead: 'Коротко',
    published_at: '2026-11-20T09:00:00.000Z',
    tags: ['Новинки'],
    scene: 'factory',
    products: [],
    documents: [],
    blocks: [{ type: 'text', html: '<p>Подробно</p>' }],
  };
  await published(document);
  api.wait(70_000);
  expect((await seen(document.address)).pagedata).toMatchObject({
    kind: 'publication',
    item: { title: 'Пробная новость' },
  });
  expect((await exported('/news/probnaya-novost/'))[0]!.document).toEqual(document);
  await api.manage('POST', '/content/withdraw/', { address: document.address });
  api.wait(70_000);
  expect((await api.get(`/api${document.address}`)).statusCode).toBe(404);
});

test('shows a draft by its preview link until the link expires', async () => {
  const page = newPage();
  await published(page);
  await save({ ...page, h1: 'Черновик' }, 1);
  const link = (await api.manage('POST', '/content/preview/', { address: page.address, revision: 2, days: 2 })).json();
  const path = new URL(link.url).pathname;
  const answer = await api.get(`/api${path}`);
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(PageResponse.parse(answer.json())).toMatchObject({
    seo: { h1: 'Черновик', robots: 'noindex, nofollow' },
    preview: { address: page.address, number: 2, state: 'draft', expires_at: link.expires_at },
  });
  const forged = [
    path.replace(/.\/$/, (end) => (end === 'A/' ? 'B/' : 'A/')),
    path.replace('/page/', '/publication/'),
    path.replace('.2.', '.1.'),
    '/preview/page/x/',
    '/preview/page/...../',
  ];
  for (const wrong of forged) expect([wrong, (await api.get(`/api${wrong}`)).statusCode]).toEqual([wrong, 404]);
  api.wait(2 * 24 * 3_600_000 + 1000);
  expect((await api.get(`/api${path}`)).statusCode).toBe(404);
});

test('sanitizes hostile markup of a stored revision in a preview', async () => {
  const page = newPage();
  await save(page);
  // PostgreSQL cannot store NUL.
  const hostile = hostileHtml.filter((html) => !html.includes('\0'));
  const blocks = hostile.map((html) => ({ type: 'html' as const, html }));
  await api.db
    .update(contentRevisions)
    .set({ document: { ...page, blocks } })
    .where(eq(contentRevisions.address, page.address));
  const { url } = (await api.manage('POST', '/content/preview/', { address: page.address, revision: 1 })).json();
  const { content } = await seen(new URL(url).pathname);
  expect(content.map((block) => block.type === 'html' && block.html)).toEqual(hostile.map(sanitizeMarkup));
});

test('updates texts with a new release, except those that managers have changed', async () => {
  const now = new Date();
  expect(await syncContent(api.db, now)).toEqual({ brought: [], offered: [] });

  // The previous release had another text, and one of its migrations changed the page without a revision.
  const old = { address: '/delivery/', hash: 'of another text' };
  for (const address of ['/delivery/', '/terms/'])
    await api.db.update(contentSeeds).set({ hash: old.hash }).where(eq(contentSeeds.address, address));
  await api.db.update(pages).set({ h1: 'Доставка по старинке' }).where(eq(pages.path, '/delivery/'));
  const [terms] = await exported('/terms/');
  await save({ ...terms!.document, title: 'Наши условия' }, terms!.number);
  await publish('/terms/', 2);
  // The text of this release differs from both.
  expect(await syncContent(api.db, now)).toEqual({ brought: ['/delivery/'], offered: ['/terms/'] });

  api.wait(LATER);
  expect((await seen('/delivery/')).seo.h1).toMatch(/^Доставка и/);
  expect((await history('/delivery/')).map(({ origin, state }) => [origin, state])).toEqual([
    ['product', 'live'],
    ['product', 'past'],
    ['product', 'past'],
  ]);
  expect((await seen('/terms/')).seo.title).toContain('Наши условия');
  expect((await api.manage('GET', '/content/?search=/terms/')).json().items[0]).toMatchObject({
    live: { number: 2, origin: 'manager' },
    newest: { number: 2 },
    offered: 3,
  });
  // An offered revision causes no conflict for a manager who continues from the live one.
  const [own] = await exported('/terms/');
  expect((await save({ ...own!.document, title: 'Условия' }, 2)).statusCode).toBe(200);
});

test('does not publish a new release’s text over a scheduled revision', async () => {
  const [policy] = await exported('/policy/');
  await save({ ...policy!.document, title: 'Наша политика' }, policy!.number);
  await publish('/policy/', policy!.number + 1, inDays(1));
  await api.db.update(contentSeeds).set({ hash: 'of another text' }).where(eq(contentSeeds.address, '/policy/'));
  await api.db.update(pages).set({ h1: 'Политика по старинке' }).where(eq(pages.path, '/policy/'));
  expect((await syncContent(api.db, api.now())).offered).toContain('/policy/');
});

test('previews, publishes, exports and restores the scroll mode of a page', async () => {
  const page = newPage({ scroll: 'full-page' });
  await save(page);
  expect(await seen(await previewOf(page.address, 1))).toMatchObject({ scroll: 'full-page' });
  await publish(page.address, 1);
  api.wait(LATER);
  expect(await seen(page.address)).toMatchObject({ scroll: 'full-page' });
  const [file] = await exported(page.address);
  expect(file!.document).toEqual(page);
  expect((await save(file!.document, 1)).json()).toMatchObject({ changed: false });

  const { scroll: _, ...ordinary } = page;
  await save(ordinary, 1);
  await publish(page.address, 2);
  api.wait(LATER);
  expect(await seen(page.address)).not.toHaveProperty('scroll');
  await api.manage('POST', '/content/restore/', { address: page.address, revision: 1 });
  await publish(page.address, 3);
  api.wait(LATER);
  expect(await seen(page.address)).toMatchObject({ scroll: 'full-page' });
  expect((await save({ ...page, scroll: 'sideways' as 'full-page' }, 3)).statusCode).toBe(400);
});

test('sets the scroll mode of a landing page on upgrade unless managers have changed the page', async () => {
  const address = '/landings/parkovka-bez-biletov/';
  expect(await seen(address)).toMatchObject({ scroll: 'full-page' });
  const before = async () => {
    // The state of the previous release: the page and its revision have no scroll mode.
    await api.db.update(contentSeeds).set({ hash: 'of another text' }).where(eq(contentSeeds.address, address));
    await api.db.update(pages).set({ scroll: null }).where(eq(pages.path, address));
    await api.db
      .update(contentRevisions)
      .set({ document: sql`${contentRevisions.document} - 'scroll'` })
      .where(eq(contentRevisions.address, address));
    api.wait(LATER);
    expect(await seen(address)).not.toHaveProperty('scroll');
  };
  await before();
  expect(await syncContent(api.db, new Date())).toEqual({ brought: [address], offered: [] });
  api.wait(LATER);
  expect(await seen(address)).toMatchObject({ scroll: 'full-page' });

  await before();
  const [own] = await exported(address);
  await save({ ...own!.document, title: 'Парковка у нас' }, own!.number);
  await publish(address, own!.number + 1);
  expect(await syncContent(api.db, new Date())).toEqual({ brought: [], offered: [address] });
  api.wait(LATER);
  expect(await seen(address)).not.toHaveProperty('scroll');
});

const newProject = (change: Partial<ProjectDocument> = {}): ProjectDocument => ({
  kind: 'project',
  address: `/projects/probe-${(next += 1)}/`,
  title: 'Проходная завода «Проба»',
  lead: 'Коротко',
  city: 'Тверь',
  object_type: 'Завод',
  directions: ['Контроль доступа'],
  year: 2027,
  scene: 'factory',
  blocks: [text('<p>Подробно</p>')],
  ...change,
});
const newFaq = (change: Partial<FaqDocument> = {}): FaqDocument => ({
  kind: 'faq',
  address: `/faq/probe-${(next += 1)}/`,
  title: 'Пробные вопросы',
  items: [{ question: 'Работает ли каракатица?', answer: '<p>Да</p>' }],
  ...change,
});
const newDownload = (change: Partial<DownloadDocument> = {}): DownloadDocument => ({
  kind: 'document',
  address: `/support/documents/probe-${(next += 1)}/`,
  title: 'Пробная инструкция',
  type: 'instructions',
  series: '',
  category: null,
  version: '1.0',
  language: 'ru',
  is_partner_only: false,
  updated_at: '2026-11-20',
  products: ['908PE-0030'],
  sections: [{ title: 'Раздел', paragraphs: ['Абзац'] }],
  ...change,
});
const PHOTO = 'въезд 5 кг.jpg';
const picture = { file: PHOTO, alt: 'Въезд завода' };
const withPhotographs = (): PageDocument['blocks'] => [
  { type: 'image', picture },
  { type: 'gallery', pictures: [picture, { scene: 'yard', alt: 'Двор' }], view: 'grid', lightbox: true },
  { type: 'video', provider: 'file', url: '/media/video/a.mp4', poster: picture, title: 'Въезд', duration: '1:00' },
  { type: 'quote', text: 'Работает', author: 'Анна', position: 'инженер', photo: picture },
  { type: 'tabs', items: [{ title: 'Въезд', blocks: [{ type: 'image', picture }] }] },
  { type: 'cards', columns: 2, items: [{ title: 'Въезд', text: '', picture }] },
  { type: 'slider', slides: [{ title: 'Въезд', text: '', picture }] },
  { type: 'banner', picture, link: '/about/', is_ad: false },
];
const previewOf = async (address: string, revision: number) =>
  new URL((await api.manage('POST', '/content/preview/', { address, revision })).json().url).pathname;
const withdraw = (address: string) => api.manage('POST', '/content/withdraw/', { address });
const foundBy = async (query: string, group: 'faq' | 'documents') => {
  const { pagedata } = await seen(`/search/?query=${encodeURIComponent(query)}`);
  return pagedata.kind === 'search' ? pagedata[group].length : null;
};

test('previews a project, lists it, adds it to the sitemap, and removes it on withdrawal', async () => {
  const project = newProject();
  await save(project);
  const preview = await seen(await previewOf(project.address, 1));
  expect(preview).toMatchObject({ seo: { h1: project.title, robots: 'noindex, nofollow' }, preview: { number: 1 } });
  expect((await api.get(`/api${project.address}`)).statusCode).toBe(404);
  await publish(project.address, 1);
  api.wait(LATER);
  const listed = async () => {
    const { pagedata } = await seen('/projects/');
    return pagedata.kind === 'project-list' && pagedata.items[0]!.url === project.address;
  };
  expect(await listed()).toBe(true);
  expect((await api.get('/sitemap-pages.xml')).body).toContain(project.address);
  expect((await exported(project.address))[0]!.document).toEqual(project);
  const to = `${project.address.slice(0, -1)}-novyy/`;
  await api.manage('POST', '/content/move/', { address: project.address, to });
  api.wait(LATER);
  expect((await api.post('/api/fetch/check-redirect/', { url: project.address })).json()).toEqual({ url: to });
  await withdraw(to);
  api.wait(LATER);
  expect(await listed()).toBe(false);
  expect((await api.get('/sitemap-pages.xml')).body).not.toContain(to);
});

test('checks, previews, publishes and exports equipment, partner and gallery of a project', async () => {
  const fields = {
    equipment: ['903BG-0100'],
    partner: 'ural-servis',
    gallery: [{ scene: 'yard' as const, alt: 'Двор' }],
  };
  const project = newProject(fields);
  const wrong = { ...project, equipment: ['НЕТ-1'], partner: 'nobody' };
  const { findings } = (await api.manage('POST', '/content/check/', { document: wrong })).json();
  expect(findings.map(({ path }: { path: unknown[] }) => path)).toEqual([['equipment', 0], ['partner']]);
  await save(project);
  const types = async (address: string) => (await seen(address)).content.map(({ type }) => type);
  const shown = ['text', 'table', 'gallery', 'products', 'partners'];
  expect(await types(await previewOf(project.address, 1))).toEqual(shown);
  await publish(project.address, 1);
  expect(await types(project.address)).toEqual(shown);
  expect((await exported(project.address))[0]!.document).toEqual(project);

  // A document without these fields removes them from the site; restoring the first revision brings them back.
  const { equipment: _e, partner: _p, gallery: _g, ...older } = project;
  await save(older, 1);
  await publish(project.address, 2);
  api.wait(LATER);
  expect(await types(project.address)).toEqual(['text', 'table']);
  expect((await exported(project.address))[0]!.document).toEqual(older);
  await api.manage('POST', '/content/restore/', { address: project.address, revision: 1 });
  await publish(project.address, 3);
  api.wait(LATER);
  expect(await types(project.address)).toEqual(shown);
});

test('moves the equipment of seeded projects from a block into the field on upgrade', async () => {
  const address = '/projects/bolnica-zarechnaya/';
  const [now] = await exported(address);
  const { equipment = [], partner: _p, gallery: _g, ...rest } = now!.document as ProjectDocument;
  const block = { type: 'products', source: { kind: 'articles', articles: equipment }, limit: 9 } as const;
  const before = { ...rest, blocks: [...rest.blocks, block] };
  await api.db.update(projects).set(toProjectRow(before)).where(eq(projects.slug, 'bolnica-zarechnaya'));
  await api.db.update(contentRevisions).set({ document: before }).where(eq(contentRevisions.address, address));
  await api.db.update(contentSeeds).set({ hash: 'of another text' }).where(eq(contentSeeds.address, address));
  expect(await syncContent(api.db, new Date())).toEqual({ brought: [address], offered: [] });
  expect((await exported(address))[0]!.document).toEqual(now!.document);
  expect((await seen(address)).content.filter(({ type }) => type === 'products')).toHaveLength(1);
});

test('allows withdrawing a seeded project', async () => {
  expect((await withdraw('/projects/aeroport-vostok/')).statusCode).toBe(200);
  api.wait(LATER);
  expect((await api.get('/api/projects/aeroport-vostok/')).statusCode).toBe(404);
  await publish('/projects/aeroport-vostok/', 1);
  api.wait(LATER);
  expect((await seen('/projects/aeroport-vostok/')).seo.h1).toContain('аэропорт');
});

test('makes questions searchable on publication and removes them on withdrawal', async () => {
  const faq = newFaq();
  expect(await foundBy('каракатица', 'faq')).toBe(0);
  await save(faq);
  await publish(faq.address, 1);
  api.wait(LATER);
  expect(await foundBy('каракатица', 'faq')).toBe(1);
  await withdraw(faq.address);
  api.wait(LATER);
  expect(await foundBy('каракатица', 'faq')).toBe(0);
});

test('adds scheduled content to search, lists and sitemap when the sweep publishes it', async () => {
  const faq = newFaq({ items: [{ question: 'Нужен ли скафандр?', answer: '<p>Нет</p>' }] });
  const project = newProject();
  const news: ContentDocument = {
    kind: 'publication',
    address: '/news/skafandr/',
    title: 'Скафандр',
    lead: '',
    published_at: '2026-11-20T09:00:00.000Z',
    tags: [],
    scene: 'factory',
    products: [],
    documents: [],
    blocks: [],
  };
  expect(await foundBy('скафандр', 'faq')).toBe(0);
  const later = (ms: number) => new Date(api.now().getTime() + ms).toISOString();
  const asked: [ContentDocument, () => Promise<unknown>][] = [
    [faq, async () => (await foundBy('скафандр', 'faq')) === 1],
    [project, async () => (await api.get('/sitemap-pages.xml')).body.includes(project.address)],
    [news, async () => (await api.get('/news.xml')).body.includes(news.address)],
  ];
  for (const [document, isThere] of asked) {
    await save(document);
    await publish(document.address, 1, later(3_600_000));
    expect(await isThere()).toBe(false);
    api.wait(3_700_000);
    expect(await isThere()).toBe(false);
    await api.sweep('publishing');
    api.wait(LATER);
    expect(await isThere()).toBe(true);
  }
});

test('returns the pages that link to a withdrawn document', async () => {
  const document = newDownload();
  const faq = newFaq();
  const project = newProject();
  for (const one of [document, faq, project]) await published(one);
  const page = newPage({
    blocks: [
      { type: 'downloads', slugs: [document.address.split('/').at(-2)!] },
      { type: 'faq', group: faq.address.split('/').at(-2)! },
      text(`<p><a href="${project.address}">Проект</a></p>`),
    ],
  });
  await published(page);
  for (const { address } of [document, faq, project])
    expect((await withdraw(address)).json()).toMatchObject({ state: 'past', linked_from: [page.address] });
});

test('keeps the id of a question when its text or its answer changes', async () => {
  const [group] = await exported('/faq/montage/');
  const document = group!.document as FaqDocument;
  const [first, second] = document.items;
  const rows = async () => {
    const { items } = (await api.manage('GET', '/faq/')).json();
    return new Map<string, number>(items.map(({ question, id }: { question: string; id: number }) => [question, id]));
  };
  const before = await rows();
  const items = [
    { question: 'Какие нужны инструменты?', answer: '<p>Дрель.</p>' },
    { ...second!, question: 'Как записать ещё один пульт?' },
    { ...first!, answer: '<p>Можно.</p>' },
  ];
  await save({ ...document, items }, group!.number);
  await publish('/faq/montage/', 2);
  const after = await rows();
  expect(after.get('Как записать ещё один пульт?')).toBe(before.get(second!.question));
  expect(after.get(first!.question)).toBe(before.get(first!.question));
  expect([...before.values()]).not.toContain(after.get('Какие нужны инструменты?'));
});

test('checks, previews, publishes and exports the products of an answer', async () => {
  const item = { question: 'Что взять для осьминога?', answer: '<p>Это</p>' };
  const faq = newFaq({ items: [{ ...item, products: ['901SL-0040'] }] });
  const { findings } = (
    await api.manage('POST', '/content/check/', { document: { ...faq, items: [{ ...item, products: ['НЕТ-1'] }] } })
  ).json();
  expect(findings).toContainEqual(
    expect.objectContaining({ path: ['items', 0, 'products', 0], message: expect.stringContaining('НЕТ-1') }),
  );
  await published(faq);
  const products = [{ name: expect.stringContaining('SL-40'), url: '/product/privod-sl-40/' }];
  const [previewed] = (await seen(await previewOf(faq.address, 1))).content;
  expect(previewed).toMatchObject({ type: 'faq', items: [{ ...item, products }] });
  expect((await exported(faq.address))[0]?.document).toEqual(faq);
  // Removing them from the document removes them from the site.
  await save({ ...faq, items: [item] }, 1);
  await publish(faq.address, 2);
  const [row] = await api.db.select().from(faqItems).where(eq(faqItems.question, item.question));
  expect(row?.products).toEqual([]);
});

test('hides withdrawn questions everywhere and restores their ids and votes', async () => {
  const faq = newFaq({ items: [{ question: 'Вернётся ли наутилус?', answer: '<p>Да</p>' }] });
  await published(faq);
  const listed = async () => {
    const items: { id: number; question: string; yes: number }[] = (await api.manage('GET', '/faq/')).json().items;
    return items.filter(({ question }) => faq.items.some((item) => item.question === question));
  };
  const [before] = await listed();
  await api.post(`/api/faq/${before!.id}/vote/`, { helpful: true });
  await api.manage('POST', '/content/withdraw/', { address: faq.address });
  expect(await listed()).toEqual([]);
  const all = await api.db.select().from(faqItems).where(isShown);
  expect(all.map(({ group_code: code }) => code)).not.toContain(faq.address.split('/').at(-2));
  await publish(faq.address, 1);
  expect((await listed()).find(({ id }) => id === before!.id)).toMatchObject({ question: before!.question, yes: 1 });
});

test('previews a group of questions in its place on the questions page', async () => {
  const [group] = await exported('/faq/order/');
  const items = [{ question: 'Новый вопрос?', answer: '<p>Ответ<script>x()</script></p>' }];
  await save({ ...(group!.document as FaqDocument), items }, group!.number);
  const { content } = await seen(await previewOf('/faq/order/', 2));
  const groups = content.flatMap((block) => (block.type === 'faq' ? [block.items] : []));
  expect(groups.length).toBeGreaterThan(5);
  expect(groups.filter(([one]) => one!.id === undefined)).toEqual([
    [{ question: 'Новый вопрос?', answer: '<p>Ответ</p>' }],
  ]);
});

test('sanitizes hostile markup of stored answers, published or previewed', async () => {
  const hostile = hostileHtml.filter((html) => !html.includes('\0'));
  const answers = (items: { answer: string }[]) => items.map(({ answer }) => answer);
  const faq = newFaq({ items: hostile.map((answer, index) => ({ question: `Вопрос ${index}`, answer })) });
  const page = newPage({ blocks: [{ type: 'faq', group: faq.address.split('/').at(-2)! }] });
  await published(newFaq({ address: faq.address }));
  await published(page);
  await api.db.update(contentRevisions).set({ document: faq }).where(eq(contentRevisions.address, faq.address));
  const [preview] = (await seen(await previewOf(faq.address, 1))).content;
  expect(preview?.type === 'faq' && answers(preview.items)).toEqual(hostile.map(sanitizeText));
  const group = faq.address.split('/').at(-2)!;
  await api.db.delete(faqItems).where(eq(faqItems.group_code, group));
  const rows = faq.items.map((item, sort) => ({ group_code: group, group_title: faq.title, ...item, sort }));
  await api.db.insert(faqItems).values(rows);
  api.wait(LATER);
  const [shown] = (await seen(page.address)).content;
  expect(shown?.type === 'faq' && answers(shown.items)).toEqual(hostile.map(sanitizeText));
});

test('removes the block of withdrawn questions from a page and shows it in a preview', async () => {
  const faq = newFaq();
  await published(faq);
  const group = faq.address.split('/').at(-2)!;
  const page = newPage({ blocks: [{ type: 'faq', title: 'Вопросы', group }, text('<p>Дальше</p>')] });
  await published(page);
  const types = async (path: string) => (await seen(path)).content.map(({ type }) => type);
  expect(await types(page.address)).toEqual(['faq', 'text']);
  await withdraw(faq.address);
  api.wait(LATER);
  expect(await types(page.address)).toEqual(['text']);
  const [first] = (await seen(await previewOf(faq.address, 1))).content;
  expect(first).toMatchObject({ type: 'faq', title: faq.title, items: faq.items });
});

test('warns about a group that no page shows and rejects a duplicate question', async () => {
  const check = async (document: ContentDocument) =>
    (await api.manage('POST', '/content/check/', { document })).json().findings;
  expect(await check(newFaq())).toEqual([
    expect.objectContaining({
      path: ['address'],
      message: expect.stringContaining('не\u00a0показывает ни\u00a0одна страница'),
    }),
  ]);
  const [known] = await exported('/faq/delivery/');
  expect(await check(known!.document)).toEqual([]);
  const [item] = newFaq().items;
  expect((await save(newFaq({ items: [item!, item!] }))).statusCode).toBe(400);
});

test('lists a support document, renders its file, and removes both on withdrawal', async () => {
  const document = newDownload({ title: 'Каракатица: сборка' });
  const name = document.address.split('/').at(-2);
  await save(document);
  const file = await api.get(await previewOf(document.address, 1));
  expect([file.headers['content-type'], file.headers['x-robots-tag']]).toEqual([
    'application/pdf',
    'noindex, nofollow',
  ]);
  expect((await api.get(`/media/document/${name}.pdf`)).statusCode).toBe(404);
  await publish(document.address, 1);
  api.wait(LATER);
  const { pagedata } = await seen('/support/instructions/?sort=new');
  const [listed] = pagedata.kind === 'support' ? pagedata.items : [];
  expect(listed).toMatchObject({ title: document.title, products: [{ article: '908PE-0030' }] });
  const { bytes } = await api.get(`/media/document/${name}.pdf`);
  expect(bytes.length).toBe(listed!.size_bytes);
  expect(await foundBy('каракатица', 'documents')).toBe(1);
  expect((await exported(document.address))[0]!.document).toEqual(document);
  await withdraw(document.address);
  api.wait(LATER);
  expect((await api.get(`/media/document/${name}.pdf`)).statusCode).toBe(404);
  expect(await foundBy('каракатица', 'documents')).toBe(0);
});

test('serves an uploaded PDF in place of the drawn one, and draws it again without it', async () => {
  const name = 'паспорт SL.pdf';
  const document = newDownload({ title: 'Осьминог: паспорт', type: 'passports', file: name, sections: [] });
  const slug = document.address.split('/').at(-2)!;
  expect((await api.manage('POST', '/content/check/', { document })).json().findings).toMatchObject([
    { path: ['file'], message: `в\u00a0библиотеке нет документа «${name}»` },
  ]);
  await addMedium(api, name, PDF);
  const offered = await api.manage('GET', `/library/documents/?format=pdf&search=${encodeURI('паспорт sl')}`);
  expect(offered.json()).toMatchObject({ total: 1, items: [{ name, size_bytes: PDF.length }] });
  await save(document);
  expect((await api.get(await previewOf(document.address, 1))).bytes.equals(PDF)).toBe(true);
  await publish(document.address, 1);
  api.wait(LATER);
  const address = `/media/document/${slug}.pdf`;
  const size = async () => {
    api.wait(LATER);
    const { pagedata } = await seen('/support/passports/?sort=new');
    return pagedata.kind === 'support' && pagedata.items.find(({ title }) => title === document.title)?.size_bytes;
  };
  const served = await api.get(address, { headers: { range: 'bytes=0-3' } });
  expect([served.statusCode, served.bytes.toString(), await size()]).toEqual([206, '%PDF', PDF.length]);
  expect(await foundBy('осьминог', 'documents')).toBe(1);

  const longer = Buffer.concat([Buffer.from('%PDF-1.4\n%\n'), PDF]);
  await api.manage('POST', `/media/${encodeURI(name)}/replace/`, formOf(name, longer));
  expect((await api.get(address)).bytes.equals(longer)).toBe(true);
  expect(await size()).toBe(longer.length);
  expect((await api.manage('POST', `/media/${encodeURI(name)}/remove/`, {})).statusCode).toBe(409);

  const { url } = (await api.manage('GET', `/media/?search=${encodeURI(name)}`)).json().items[0];
  expect((await api.get(url)).statusCode).toBe(200);
  await save({ ...document, is_partner_only: true }, 1);
  await publish(document.address, 2);
  const guarded = await fetch(`${api.origin}${url}`, { redirect: 'manual' });
  expect([guarded.status, guarded.headers.get('location')]).toEqual([
    302,
    `/api/support/documents/${slug}/document.pdf`,
  ]);

  const { file: _file, ...drawn } = document;
  expect((await save(drawn, 2)).statusCode).toBe(400);
  await save({ ...drawn, sections: newDownload().sections }, 2);
  await publish(document.address, 3);
  expect(await pdfText((await api.get(address)).bytes)).toContain('Осьминог: паспорт');
  expect(await size()).toBe((await api.get(address)).bytes.length);
});

test('reports missing references and warnings of a support document', async () => {
  const document = newDownload({
    category: 'no-such',
    products: ['NO-SUCH'],
    valid_until: '2026-01-01',
    sections: [{ title: 'Раздел', paragraphs: ['<b>Важно</b>'] }],
  });
  const { findings } = (await api.manage('POST', '/content/check/', { document })).json();
  expect(
    findings.map(({ path, severity }: { path: string[]; severity: string }) => [path.join('.'), severity]),
  ).toEqual([
    ['products.0', 'error'],
    ['category', 'error'],
    ['valid_until', 'warning'],
    ['sections.0.paragraphs.0', 'warning'],
  ]);
});

test('reports links to pages that were hidden later, until the link or the page is back', async () => {
  const hidden = '/product/privod-sl-80/';
  const target = newPage();
  await save(target);
  await publish(target.address, 1);
  const links = `<p><a href="${hidden}?from=a#top">Привод</a>, <a href="${target.address}">ещё</a>, <a href="/news/">новости</a></p>`;
  const page = newPage({ blocks: [text(links), { type: 'image', picture: { scene: 'yard', alt: '' }, link: hidden }] });
  await save(page);
  await publish(page.address, 1);
  const faq = newFaq({ items: [{ question: 'Где привод?', answer: `<p><a href="${hidden}">Тут</a></p>` }] });
  await save(faq);
  await publish(faq.address, 1);
  const broken = async () => {
    api.wait(10_000);
    await api.sweep('document links');
    const listed = (await api.manage('GET', '/content/?links=broken')).json().items as ManagedContent[];
    return Object.fromEntries(listed.map(({ address, broken_links }) => [address, broken_links]));
  };
  const before = await broken();
  expect(before).not.toHaveProperty(page.address);

  await withdraw(target.address);
  await api.db.execute(sql`update products set is_published = false where slug = 'privod-sl-80'`);
  const after = await broken();
  expect(after).toMatchObject({
    [page.address]: [hidden, `${hidden}?from=a#top`, target.address].sort(),
    [faq.address]: [hidden],
  });
  const session = await logInAsStaff(api);
  const queue = async () => (await api.get('/api/account/staff/', { session })).json().pagedata.queue;
  expect(await queue()).toContainEqual({
    noun: 'pages',
    count: Object.values(after).flat().length,
    oldest_minutes: expect.any(Number),
  });
  const [block] = (await seen(page.address)).content;
  expect(block).toMatchObject({ html: expect.stringContaining('Привод') });

  await save({ ...page, blocks: [text(`<p><a href="${target.address}">Ещё</a></p>`)] }, 1);
  await publish(page.address, 2);
  const history = (await api.manage('GET', `/content/history/?address=${page.address}`)).json();
  expect(history.broken_links).toEqual([target.address]);
  await api.db.execute(sql`update products set is_published = true where slug = 'privod-sl-80'`);
  await withdraw(page.address);
  expect(await broken()).toEqual(before);
});

test('refuses to move documents without a page', async () => {
  for (const [address, to] of [
    ['/faq/warranty/', '/faq/garantiya/'],
    ['/support/documents/katalog-avtomatika-dlya-vorot/', '/support/documents/katalog/'],
  ])
    expect(outcome(await api.manage('POST', '/content/move/', { address, to }))).toEqual([409, 'address_fixed']);
});

test('reports an outdated file on check and ignores an unedited one', async () => {
  const page = newPage();
  await published(page);
  await save({ ...page, h1: 'Правка коллеги' }, 1);
  const check = async (document: ContentDocument, base: number | null) =>
    (await api.manage('POST', '/content/check/', { document, base })).json().findings;
  expect(await check({ ...page, h1: 'Моя правка' }, 1)).toMatchObject([{ path: ['revision'], severity: 'error' }]);
  expect(await check({ ...page, h1: 'Моя правка' }, null)).toMatchObject([
    { path: ['address'], message: expect.stringContaining('«Проба»') },
  ]);
  expect(await check(page, 1)).toEqual([]);
  expect((await save(page, 1)).json()).toMatchObject({ changed: false, revision: { number: 2 } });
});

test('previews a page with data in full when the same remote renders it', async () => {
  const [warranty] = await exported('/warranty/');
  await save({ ...(warranty!.document as PageDocument), h1: 'Гарантия по-новому', blocks: [text('<p>А</p>')] }, 1);
  const path = await previewOf('/warranty/', 2);
  expect(path).toMatch(/^\/preview\/page\/warranty\//);
  const shown = await seen(path);
  expect(shown).toMatchObject({
    seo: { h1: 'Гарантия по-новому', robots: 'noindex, nofollow' },
    content: [{ type: 'text', html: '<p>А</p>' }],
    pagedata: { kind: 'warranty' },
    preview: { number: 2 },
  });
  expect((await api.get(`/api${path.replace('/warranty/', '/partners/')}`)).statusCode).toBe(404);
  // Another remote renders these pages; the first link is a long one.
  for (const address of ['/catalog/parking-systems/pay-back/', '/login/'])
    expect(await seen(await previewOf(address, 1))).toMatchObject({
      pagedata: { kind: 'content' },
      preview: { is_partial: true },
    });
  expect((await seen(await previewOf('/delivery/', 1))).preview).toMatchObject({ is_partial: false });
});

test('updates questions and projects on upgrade, keeping managers’ changes and question ids', async () => {
  for (const address of ['/faq/choice/', '/projects/zavod-ural/', '/projects/poselok-sosnovyy/'])
    await api.db.update(contentSeeds).set({ hash: 'of another text' }).where(eq(contentSeeds.address, address));
  const ids = () => api.db.select({ id: faqItems.id }).from(faqItems).where(eq(faqItems.group_code, 'choice'));
  const before = await ids();
  await api.db.update(faqItems).set({ answer: '<p>Старый ответ</p>' }).where(eq(faqItems.id, before[0]!.id));
  const [ural] = await exported('/projects/zavod-ural/');
  await save({ ...(ural!.document as ProjectDocument), year: 2030 }, ural!.number);
  await publish('/projects/zavod-ural/', 2);
  const { brought, offered } = await syncContent(api.db, new Date());
  expect(brought).toEqual(['/faq/choice/']);
  expect(offered).toEqual(['/projects/zavod-ural/']);
  expect((await ids()).map(({ id }) => id).toSorted()).toEqual(before.map(({ id }) => id).toSorted());
  expect((await exported('/projects/zavod-ural/'))[0]!.document).toMatchObject({ year: 2030 });
});

test('turns an existing document of an older database into its first revision, with its products', async () => {
  const address = '/support/documents/instruktsiya-po-montazhu-seriya-sl/';
  const [before] = await exported(address);
  const { products } = before!.document as DownloadDocument;
  expect(products.length).toBeGreaterThan(2);
  await api.db.delete(contentRevisions).where(eq(contentRevisions.address, address));
  await api.db.delete(contentSeeds).where(eq(contentSeeds.address, address));
  await api.db.execute(sql`
    delete from product_documents using documents, products where document_id = documents.id and product_id = products.id
    and documents.slug = ${address.split('/').at(-2)} and article = ${products[0]}`);
  expect(await syncContent(api.db, new Date())).toEqual({ brought: [], offered: [] });
  expect(await exported(address)).toMatchObject([
    { number: 1, state: 'live', origin: 'product', document: { products: products.slice(1) } },
  ]);
});

test('shows an uploaded photograph in all blocks, as the cover and in previews of links, also after it is replaced', async () => {
  const { json } = await addMedium(api, PHOTO, await photo('#cc3300'));
  const shown = /\/media\/photo\/vezd-5-kg-\d+-w\d+\.(avif|webp)\?v=([0-9a-f]{10})/g;
  const blocks = withPhotographs();
  const project = newProject({ scene: { file: PHOTO }, gallery: [picture], blocks });
  const news: PublicationDocument = {
    ...{
      kind: 'publication',
      address: '/news/s-fotografiey/',
      title: 'Новость со снимком каракатицы',
      lead: 'Коротко',
    },
    ...{
      published_at: '2026-11-20T09:00:00.000Z',
      tags: [],
      scene: { file: PHOTO },
      products: [],
      documents: [],
      blocks: [],
    },
  };
  await published(project);
  await published(news);
  api.wait(70_000);
  expect((await exported(project.address))[0]!.document).toEqual(project);

  const { content, seo } = await seen(project.address);
  expect(content.slice(0, blocks.length).map(({ type }) => type)).toEqual(blocks.map(({ type }) => type));
  for (const block of content.slice(0, blocks.length))
    expect([block.type, JSON.stringify(block).match(shown)?.length]).toEqual([block.type, expect.any(Number)]);
  expect(content[0]).toMatchObject({
    picture: {
      ...{ alt: 'Въезд завода', width: 800, height: 600, color: expect.stringMatching(/^#c/) },
      src: expect.stringMatching(/-w640\.webp/),
      sources: [{ type: 'image/avif', srcset: expect.stringMatching(/ 320w, .* 800w$/) }, { type: 'image/webp' }],
    },
  });
  const preview = await api.get(String(seo.og?.image), { key: null });
  expect([preview.statusCode, preview.headers['content-type']]).toEqual([200, 'image/jpeg']);

  const places = [project.address, '/projects/', news.address, '/news/', '/search/?query=каракатицы'];
  const versions = async () => {
    const found = await Promise.all(places.map(async (place) => (await api.get(`/api${encodeURI(place)}`)).body));
    const maps = ['/sitemap-pages.xml', '/sitemap-publications.xml'].map(async (map) => (await api.get(map)).body);
    for (const map of await Promise.all(maps)) expect(map).toContain('/media/photo/vezd-5-kg-');
    return found.map((body) => [...new Set([...body.matchAll(shown)].map(([, , version]) => version))]);
  };
  const hash = (medium: { hash: string }) => [medium.hash.slice(0, 10)];
  expect(await versions()).toEqual(places.map(() => hash(json())));
  const replaced = await api.manage(
    'POST',
    `/media/${encodeURIComponent(PHOTO)}/replace/`,
    formOf('b.jpg', await photo('#0033cc')),
  );
  api.wait(5_000);
  expect(hash(replaced.json())).not.toEqual(hash(json()));
  expect(await versions()).toEqual(places.map(() => hash(replaced.json())));
  for (const { address } of [project, news]) await withdraw(address);
});

test('reads all photographs of a page in one query, and without any none', async () => {
  const photographs = new Photographs(api.db);
  const queries = PgPreparedQuery.prototype as unknown as { queryWithCache: () => Promise<unknown> };
  const execute = vi.spyOn(queries, 'queryWithCache');
  await photographs.picturesOf({ scene: 'yard', blocks: [{ picture: { scene: 'yard', alt: '' } }] });
  expect(execute).not.toHaveBeenCalled();
  await photographs.picturesOf({ scene: { file: 'a.jpg' }, blocks: withPhotographs() });
  expect(execute).toHaveBeenCalledOnce();
  execute.mockRestore();
});

test('names a wrong file or scene at its field, and draws the block of none', async () => {
  await addMedium(api, 'pasport.pdf');
  const image = (one: object) => ({ type: 'image', picture: { alt: '', ...one } });
  const check = async (document: object) => {
    const { findings } = (
      await api.manage('POST', '/content/file/check/', { document, address: null, base: null })
    ).json();
    return findings.map(({ path, message }: ContentFinding) => [path.join('.'), message.replaceAll('\u00a0', ' ')]);
  };
  const blocks = [image({ file: 'net.jpg' }), image({ file: 'pasport.pdf' })];
  expect(await check({ ...newProject(), scene: { file: 'net.png' }, blocks })).toEqual([
    ['scene.file', 'в библиотеке нет фотографии «net.png»'],
    ['blocks.0.picture.file', 'в библиотеке нет фотографии «net.jpg»'],
    ['blocks.1.picture.file', '«pasport.pdf» — документ PDF, а нужна фотография'],
  ]);
  const unread = [image({ scene: 'moon' }), image({ file: '' }), image({})];
  expect((await check({ ...newProject(), scene: 'moon', blocks: unread })).map(([path]: string[]) => path)).toEqual([
    ...['scene', 'blocks.0.picture.scene', 'blocks.1.picture.file', 'blocks.2.picture.scene'],
  ]);
  const drawn = await api.manage('POST', '/content/draw/', { blocks: [...blocks, image({ scene: 'yard' })] });
  expect(drawn.json().blocks).toMatchObject([null, null, { type: 'image' }]);
});

test('keeps a photograph that a document shows, and names the document', async () => {
  const name = 'склад.jpg';
  const medium = async () => (await api.manage('GET', `/media/?search=${encodeURI(name)}`)).json().items[0];
  const remove = () => api.manage('POST', `/media/${encodeURI(name)}/remove/`, {});
  await addMedium(api, name, undefined, 'Склад зимой');
  const page = newPage({ blocks: [{ type: 'image', picture: { file: name, alt: '' } }] });
  const { address } = page;
  const offered = await api.manage('GET', `/library/?type=photo&search=${encodeURI('зимой')}`);
  expect(offered.json()).toMatchObject({ total: 1, items: [{ name, alt: 'Склад зимой', picture: { width: 800 } }] });
  expect((await api.manage('GET', '/library/?type=photo&name=pasport.pdf')).json().total).toBe(0);

  await save(page);
  expect(await medium()).toMatchObject({ documents: [{ address, title: 'Проба' }] });
  expect([(await remove()).statusCode, (await remove()).json().message]).toEqual([
    ...[409, `Файл ${name} показывают документы ${address}: уберите его там`],
  ]);
  await publish(address, 1);
  await save({ ...page, blocks: [] }, 1);
  expect((await remove()).statusCode).toBe(409);
  await publish(address, 2);
  expect(await medium()).toMatchObject({ documents: [] });
  expect((await remove()).statusCode).toBe(200);

  expect(outcome(await publish(address, 1))).toEqual([409, 'missing_photographs']);
  expect((await seen(await previewOf(address, 1))).content).toEqual([]);
  await addMedium(api, name);
  expect((await publish(address, 1)).statusCode).toBe(200);
  expect((await remove()).statusCode).toBe(409);
});
