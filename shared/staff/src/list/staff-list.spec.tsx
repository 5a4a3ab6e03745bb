import { beforeEach, expect, jest, test } from '@jest/globals';
import { useApi, useLoaderData } from '@site/runtime';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { type Bulk, oneByOne } from '../bulk/index.ts';
import { StaffList } from './index.ts';

const call = jest.fn<WireCall>();
const undo = jest.fn(async () => ({ ok: true as const, value: {} }));
beforeEach(() => {
  call.mockReset();
  undo.mockClear();
});

const actionsOf = (api: ReturnType<typeof useApi>): Bulk<string> => ({
  words: ['заявку', 'заявки', 'заявок'],
  nameOf: (name) => name,
  actions: [
    { label: 'Взять', done: 'Взято', run: async (rows) => ({ changed: rows.length, failed: [], undo }) },
    {
      ...{ label: 'Закрыть', done: 'Закрыто', confirm: 'Авторы получат письма.', danger: true },
      run: oneByOne((number) =>
        api.call('POST /manage/requests/{number}/state/', { params: { number }, body: { state: 'closed' } }),
      ),
    },
  ],
});

const list = (items: readonly string[], pages = 1) => {
  const Component = () => (
    <StaffList
      caption="Заявки"
      columns={[
        { key: 'name', title: 'Заявитель', sort: 'name', cell: (name: string) => name },
        { key: 'sum', title: 'Сумма', sort: 'sum', cell: () => '1' },
        { key: 'state', title: 'Состояние', cell: () => '—' },
      ]}
      rowKey={(name) => name}
      bulk={actionsOf(useApi())}
      list={{ items, total: items.length, page: 1, pages }}
      filters={[{ name: 'state', label: 'Состояние', all: 'Все', options: { pending: 'Ждёт', approved: 'Одобрена' } }]}
      search="Компания или ИНН"
      empty="Заявок пока нет"
    />
  );
  return (url: string) =>
    renderPage({ Component, path: '/account/staff/applications', url, data: {}, api: fakeApi(call) });
};

const query = (name: string) => {
  const { search } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name }).href);
  return Object.fromEntries(new URLSearchParams(search));
};

test('keeps search, filter and order in its links, and returns to the first page with another of them', async () => {
  await list(['ООО «Ворота»'], 3)('/account/staff/applications?search=ооо&state=pending&sort=-sum&page=2');
  expect(screen.getByRole('link', { name: 'Ждёт' })).toHaveAttribute('aria-current', 'true');
  expect(query('Одобрена')).toEqual({ search: 'ооо', state: 'approved', sort: '-sum' });
  expect(query('Все')).toEqual({ search: 'ооо', sort: '-sum' });
  expect(query('Страница 3')).toEqual({ search: 'ооо', state: 'pending', sort: '-sum', page: '3' });
  expect(query('Заявитель')).toEqual({ search: 'ооо', state: 'pending', sort: 'name' });
  expect(screen.getByRole('searchbox')).toHaveValue('ооо');
  const form = within(screen.getByRole('search'));
  expect(form.getByDisplayValue('-sum')).toHaveAttribute('name', 'sort');
  expect(screen.getByRole('table', { name: 'Заявки' })).toHaveTextContent('ООО «Ворота»');
});

test('sorts by the title of a column: ascending, descending, then as the list is', async () => {
  const { user } = await list(['а', 'б'])('/account/staff/applications');
  const order = () => screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
  expect(order()).toEqual([null, 'none', 'none', null]);
  const steps: [string, string][] = [
    ['ascending', '-name'],
    ['descending', ''],
    ['none', 'name'],
  ];
  for (const [sorted, next] of steps) {
    await user.click(screen.getByRole('link', { name: 'Заявитель' }));
    await waitFor(() => expect(order()).toEqual([null, sorted, 'none', null]));
    expect(query('Заявитель')['sort'] ?? '').toBe(next);
  }
});

test('names an empty list and a filter without results differently', async () => {
  const { unmount } = await list([])('/account/staff/applications');
  expect(screen.getByText('Заявок пока нет')).toBeVisible();
  unmount();
  await list([])('/account/staff/applications?state=approved');
  expect(screen.getByText(/^Ничего не.нашлось$/)).toBeVisible();
});

