import type { MenuFile } from '@site/contracts/manage-menus';
import { paths } from '@site/contracts/paths';
import type { MenuItem } from '@site/contracts/site-data';
import { menuCodes } from '@site/contracts/site-menus';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demo } from '../../../demo/index.ts';
import { logInAsStaff } from '../../../test/staff-calls.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { buildApp } from '../../app.ts';
import { readConfig } from '../../config.ts';

let api: TestApp;
beforeAll(async () => {
  api = await startTestApp();
});
afterAll(() => api.close());

const show = async (code: string) => (await api.manage('GET', `/menus/${code}/`)).json();
const save = (menu: MenuFile, author = 'Редакторова Рита') =>
  api.manage('PUT', '/menus/', menu, { 'manage-author': encodeURIComponent(author) });
const shown = async (): Promise<MenuItem[]> => (await api.get('/api/fetch/sitedata/')).json().prefooter_menu;

const entry = (title: string, url: string, children?: MenuItem[]): MenuItem => ({
  title,
  url,
  ...(children && { children }),
});

test('shows every menu of the demonstration, and saves each unchanged', async () => {
  const { items } = (await api.manage('GET', '/menus/')).json();
  expect(items.map(({ code }: { code: string }) => code)).toEqual(menuCodes);
  for (const code of menuCodes) {
    const { menu, history } = await show(code);
    expect(menu.items.length).toBeGreaterThan(0);
    expect([code, (await save(menu)).json()]).toMatchObject([code, { changed: false, history }]);
  }
});

test('replaces all entries or none, records the author, and restores what a change replaced', async () => {
  const { menu: before } = await show('prefooter');
  const items = [
    ...before.items.slice(1),
    entry('Каталог', '/catalog.xls'),
    entry('Видео', 'https://rutube.ru/channel/1/'),
  ];
  const saved = (await save({ ...before, items })).json();
  expect(saved).toMatchObject({ changed: true, menu: { items } });
  expect(saved.history[0]).toMatchObject({
    author: 'Редакторова Рита',
    text: `Добавлено: Каталог, Видео. Убрано: ${before.items[0].title}`,
    before: before.items,
  });
  expect(await shown()).toEqual(items);

  const late = await save({ ...before, items: [] }, 'Опоздалов Олег');
  expect([late.statusCode, late.json()]).toMatchObject([
    409,
    { code: 'edited_meanwhile', data: { revision: saved.menu.revision } },
  ]);
  expect(late.json().message).toContain('Редакторова Рита');
  expect(await shown()).toEqual(items);

  await save({ ...saved.menu, items: saved.history[0].before });
  expect(await shown()).toEqual(before.items);
  const decisions = (await api.manage('GET', '/decisions/?noun=menus&subject=prefooter')).json();
  expect(decisions.items).toMatchObject([{ action: 'change' }, { author: 'Редакторова Рита' }]);
});

test('refuses addresses that the site does not have, with the field of each', async () => {
  const { menu } = await show('header');
  const refused = await save({
    ...menu,
    items: [
      entry('Нет', '/net-takoy-stranicy/'),
      entry('Есть', paths.catalog(), [
        entry('', paths.search('привод')),
        entry('http', 'http://example.test/'),
        entry('Вход нужен', paths.accountOrders()),
        entry('Опечатка', '/account/orderz/'),
        entry('Глубоко', paths.news(), [entry('Ещё глубже', paths.blog())]),
        entry('Дважды', paths.news()),
        entry('Скрипт', 'javascript:alert(1)'),
      ]),
    ],
  });
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([
    400,
    expect.arrayContaining([
      'items.0.url',
      'items.1.children.0.title',
      'items.1.children.1.url',
      'items.1.children.3.url',
      'items.1.children.4.children.0.title',
      'items.1.children.5.url',
      'items.1.children.6.url',
    ]),
  ]);
  expect(Object.keys(refused.json().fields)).toHaveLength(7);
  expect(refused.json().fields['items.0.url']).toMatch(/^Такой страницы/);
});

