import type { MenuFile } from '@site/contracts/manage-menus';
import { paths } from '@site/contracts/paths';
import type { MenuItem } from '@site/contracts/site-data';
import { menuCodes } from '@site/contracts/site-menus';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';

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
