import { afterEach, expect, jest, test } from '@jest/globals';
import type { Block } from '@site/contracts/blocks';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { FaqPage } from './faq-page.tsx';

const faq = (id: string, title: string, items: [number, string, string][]): Block => ({
  id,
  type: 'faq',
  title,
  items: items.map(([number, question, answer]) => ({
    ...{ id: number, question, answer: `<p>${answer}</p>` },
    ...(number === 1 && { products: [{ name: 'Привод SL-40', url: '/product/sl-40/' }] }),
  })),
});
const content = [
  faq('a', 'Доставка', [
    [1, 'Сколько идёт посылка?', 'От двух дней'],
    [2, 'Кто оплачивает доставку?', 'Мы, от 50 000 рублей'],
  ]),
  faq('b', 'Гарантия', [[3, 'Сколько действует гарантия?', 'Два года']]),
];
const call = jest.fn<WireCall>();
const open = () =>
  renderPage({
    api: fakeApi(call),
    Component: FaqPage,
    path: '/faq/',
    url: '/faq/',
    data: {
      seo: { title: '', description: '', h1: 'Вопросы', canonical: '/faq/', robots: '', breadcrumbs: [], jsonld: [] },
      content,
      pagedata: { kind: 'content' },
    },
  });
const questions = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
afterEach(() => void (window.location.hash = ''));

test('filters questions while typing, in any case of a word', async () => {
  const { user } = await open();
  expect(questions()).toHaveLength(3);
  const field = screen.getByRole('searchbox');
  await user.type(field, 'гарантию');
  expect(questions()).toEqual(['Сколько действует гарантия?']);
  expect(screen.getByText(/Найден 1.вопрос/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Доставка' })).toBeNull();
  await user.clear(field);
  await user.type(field, 'оплата доставки');
  expect(questions()).toEqual(['Кто оплачивает доставку?']);
  await user.clear(field);
  expect(questions()).toHaveLength(3);
});

test('offers to send a question without a match; without scripts the form searches the site', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('searchbox'), 'кенгуру');
  expect(screen.getByRole('link', { name: 'Задать вопрос' })).toHaveAttribute('href', '/feedback/');
  const form = screen.getByRole('search', { name: 'Поиск по вопросам' });
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['get', '/search']);
  expect(screen.getByRole('searchbox')).toHaveAttribute('name', 'query');
});

test('opens the question of an address, also on a later change of the hash', async () => {
  window.location.hash = '#q-2';
  await open();
  const isOpen = (id: string) => document.querySelector<HTMLDetailsElement>(`#${id}`)!.open;
  expect([isOpen('q-1'), isOpen('q-2')]).toEqual([false, true]);
  act(() => {
    window.location.hash = '#q-3';
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(isOpen('q-3')).toBe(true);
  expect(screen.getByRole('link', { name: 'Ссылка на ответ: Кто оплачивает доставку?' })).toHaveAttribute(
    'href',
    '#q-2',
  );
});

test('links an answer to its product', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Привод SL-40', hidden: true })).toHaveAttribute('href', '/product/sl-40/');
});

test('sends a vote about an answer, and sends it again after a failure', async () => {
  const { user } = await open();
  const vote = screen.getByRole('group', { name: 'Помог ли ответ: Сколько действует гарантия?', hidden: true });
  const no = within(vote).getByRole('button', { name: 'Нет', hidden: true });
  call.mockResolvedValueOnce({ ok: false, status: 503, problem: { status: 'error', code: 'network', message: '' } });
  await user.click(no);
  expect(await within(vote).findByText(/Не.получилось отправить/)).toBeInTheDocument();
  call.mockResolvedValueOnce({ ok: true, value: { status: 'ok' } });
  await user.click(no);
  expect(await within(vote).findByText(/Спасибо/)).toBeInTheDocument();
  expect(call).toHaveBeenLastCalledWith('POST', '/faq/3/vote/', { helpful: false });
});