test('reports entries of removed or hidden pages, which the site leaves out, until the menu or the page is mended', async () => {
  const { menu: before } = await show('prefooter');
  const path = '/landings/gone/';
  const document = {
    ...{ kind: 'page', address: path, title: 'Уйдёт', h1: 'Уйдёт', description: '' },
    ...{ robots: 'index, follow', access: 'public', parent: null, noheader: false, nofooter: false, blocks: [] },
  };
  await api.manage('PUT', '/content/', { document, base: null });
  await api.manage('POST', '/content/publish/', { address: path, revision: 1 });
  const product = paths.product('privod-sl-80');
  const items = [
    entry('Страница', path, [entry('Новости', paths.news())]),
    entry('Товар', product),
    entry('Блог', paths.blog()),
  ];
  await api.db.execute(sql`delete from menus where code not in ('header', 'prefooter')`);
  await save({ ...(await show('header')).menu, items: items.slice(0, 1) });
  await save({ ...before, items: items.slice(1) });
  const state = async () => {
    api.wait(10_000);
    const [{ items: rows }, data] = [
      (await api.manage('GET', '/menus/')).json(),
      (await api.get('/api/fetch/sitedata/')).json(),
    ];
    return {
      broken: Object.fromEntries(rows.map(({ code, broken }: { code: string; broken: number }) => [code, broken])),
      header: data.header_menu.at(-1),
      prefooter: data.prefooter_menu.map(({ title }: MenuItem) => title),
    };
  };
  expect(await state()).toMatchObject({ broken: { header: 0, prefooter: 0 }, prefooter: ['Товар', 'Блог'] });

  expect((await api.manage('POST', '/content/withdraw/', { address: path })).statusCode).toBe(200);
  await api.db.execute(sql`update products set is_published = false where slug = 'privod-sl-80'`);
  api.wait(10_000);
  await api.sweep('menus');
  expect(await state()).toMatchObject({
    broken: { header: 1, prefooter: 1, footer: 0 },
    header: { title: 'Страница', url: paths.news(), children: [{ title: 'Новости' }] },
    prefooter: ['Блог'],
  });
  expect((await show('header')).broken).toEqual([path]);
  const session = await logInAsStaff(api);
  const queue = async () => (await api.get('/api/account/staff/', { session })).json().pagedata.queue;
  expect(await queue()).toContainEqual({ noun: 'menus', count: 2, oldest_minutes: expect.any(Number) });

  // Pages that fail change nothing.
  await api.manage('PUT', '/settings/', { maintenance: true });
  await api.sweep('menus');
  await api.manage('PUT', '/settings/', { maintenance: false });
  expect((await state()).broken).toMatchObject({ header: 1, prefooter: 1 });

  await save({ ...(await show('header')).menu, items: [entry('Новости', paths.news())] });
  expect((await state()).broken).toMatchObject({ header: 0, prefooter: 1 });
  await api.db.execute(sql`update products set is_published = true where slug = 'privod-sl-80'`);
  api.wait(10_000);
  await api.sweep('menus');
  expect(await state()).toMatchObject({ broken: { prefooter: 0 }, prefooter: ['Товар', 'Блог'] });
});

test('leaves links unchecked until the application has started, and checks them then', async () => {
  const app = await buildApp(readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' }), { database: api.database, demo });
  const check = () => Promise.all(['menus', 'document links'].map((name) => app.sweeps.get(name)!.run()));
  try {
    await expect(check()).resolves.toEqual([undefined, undefined]);
    await app.ready();
    await api.db.execute(
      sql`update menus set items = '[{"title": "Нет", "url": "/no-such-page/"}]' where code = 'header'`,
    );
    await check();
    expect((await show('header')).broken).toEqual(['/no-such-page/']);
  } finally {
    await app.close();
  }
});
