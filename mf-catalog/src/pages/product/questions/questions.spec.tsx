import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ProductQuestion } from '@site/contracts/questions';
import type { UserData } from '@site/contracts/user-data';
import { toastQueue } from '@site/runtime/shell';
import type { WireCall } from '@site/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { visitProduct } from '../../../testing/visit-product.ts';

const call = jest.fn<WireCall>();

const question = (id: number): ProductQuestion => ({
  id,
  author: 'Анна',
  city: 'Тула',
  text: `Вопрос ${id}`,
  asked_on: '2026-03-12',
  answer: `Ответ ${id}`,
  answered_on: '2026-03-13',
});
const questions = (total: number) => ({ items: [1, 2].slice(0, total).map(question), total });

const visit = (total: number, user: Partial<UserData> = {}) =>
  visitProduct(call, { questions: questions(total) }, user);
const open = async ({ user }: Awaited<ReturnType<typeof visit>>) =>
  user.click(screen.getByRole('tab', { name: /^Вопросы и.ответы/ }));
const panel = () => within(screen.getByRole('tabpanel', { name: /^Вопросы и.ответы/ }));
const answerOnce = (value: unknown) => call.mockResolvedValueOnce({ ok: true, value: value });

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('shows published questions with author, respondent and dates', async () => {
  await open(await visit(2));
  const [first] = panel().getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Анна, Тула 12.марта.2026.г\.Вопрос 1Специалист Камертон 13.марта.2026.г\.Ответ 1$/);
  expect(panel().queryByRole('button', { name: /^Показать ещё/ })).toBeNull();
});

test('appends the remaining questions with «Показать ещё» and focuses the first of them', async () => {
  answerOnce({ items: [3, 4].map(question), total: 4 });
  const page = await visit(4);
  await open(page);
  await page.user.click(panel().getByRole('button', { name: 'Показать ещё' }));
  expect(call).toHaveBeenCalledWith('GET', '/product/1/questions/?after=2');
  const items = panel().getAllByRole('listitem');
  expect(items).toHaveLength(4);
  await waitFor(() => expect(items[2]).toHaveFocus());
  expect(panel().queryByRole('button', { name: 'Показать ещё' })).toBeNull();
});

test('reports a failure to load more, and allows a retry', async () => {
  toastQueue.setState({ toasts: [] });
  call.mockResolvedValueOnce({ ok: false, status: 503, problem: { status: 'error', code: 'network', message: '' } });
  const page = await visit(4);
  await open(page);
  await page.user.click(panel().getByRole('button', { name: 'Показать ещё' }));
  await waitFor(() => expect(toastQueue.getState().toasts.at(-1)?.text).toMatch(/^Нет соединения/));
  expect(panel().getByRole('button', { name: 'Показать ещё' })).toBeVisible();
});

test('invites to ask the first question', async () => {
  await open(await visit(0));
  expect(screen.getByText(/Задайте вопрос первым/)).toBeVisible();
  expect(screen.getByRole('tab', { name: /^Вопросы и.ответы$/ })).toBeVisible();
});

test('sends a question and confirms it', async () => {
  const page = await visit(2);
  await open(page);
  const ask = panel().getByRole('link', { name: 'Задать вопрос' });
  expect(ask).toHaveAttribute('href', '/feedback/'); // Without scripts a separate page.
  await page.user.click(ask);
  expect(screen.getByRole('heading', { name: /Ваш вопрос/ })).toHaveFocus();

  const send = () => screen.getByRole('button', { name: 'Отправить вопрос' });
  await waitFor(() => expect(send()).toBeEnabled());
  await page.user.type(screen.getByRole('textbox', { name: /^Вопрос/ }), 'Подойдёт для улицы?');
  await page.user.type(screen.getByRole('textbox', { name: /^Имя/ }), 'Анна');
  await page.user.type(screen.getByRole('textbox', { name: /^Город/ }), 'Тула');
  await page.user.type(screen.getByRole('textbox', { name: /^Электронная почта/ }), 'anna@example.ru');
  await page.user.click(send());
  expect(call).not.toHaveBeenCalled(); // The consent is missing.
  await page.user.click(screen.getByRole('checkbox', { name: /согласие/ }));
  answerOnce({ status: 'ok' });
  await page.user.click(send());
  const thanks = await screen.findByText(/Инженер ответит на.anna@example\.ru/);
  expect(thanks).toBeVisible();
  expect(call).toHaveBeenCalledWith('POST', '/product/1/questions/', {
    text: 'Подойдёт для улицы?',
    name: 'Анна',
    city: 'Тула',
    email: 'anna@example.ru',
    consent: true,
    consent_publication: false,
  });
  expect(thanks).not.toHaveTextContent('появится');
});