const box = (name: string) => screen.getByRole('checkbox', { name });
const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((one) => one.checked);

test('selects rows one by one or all of the page, says how many, and forgets them on another page', async () => {
  const { user } = await list(['а', 'б', 'в'], 2)('/account/staff/applications');
  expect(screen.queryByRole('group', { name: /Действия/ })).toBeNull();
  await user.click(box('Выбрать: б'));
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано: 1');
  expect(box('Выбрать все')).toBePartiallyChecked();
  await user.click(box('Выбрать все'));
  expect(screen.getByRole('status')).toHaveTextContent('Выбрано: 3');
  expect(checked()).toEqual([true, true, true, true]);
  await user.click(box('Выбрать: а'));
  expect(checked()).toEqual([false, false, true, true]);
  await user.click(screen.getByRole('link', { name: 'Страница 2' }));
  await waitFor(() => expect(checked()).toEqual([false, false, false, false]));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('runs an action after a question, and keeps the rows selected that it failed for, with the reasons', async () => {
  const { user } = await list(['а', 'б', 'в'])('/account/staff/applications');
  await user.click(box('Выбрать все'));
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  const dialog = within(screen.getByRole('dialog', { name: /^Закрыть 3.заявки\?$/ }));
  expect(dialog.getByText('Авторы получат письма.')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValueOnce({ ok: true, value: {} });
  call.mockResolvedValueOnce(refusal(409, 'no_changes', 'Заявка уже закрыта'));
  call.mockResolvedValueOnce({ ok: true, value: {} });
  await user.click(dialog.getByRole('button', { name: /^Закрыть 3.заявки$/ }));
  expect(await screen.findByText(/^Закрыто: 2 из.3$/)).toBeVisible();
  expect(screen.getByText('б: Заявка уже закрыта')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(checked()).toEqual([false, false, true, false]);
  expect(call.mock.calls.map(([, path]) => decodeURIComponent(path))).toEqual(
    ['а', 'б', 'в'].map((number) => `/manage/requests/${number}/state/`),
  );
});

test('stops when there is no connection, and counts the rows that were not sent as failed', async () => {
  const { user } = await list(['а', 'б', 'в'])('/account/staff/applications');
  await user.click(box('Выбрать все'));
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  call.mockResolvedValueOnce({ ok: true, value: {} });
  call.mockResolvedValueOnce(refusal(503, 'network', 'Нет соединения'));
  await user.click(screen.getByRole('button', { name: /^Закрыть 3.заявки$/ }));
  expect(await screen.findByText(/^б; в: Нет соединения/)).toBeVisible();
  expect(call).toHaveBeenCalledTimes(2);
  expect(checked()).toEqual([false, false, true, true]);
});

test('shows what an action did to a list that is empty after it, and leads from a page without rows to the first', async () => {
  let items = ['а'];
  const Component = () => (
    <StaffList
      caption="Заявки"
      columns={[{ key: 'name', title: 'Заявитель', cell: (name: string) => name }]}
      rowKey={(name) => name}
      bulk={actionsOf(useApi())}
      list={{ items: useLoaderData<{ value: string[] }>().value, total: 50, page: 2, pages: 1 }}
      empty="Заявок пока нет"
    />
  );
  const path = '/account/staff/applications';
  const { user } = await renderPage({ Component, path, url: `${path}?page=2`, data: () => ({ value: items }) });
  await user.click(box('Выбрать: а'));
  items = [];
  await user.click(screen.getByRole('button', { name: 'Взять' }));
  expect(await screen.findByText('Взято: 1')).toBeVisible();
  expect(await screen.findByText(/^На.этой странице строк нет$/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^К.началу списка$/ })).toHaveAttribute('href', path);
});

test('takes an action back', async () => {
  const { user } = await list(['а', 'б'])('/account/staff/applications');
  await user.click(box('Выбрать: а'));
  await user.click(screen.getByRole('button', { name: 'Взять' }));
  expect(await screen.findByText('Взято: 1')).toBeVisible();
  await waitFor(() => expect(document.activeElement).toHaveTextContent('Взято: 1'));
  expect(screen.queryByRole('group', { name: /Действия/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Вернуть как было' }));
  expect(await screen.findByText('Изменения отменены')).toBeVisible();
  expect(undo).toHaveBeenCalledTimes(1);
});
