import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedProductQuestion } from '@site/contracts/manage-product-questions';
import { fakeApi, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffProductQuestionPage } from './staff-product-question-page.tsx';

const question: ManagedProductQuestion = {
  ...{ id: 88, asked_at: '2026-11-20T10:00:00.000Z', product: 'Привод SL-80', article: '901SL-0080' },
  ...{ author: 'Пётр, Уфа', text: 'Работает ли в мороз?', answer: null, published: false, may_publish: true },
  ...{ email: 'p@example.ru', url: '/product/privod-sl-80/', decisions: [] },
};
const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedProductQuestion>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
});

test('publishes an answer, and lets it be changed afterwards', async () => {
  load.mockReturnValue(question);
  const { user } = await renderPage({
    Component: StaffProductQuestionPage,
    path: '/account/staff/product-questions/88',
    url: '/account/staff/product-questions/88/',
    data: () => ({ seo: orderSeo('Вопросы'), access: 'open', value: load() }),
    api: fakeApi(call),
  });
  expect(screen.getByRole('link', { name: 'Привод SL-80' })).toHaveAttribute('href', '/product/privod-sl-80/');
  const answer = async (name: string, text: string) => {
    await user.click(screen.getByRole('button', { name }));
    const form = within(screen.getByRole('dialog'));
    const field = form.getByRole('textbox', { name: /Ответ/ });
    await user.type(field, text);
    const published = { ...question, answer: `${load().answer ?? ''}${text}`, published: true };
    load.mockReturnValue(published);
    call.mockResolvedValueOnce(responseTo('POST /manage/product-questions/{id}/publish/', published));
    await user.click(form.getByRole('button', { name: 'Опубликовать ответ' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(call).toHaveBeenLastCalledWith('POST', '/manage/product-questions/88/publish/', { text: published.answer });
  };
  expect(screen.getByText('Ждёт ответа')).toBeVisible();
  await answer('Ответить', 'Да');
  expect(await screen.findByText('Опубликован')).toBeVisible();
  await answer('Изменить ответ', ', до минус 40');
});
