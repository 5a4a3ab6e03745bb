import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SuggestResponse } from '@site/contracts/search';
import type { CallResult } from '@site/runtime';
import { searchHistory } from '@site/shop/search';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../../testing/render-site.tsx';
import { SearchForm } from '../search-form.tsx';

const response = (change: Partial<SuggestResponse> = {}): SuggestResponse => ({
  query: 'привод',
  correction: null,
  items: [
    {
      group: 'products',
      title: 'Привод SL-80',
      url: '/product/privod-sl-80/',
      note: '18 900 ₽',
      picture: '/media/sl-80.svg',
    },
    {
      group: 'categories',
      title: 'Приводы для откатных ворот',
      url: '/catalog/sliding-gates/',
      note: 'Категория',
      picture: null,
    },
    { group: 'products', title: 'Привод SL-120', url: '/product/privod-sl-120/', note: '24 500 ₽', picture: null },
  ],
  total: 128,
  ...change,
});
const found = (change?: Partial<SuggestResponse>): CallResult<unknown> => ({ ok: true, value: response(change) });

const call = jest.fn<WireCall>();

beforeEach(() => {
  localStorage.clear();
  call.mockReset().mockResolvedValue(found());
  // jsdom has no layout, and the combobox considers only visible options.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  Element.prototype.scrollIntoView = () => {};
});

const show = async () => {
  const view = await renderSite({
    page: (
      <>
        <h1>Страница</h1>
        <SearchForm />
        <button type="button">Дальше</button>
      </>
    ),
    api: fakeApi(call),
  });
  return { ...view, user: userEvent.setup() };
};
const type = async (text: string) => {
  const view = await show();
  await view.user.type(screen.getByRole('searchbox'), text);
  return { ...view, field: await screen.findByRole<HTMLInputElement>('combobox') };
};
const list = () => screen.findByRole('listbox', { name: 'Подсказки' });
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const activeOption = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '')?.textContent;

test('has a short placeholder', async () => {
  await show();
  expect(screen.getByRole('searchbox', { name: 'Поиск по сайту' })).toHaveAttribute('placeholder', 'Поиск');
});

test('keeps text that was typed before the code loaded, and requests it once', async () => {
  const { field } = await type('привод');
  await screen.findByRole('option', { name: /SL-80/ });
  expect(field).toHaveValue('привод');
  expect(call.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
    `GET /search/suggest/?query=${encodeURIComponent('привод')}`,
  ]);
});

test('groups the suggestions, marks matches, and ends with a link to all results', async () => {
  await type('привод');
  const group = within(await screen.findByRole('group', { name: 'Товары' }));
  expect(group.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Привод SL-8018 900 ₽',
    'Привод SL-12024 500 ₽',
  ]);
  expect(group.getAllByText('Привод', { selector: 'mark' })).toHaveLength(2);
  expect(group.getByRole('option', { name: /SL-80/ })).toHaveAttribute('href', '/product/privod-sl-80/');
  expect(screen.getByRole('option', { name: 'Все результаты: 128' })).toHaveAttribute(
    'href',
    `/search?query=${encodeURIComponent('привод')}`,
  );
  expect(screen.getByRole('status')).toHaveTextContent('3 подсказки');
});

test('moves between options with the arrow keys, and follows the active one on Enter', async () => {
  const { user, field } = await type('привод');
  await list();
  await screen.findByRole('option', { name: /SL-80/ });
  expect(field).toHaveAttribute('aria-expanded', 'true');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(field).toHaveFocus();
  expect(activeOption(field)).toContain('SL-120');
  await user.keyboard('{Home}');
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{ArrowUp}');
  expect(activeOption(field)).toBe('Все результаты: 128');
  await user.keyboard('{ArrowDown}{ArrowDown}');

  const followed = jest.fn();
  document.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      followed((event.target as HTMLAnchorElement).getAttribute('href'));
    },
    { once: true },
  );
  await user.keyboard('{Enter}');
  expect(followed).toHaveBeenCalledWith('/product/privod-sl-80/');
});

test('submits the form on Enter without an active option', async () => {
  const { user, field } = await type('привод');
  await screen.findByRole('option', { name: /SL-80/ });
  const sent = jest.fn();
  field.form!.addEventListener('submit', (event) => {
    event.preventDefault();
    sent(new FormData(field.form!).get('query'));
  });
  await user.keyboard('{Enter}');
  expect(sent).toHaveBeenCalledWith('привод');
  expect(field).toHaveAttribute('aria-expanded', 'false');
});

test('closes the list on Escape, and clears the field on the next one', async () => {
  const { user, field } = await type('привод');
  await list();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('привод');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
});

test('shows only the response to the latest query', async () => {
  const responses: ((result: CallResult<unknown>) => void)[] = [];
  call.mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
  const { user } = await type('при');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  await user.keyboard('вод');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  await act(async () => responses[1]?.(found()));
  await act(async () => responses[0]?.(found({ items: [], total: 0 })));
  expect(screen.getByRole('option', { name: /SL-80/ })).toBeInTheDocument();
});

test('sends no request for one letter', async () => {
  await type('п');
  expect(await screen.findByRole('group', { name: 'Разделы каталога' })).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('reports no results and a failed call in text', async () => {
  call.mockResolvedValueOnce(found({ items: [], total: 0 }));
  const { user, field } = await type('xyz');
  expect(await screen.findByText(/По.запросу «xyz» ничего не.найдено/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');

  call.mockResolvedValueOnce({ ok: false, status: 503, problem: { status: 'error', code: 'network', message: '' } });
  await user.type(field, '1');
  expect(await screen.findByText(/Подсказки не.загрузились\. Нажмите/)).toBeVisible();
});

test('reports a corrected keyboard layout, and marks the corrected query', async () => {
  call.mockResolvedValue(found({ query: 'ghbdjl', correction: { query: 'привод', reason: 'layout' } }));
  await type('ghbdjl');
  expect(await screen.findByText(/Показаны результаты по.запросу «привод»/)).toBeVisible();
  expect(screen.getAllByText('Привод', { selector: 'mark' })[0]).toBeVisible();
});

test('shows recent queries in an empty field, and clears them', async () => {
  searchHistory.add('шлагбаум');
  searchHistory.add('пульт');
  const { user } = await show();
  await user.click(screen.getByRole('searchbox'));
  await list();
  expect(options().slice(0, 2)).toEqual(['пульт', 'шлагбаум']);
  expect(screen.getByRole('option', { name: 'Шлагбаумы' })).toHaveAttribute('href', '/catalog/barriers/');
  await user.click(screen.getByRole('button', { name: 'Очистить историю поиска' }));
  expect(options()).not.toContain('пульт');
  expect(searchHistory.read()).toEqual([]);
  expect(screen.getByRole('combobox')).toHaveFocus();
});

test('stays closed on focus, and closes on a press elsewhere', async () => {
  const { user } = await show();
  await user.tab();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await list();
  await user.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('closes on navigation', async () => {
  const { router } = await type('привод');
  await list();
  await act(() => router.navigate('/page/two/'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('closes the phone’s sheet with its button', async () => {
  const { user } = await type('привод');
  await user.click(await screen.findByRole('button', { name: 'Закрыть поиск' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Найти' })).toHaveFocus();
});
