import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedQuestion } from '@site/contracts/manage-questions';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { orderSeo } from '../../testing/orders.ts';
import { StaffQuestionPage } from './staff-question-page.tsx';

const question: ManagedQuestion = {
  ...{ number: 1002, kind: 'question', text: 'Можно ли забрать в субботу?', state: 'open', state_label: 'Ждёт ответа' },
  ...{ created_at: '2026-11-20T10:00:00.000Z', answer: '', closed_at: null, lines: [], refund: null },
  ...{ order_number: 100_045, order_id: 'b1946ac9-2c4b-4f0e-9d3a-5b1f4c8e7a10', buyer: 'Ёлкина Анна' },
  ...{ phone: '+79161234567', email: 'anna@example.ru', decisions: [] },
};
const returned: ManagedQuestion = {
  ...question,
  ...{ number: 1003, kind: 'return', text: 'Не подошёл', refund: { sum: 1_220_000, vat: 220_000 } },
  lines: [{ product_id: 1, article: '903BB-0001', name: 'Шлагбаум B-1', qty: 1, unit: 'шт.', sum: 12_200 }],
};

const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedQuestion>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
});
const open = (value: ManagedQuestion) => {
  load.mockReturnValue(value);
  return renderPage({
    Component: StaffQuestionPage,
    path: '/account/staff/questions/1002',
    url: '/account/staff/questions/1002/',
    data: () => ({ seo: orderSeo('Вопросы'), access: 'open', value: load() }),
    api: fakeApi(call),
  });
};
const answered = (value: ManagedQuestion) => responseTo('POST /manage/questions/{number}/answer/', value);

test('sends the answer to a question, and keeps it when it is refused', async () => {
  const { user } = await open(question);
  expect(screen.getByRole('link', { name: /№.100045/ })).toHaveAttribute('href', '/account/staff/orders/100045/');
  await user.click(screen.getByRole('button', { name: 'Ответить' }));
  const form = within(screen.getByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: /Ответ/ }), 'Да, до 18:00');
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await user.click(form.getByRole('button', { name: 'Отправить ответ' }));
  expect(await form.findByText('Попробуйте позже')).toBeVisible();
  expect(form.getByRole('textbox', { name: /Ответ/ })).toHaveValue('Да, до 18:00');
  const closed = { ...question, state: 'answered', state_label: 'Отвечен', answer: 'Да, до 18:00' } as const;
  load.mockReturnValue(closed);
  call.mockResolvedValueOnce(answered(closed));
  await user.click(form.getByRole('button', { name: 'Отправить ответ' }));
  expect(await screen.findByText('Отвечен')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/questions/1002/answer/', { text: 'Да, до 18:00' });
  expect(screen.queryByRole('button', { name: 'Ответить' })).toBeNull();
});

test('accepts a return without a text, and refuses one with a reason only', async () => {
  const { user, unmount } = await open(returned);
  expect(screen.getByText(/Арт..903BB-0001, 1.шт., 12.200.₽/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Принять возврат' }));
  call.mockResolvedValueOnce(answered(returned));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Принять возврат' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/questions/1003/answer/', { text: '', accept: true });
  unmount();

  const again = await open(returned);
  await again.user.click(screen.getByRole('button', { name: 'Отказать' }));
  const form = within(screen.getByRole('dialog'));
  await again.user.click(form.getByRole('button', { name: 'Отказать' }));
  expect(await form.findByText('Заполните это поле')).toBeVisible();
  await again.user.type(form.getByRole('textbox', { name: /Причина/ }), 'Есть следы монтажа');
  call.mockResolvedValueOnce(answered(returned));
  await again.user.click(form.getByRole('button', { name: 'Отказать' }));
  const refused = { text: 'Есть следы монтажа', accept: false };
  await waitFor(() => expect(call).toHaveBeenLastCalledWith('POST', '/manage/questions/1003/answer/', refused));
});
