import { paths } from '@site/contracts/paths';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const add = (from: string, to: string) => api.manage('POST', '/redirects/', { from, to });
const remove = (from: string) => api.manage('POST', '/redirects/remove/', { from });
const importText = async (text: string) => (await api.manage('POST', '/redirects/import/', { text })).json();
const list = async (query = '') => (await api.manage('GET', `/redirects/${query}`)).json();
const file = async () => (await api.manage('GET', '/redirects/file/')).json();
const targetOf = async (url: string) => (await api.post('/api/fetch/check-redirect/', { url })).json().url;

test('adds, leads on and removes redirects', async () => {
  expect((await add('/Staraya/', paths.news())).json()).toEqual({ added: 1, changed: 0, removed: 0 });
  expect(await targetOf('/staraya?utm=1')).toBe('/news?utm=1');
  // The old target is redirected itself: visitors of both get there in one hop.
  expect((await add('/ushla/', '/staraya/')).json().fields.to).toMatch(/сам переадресован/);
  await add('/promezhutok/', paths.blog());
  expect((await add('/video-2/', 'https://rutube.ru/channel/1/')).statusCode).toBe(200);
  expect(await list('?search=staraya')).toMatchObject({
    items: [{ from: '/staraya', to: paths.news(), origin: 'staff', author: 'Заказова Зоя' }],
    total: 1,
  });
  expect((await remove('/STARAYA')).json()).toMatchObject({ removed: 1 });
  expect(await targetOf('/staraya/')).toBeUndefined();
  expect((await remove('/staraya/')).statusCode).toBe(409);
  const decisions = (await api.manage('GET', '/decisions/?noun=redirects&subject=/staraya')).json().items;
  expect(decisions.map(({ action }: { action: string }) => action)).toEqual(['remove', 'add']);
});

test.each([
  ['a page', paths.about(), paths.news(), 'from', /скрыла бы/],
  ['another site', 'https://example.test/a/', paths.news(), 'from', /этого сайта/],
  ['a query', '/staroe/?page=2', paths.news(), 'from', /без.«\?»/],
  ['itself', '/krug/', '/KRUG', 'to', /сама на.себя/],
  ['a missing page', '/staroe/', '/takoy-net/', 'to', /страницы на.сайте нет/],
  ['plain http', '/staroe/', 'http://example.test/', 'to', /https/],
  ['a redirected address', '/staroe/', '/contacts', 'to', /конечный адрес/],
])('refuses %s', async (_what, from, to, field, message) => {
  const refused = await add(from, to);
  expect([refused.statusCode, refused.json().fields[field]]).toEqual([400, expect.stringMatching(message)]);
});

test('imports all lines or none, with the mistakes by line', async () => {
  const refused = await importText(`/a-1/ ${paths.news()}\n\n/a-2/\n/a-3/;/a-4/\n/a-4/\t/a-3/\n/A-1 ${paths.blog()}`);
  expect(refused).toMatchObject({ added: 0, mistakes: [{ line: 3 }, { line: 4 }, { line: 5 }, { line: 6 }] });
  expect(await targetOf('/a-1/')).toBeUndefined();
  expect(await importText(`/a-1/ ${paths.news()}\r\n/a-2/;${paths.blog()}\n`)).toEqual({
    ...{ added: 2, changed: 0, removed: 0, mistakes: [] },
  });
  expect(await targetOf('/a-2/')).toBe(paths.blog());
});

test('marks redirects of moved documents, and leads those of editors on', async () => {
  const address = '/landings/vesna-proba/';
  const page = { kind: 'page', address, title: 'Весна', h1: 'Весна', description: '', parent: null, blocks: [] };
  const saved = await api.manage('PUT', '/content/', { document: page, base: null });
  const { number } = saved.json().revision;
  await api.manage('POST', '/content/publish/', { address, revision: number });
  await add('/vesna/', address);
  await api.manage('POST', '/content/move/', { address, to: '/landings/leto-proba/' });
  expect(await targetOf('/vesna/')).toBe('/landings/leto-proba/');
  expect(await list('?origin=moved')).toMatchObject({
    items: [{ from: '/landings/vesna-proba', to: '/landings/leto-proba/', origin: 'moved', author: 'Заказова Зоя' }],
  });
});

test('replaces the list by a file, which is refused after a change in between', async () => {
  const before = await file();
  const put = (body: object) => api.manage('PUT', '/redirects/file/', body);
  expect((await put(before)).json()).toEqual({ added: 0, changed: 0, removed: 0 });
  const redirects = [...before.redirects.slice(1), { from: '/iz-faila/', to: paths.faq() }];
  expect((await put({ ...before, redirects })).json()).toEqual({ added: 1, changed: 0, removed: 1 });
  const late = await put(before);
  expect([late.statusCode, late.json().code]).toEqual([409, 'edited_meanwhile']);
  const loop = [
    { from: '/x-1/', to: '/x-2/' },
    { from: '/x-2/', to: '/x-1/' },
  ];
  const refused = await put({ ...(await file()), redirects: loop });
  expect(Object.keys(refused.json().fields)).toEqual(['redirects.0.to', 'redirects.1.to']);
});
