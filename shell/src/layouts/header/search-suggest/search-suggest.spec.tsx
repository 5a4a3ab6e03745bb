import { beforeEach, expect, jest, test } from '@jest/globals';
import type { SuggestAnswer } from '@site/contracts/search';
import type { CallResult } from '@site/runtime';
import { searchHistory } from '@site/shop/search';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../../../testing/render-site.tsx';
import { SearchForm } from '../search-form.tsx';

const answer = (change: Partial<SuggestAnswer> = {}): SuggestAnswer => ({
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
const found = (change?: Partial<SuggestAnswer>): CallResult<unknown> => ({ ok: true, value: answer(change) });

const call = jest.fn<WireCall>();

beforeEach(() => {
  localStorage.clear();
  call.mockReset().mockResolvedValue(found());
  // jsdom lays nothing out, and the combobox walks what can be seen.
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

test('the field promises more than products, in a word that has room beside the bell of a phone', async () => {
  await show();
  expect(screen.getByRole('searchbox', { name: 'Поиск по сайту' })).toHaveAttribute('placeholder', 'Поиск');
});

test('what was typed before the code came is in the field and is asked for once', async () => {
  const { field } = await type('привод');
  await screen.findByRole('option', { name: /SL-80/ });
  expect(field).toHaveValue('привод');
  expect(call.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([
    `GET /search/suggest/?query=${encodeURIComponent('привод')}`,
  ]);
});

test('suggestions stand by kind, matches are marked, the last one leads to all results', async () => {
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

test('arrows walk the options while the focus stays in the field, and Enter follows the one that is active', async () => {
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

test('Enter without an option asks the page of results', async () => {
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

test('Escape closes the list, and the next one clears the field', async () => {
  const { user, field } = await type('привод');
  await list();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(field).toHaveValue('привод');
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('');
});

test('only the answer to the latest words is shown', async () => {
  const late: ((result: CallResult<unknown>) => void)[] = [];
  call.mockImplementation(() => new Promise((resolve) => late.push(resolve)));
  const { user } = await type('при');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  await user.keyboard('вод');
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call.mock.calls[0]?.[3]?.aborted).toBe(true);
  await act(async () => late[1]?.(found()));
  await act(async () => late[0]?.(found({ items: [], total: 0 })));
  expect(screen.getByRole('option', { name: /SL-80/ })).toBeInTheDocument();
});

test('one letter asks nothing', async () => {
  await type('п');
  expect(await screen.findByRole('group', { name: 'Разделы каталога' })).toBeVisible();
  expect(call).not.toHaveBeenCalled();
});

test('nothing found, and a call that failed, are said in words', async () => {
  call.mockResolvedValueOnce(found({ items: [], total: 0 }));
  const { user, field } = await type('xyz');
  expect(await screen.findByText(/По.запросу «xyz» ничего не.найдено/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Ничего не найдено');

  call.mockResolvedValueOnce({ ok: false, status: 503, problem: { status: 'error', code: 'network', message: '' } });
  await user.type(field, '1');
  expect(await screen.findByText(/Подсказки не.загрузились\. Нажмите/)).toBeVisible();
});

test('a query in the wrong layout says how it was understood, and marks that', async () => {
  call.mockResolvedValue(found({ query: 'ghbdjl', correction: { query: 'привод', reason: 'layout' } }));
  await type('ghbdjl');
  expect(await screen.findByText(/Показаны результаты по.запросу «привод»/)).toBeVisible();
  expect(screen.getAllByText('Привод', { selector: 'mark' })[0]).toBeVisible();
});

test('before anything is typed there are the last queries, and they can be forgotten', async () => {
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

test('the focus alone opens nothing; turning to another part of the page closes', async () => {
  const { user } = await show();
  await user.tab();
  expect(screen.getByRole('searchbox')).toHaveFocus();
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.keyboard('{ArrowDown}');
  await list();
  await user.click(screen.getByRole('button', { name: 'Дальше' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('another page closes the panel', async () => {
  const { router } = await type('привод');
  await list();
  await act(() => router.navigate('/page/two/'));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('the sheet of a phone has a button that closes it', async () => {
  const { user } = await type('привод');
  await user.click(await screen.findByRole('button', { name: 'Закрыть поиск' }));
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Найти' })).toHaveFocus();
});
