import { afterEach, expect, test } from '@jest/globals';
import { useLocation } from '@site/runtime';
import { renderPage } from '@site/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { StaffList } from '../list/index.ts';
import { Shortcuts } from './index.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const numbers = ['100001', '100002', '100003'];
const path = '/account/staff/orders';

const List = () => (
  <>
    <StaffList
      caption="Заказы"
      columns={[
        { key: 'number', title: 'Номер', cell: (number: string) => <a href={`${path}/${number}/`}>{number}</a> },
      ]}
      rowKey={(number) => number}
      bulk={{ words: ['заказ', 'заказа', 'заказов'], nameOf: (number) => number, actions: [] }}
      list={{ items: numbers, total: 3, page: 1, pages: 1 }}
      search="Номер"
      empty="Заказов нет"
    />
    <Shortcuts />
  </>
);
const openList = () => renderPage({ Component: List, path, url: `${path}/`, data: {} });
const focused = () => document.activeElement?.textContent;

test('goes through the rows, chooses one and finds the search, also with a Russian layout', async () => {
  const { user } = await openList();
  await user.keyboard('[KeyJ]');
  expect(focused()).toBe('100001');
  // «о» is typed where J is.
  act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'о', code: 'KeyJ', bubbles: true })));
  expect(focused()).toBe('100002');
  await user.keyboard('[KeyJ][KeyJ][KeyK]');
  expect(focused()).toBe('100002');
  await user.keyboard('[KeyX]');
  expect(screen.getByRole('checkbox', { name: /100002/ })).toBeChecked();

  await user.keyboard('/');
  expect(screen.getByRole('searchbox')).toHaveFocus();
  await user.keyboard('jx?/');
  expect(screen.getByRole('searchbox')).toHaveValue('jx?/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('lists the keys, and never reacts to them once they are switched off', async () => {
  const { user } = await openList();
  await user.keyboard('?');
  const dialog = within(screen.getByRole('dialog', { name: 'Горячие клавиши' }));
  expect(dialog.getByText(/^К.поиску$/)).toBeVisible();
  await user.click(dialog.getByRole('switch', { name: 'Клавиши включены' }));
  await user.click(dialog.getByRole('button', { name: 'Закрыть' }));
  await user.keyboard('[KeyJ]?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('link', { name: '100001' })).not.toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Горячие клавиши' }));
  expect(screen.getByRole('switch', { name: 'Клавиши включены' })).not.toBeChecked();
});

test('leads from the page of an item to the next one of its list', async () => {
  const { unmount } = await openList();
  unmount();
  const Item = () => (
    <>
      <h1>{useLocation().pathname}</h1>
      <Shortcuts />
    </>
  );
  const { user } = await renderPage({ Component: Item, path: `${path}/:id`, url: `${path}/100002/`, data: {} });
  await user.keyboard('[KeyJ]');
  expect(await screen.findByText(`${path}/100003/`)).toBeVisible();
  await user.keyboard('[KeyJ][KeyK]');
  expect(await screen.findByText(`${path}/100002/`)).toBeVisible();
  await user.keyboard('[KeyK]');
  expect(await screen.findByText(`${path}/100001/`)).toBeVisible();
});
