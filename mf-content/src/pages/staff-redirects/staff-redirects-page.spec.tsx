import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { StaffRedirectsPage } from './staff-redirects-page.tsx';

const seo = {
  title: '',
  description: '',
  h1: 'Переадресации',
  canonical: '/',
  robots: '',
  breadcrumbs: [],
  jsonld: [],
};
const row = { from: '/staraya', to: '/news/', created_at: '2026-11-20T10:00:00.000Z', author: 'Вера' };
const done = { added: 1, changed: 0, removed: 0 };
const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());
afterEach(() => sessionStorage.clear());

const openPage = () =>
  renderPage({
    Component: StaffRedirectsPage,
    path: '/account/staff/redirects',
    url: '/account/staff/redirects/',
    data: { seo, access: 'open', value: { items: [{ ...row, origin: 'moved' }], total: 1, page: 1, pages: 1 } },
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog'));

test('marks a moved document, adds a redirect with the mistakes at their fields, and removes one', async () => {
  const { user } = await openPage();
  expect(screen.getByRole('row', { name: /staraya/ })).toHaveTextContent(/\/news\/.*Перенос документа.*Вера/);
  await user.click(screen.getByRole('button', { name: 'Добавить' }));
  const from = () => dialog().getByRole('textbox', { name: /^Откуда/ });
  await user.type(from(), '/news/');
  await user.type(dialog().getByRole('textbox', { name: /^Куда/ }), '/blog/');
  const mistake = 'По этому адресу открывается страница';
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поле', { fields: { from: mistake } }));
  await user.click(dialog().getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(from()).toHaveAccessibleDescription(new RegExp(mistake)));
  await user.clear(from());
  await user.type(from(), '/novosti/');
  call.mockResolvedValueOnce(responseTo('POST /manage/redirects/', done));
  await user.click(dialog().getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/redirects/', { from: '/novosti/', to: '/blog/' });

  await user.click(screen.getByRole('button', { name: 'Удалить: /staraya' }));
  expect(dialog().getByText(/ссылкам на.перенесённый документ/)).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /manage/redirects/remove/', { ...done, added: 0, removed: 1 }));
  await user.click(dialog().getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/redirects/remove/', { from: '/staraya' });
});

test('adds a pasted list, or shows its mistakes by line and keeps it', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Вставить список' }));
  const text = () => dialog().getByRole('textbox', { name: /^Список/ });
  await user.click(text());
  await user.paste('/a/ /b/\n/c/');
  const mistakes = [{ line: 2, message: 'В строке два адреса' }];
  call.mockResolvedValueOnce(responseTo('POST /manage/redirects/import/', { ...done, added: 0, mistakes }));
  await user.click(dialog().getByRole('button', { name: 'Добавить все' }));
  expect(await dialog().findByText('Строка 2. В строке два адреса')).toBeVisible();
  expect(text()).toHaveValue('/a/ /b/\n/c/');
  await user.type(text(), ' /d/');
  call.mockResolvedValueOnce(responseTo('POST /manage/redirects/import/', { ...done, added: 2, mistakes: [] }));
  await user.click(dialog().getByRole('button', { name: 'Добавить все' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/redirects/import/', { text: '/a/ /b/\n/c/ /d/' });
});
