import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedMenu } from '@site/contracts/manage-menus';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { StaffMenuPage } from './staff-menu-page.tsx';

const seo = { title: '', description: '', h1: 'Меню', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const managed: ManagedMenu = {
  menu: {
    code: 'header',
    revision: 'a1',
    items: [
      { title: 'Академия', url: '/academy/', children: [{ title: 'Расписание', url: '/academy/calendar/' }] },
      { title: 'Новости', url: '/news/' },
    ],
  },
  broken: [],
  history: [
    {
      ...{ id: 3, at: '2026-11-20T10:00:00.000Z', author: 'Вера', text: 'Добавлено: Новости' },
      before: [{ title: 'Академия', url: '/academy/' }],
    },
  ],
};
const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedMenu>();
beforeEach(() => {
  call.mockReset();
  load.mockReset().mockReturnValue(managed);
});
afterEach(() => sessionStorage.clear());

const openMenu = () =>
  renderPage({
    Component: StaffMenuPage,
    path: '/account/staff/menus/:id',
    url: '/account/staff/menus/header/',
    data: () => ({ seo, access: 'open', value: load() }),
    api: fakeApi(call),
  });
const titles = () => screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Название/ }).map(({ value }) => value);
const addresses = () => screen.getAllByRole('textbox', { name: /^Адрес/ });

test('moves, adds, changes and removes entries, marks refused ones, and saves all together', async () => {
  const page = await openMenu();
  const { user } = page;
  await user.click(screen.getByRole('button', { name: 'Ниже: Академия' }));
  expect(screen.getByRole('status')).toHaveTextContent('Академия: место 2 из 2');
  expect(titles()).toEqual(['Новости', 'Академия']);
  expect(screen.getByRole('button', { name: 'Ниже: Академия' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Выше: Академия' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: /^«Академия»: 1/ }));
  expect(titles()).toEqual(['Новости', 'Академия', 'Расписание']);
  await user.click(screen.getByRole('button', { name: 'Убрать: Расписание' }));
  await user.click(screen.getByRole('button', { name: /^Добавить в.«Новости»$/ }));
  expect(screen.getAllByRole('textbox', { name: /^Название/ })[1]).toHaveFocus();
  await user.keyboard('Блог');
  await user.type(addresses()[1]!, '/blogg/');
  const fields = { 'items.0.children.0.url': 'Такой страницы на сайте нет' };
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте', { fields }));
  await user.click(screen.getByRole('button', { name: 'Сохранить меню' }));
  await waitFor(() => expect(addresses()[1]).toHaveAccessibleDescription('Такой страницы на сайте нет'));
  expect(await screen.findByText(/^Меню не.сохранено/)).toBeVisible();
  page.unmount();

  // The tab keeps the unsaved menu.
  const again = await openMenu();
  await waitFor(() => expect(titles()).toEqual(['Новости', 'Академия']));
  await again.user.click(screen.getByRole('button', { name: /^«Новости»: 1/ }));
  await again.user.clear(addresses()[1]!);
  await again.user.type(addresses()[1]!, '/blog/');
  const items = [
    { title: 'Новости', url: '/news/', children: [{ title: 'Блог', url: '/blog/' }] },
    { title: 'Академия', url: '/academy/', children: [] },
  ];
  const menu = { ...managed.menu, revision: 'a2', items };
  call.mockResolvedValueOnce(responseTo('PUT /manage/menus/', { ...managed, menu, changed: true }));
  load.mockReturnValue({ ...managed, menu });
  await again.user.click(screen.getByRole('button', { name: 'Сохранить меню' }));
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('PUT', '/manage/menus/', { code: 'header', revision: 'a1', items }),
  );
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
});

test('keeps the entries beside a colleague’s change, and restores an earlier state', async () => {
  const { user } = await openMenu();
  await user.click(screen.getByRole('button', { name: 'Убрать: Новости' }));
  const message = 'Меню изменил кто-то ещё: Вера';
  call.mockResolvedValueOnce(refusal(409, 'edited_meanwhile', message, { data: { revision: 'a9' } }));
  await user.click(screen.getByRole('button', { name: 'Сохранить меню' }));
  expect(await screen.findByText(message)).toBeVisible();
  expect(titles()).toEqual(['Академия']);
  expect(screen.getByRole('button', { name: 'Сохранить мой вариант' })).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
  call.mockResolvedValueOnce(responseTo('PUT /manage/menus/', { ...managed, changed: true }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/menus/', {
    ...managed.menu,
    items: managed.history[0]!.before,
  });
});

test('marks entries of removed pages, also below others, until their address is changed', async () => {
  load.mockReturnValue({ ...managed, broken: ['/academy/calendar/', '/news/'] });
  const { user } = await openMenu();
  expect(screen.getByText(/на.сайте больше нет: 2\./)).toBeVisible();
  const [, nested, news] = addresses();
  for (const field of [nested!, news!]) expect(field).toHaveAccessibleDescription(/на.сайте больше нет/);
  await user.type(news!, 'archive/');
  expect(news).not.toHaveAccessibleDescription(/больше нет/);
});
