import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Order } from '@site/contracts/orders';
import { typograph } from '@site/kernel/typography';
import { toastQueue } from '@site/runtime/shell';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { order, orderSeo } from '../../testing/orders.ts';
import { OrderPage } from './order-page.tsx';

const call = jest.fn<WireCall>();
const counters = { cart_qty: 3, cart_products: {}, compare_products: [], wishlist_products: [] };

beforeEach(() => {
  call.mockReset();
  toastQueue.setState({ toasts: [] });
});
afterEach(() => sessionStorage.clear());

const open = (change: Partial<Order> = {}) =>
  renderPage({
    Component: OrderPage,
    path: '/order/:id',
    url: `/order/${order().id}/`,
    data: { seo: orderSeo('Заказ №\u00a0100045'), content: [], pagedata: { kind: 'order', order: order(change) } },
    user: { authed: true },
    api: fakeApi(call),
  });
const button = (name: string) => screen.getByRole('button', { name });
const lastToast = () => toastQueue.getState().toasts.at(-1)?.text;

test('shows the details of the order', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заказ № 100045');
  expect(screen.getByRole('link', { name: 'Шлагбаум B-1' })).toHaveAttribute('href', '/product/barrier-1/');
  expect(screen.getByText('Стойка').closest('a')).toBeNull();
  expect(screen.getByText('2 шт. × 12 200 ₽')).toBeVisible();
  expect(screen.getByText('ООО «Синтетика»')).toBeVisible();
  expect(screen.getByText('0012345673 / 001201001')).toBeVisible();
  expect(screen.getByText('Самовывоз: Склад в Химках')).toBeVisible();
  expect(screen.getByText('СЧ-2026-000045 от 20 ноября 2026 г.')).toBeVisible();
  expect(screen.getByText('Мария Савина')).toBeVisible();
  expect(screen.getByRole('link', { name: /план\.pdf/ })).toHaveAttribute(
    'href',
    `/api/order/${order().id}/files/${order().files[0]?.id}`,
  );
  expect(screen.getByRole('link', { name: 'Скачать счёт' })).toHaveAttribute('download');
});

test('lists closing documents before the buyer’s own files', async () => {
  await open({ documents: [{ id: '0b0a1c2d-3e4f-4b9c-8d65-7f8f2c0e0d0f', name: 'УПД № 15.pdf', size_bytes: 4096 }] });
  const list = within(screen.getByRole('heading', { name: 'Документы' }).parentElement!);
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual([
    expect.stringContaining('СЧ-2026-000045'),
    expect.stringContaining('УПД № 15.pdf'),
    expect.stringContaining('план.pdf'),
  ]);
});

test('shows the current stage of the order', async () => {
  await open();
  const stages = within(screen.getByRole('list', { name: 'Ход заказа' })).getAllByRole('listitem');
  expect(stages[1]).toHaveAttribute('aria-current', 'step');
  expect(stages[0]).toHaveTextContent('Заказ принят: пройдено');
  expect(stages[1]).toHaveTextContent('Ожидает оплаты20.11.2026');
  expect(stages[2]).toHaveTextContent('Сборка: впереди');
  expect(screen.getByText('Счёт отправлен')).toBeVisible();
});

test('keeps a model in the history on one line', async () => {
  const text = 'Возвращён Шлагбаум BA-40, 1 шт.';
  await open({
    status: 'cancelled',
    history: [{ at: '2026-11-20T09:00:00.000Z', status: 'cancelled', label: 'Отменён', text }],
  });
  const shown = await screen.findAllByText(/Возвращён/);
  expect(shown.map(({ textContent }) => textContent)).toEqual([typograph(text), typograph(text)]);
});

test('offers only the available actions', async () => {
  await open({ actions: ['repeat'], invoice: null });
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Запросить возврат' })).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Скачать счёт' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Задать вопрос' })).not.toBeInTheDocument();
  expect(button('Повторить заказ')).toBeVisible();
});

test('cancels an order with a reason and focuses the heading', async () => {
  const cancelled = order({
    status: 'cancelled',
    status_label: 'Отменён',
    actions: ['repeat'],
    history: [
      ...order().history,
      { at: '2026-11-21T09:00:00.000Z', status: 'cancelled', label: 'Отменён', text: 'Купили в другом месте' },
    ],
  });
  call.mockResolvedValue({ ok: true, value: { status: 'ok', order: cancelled } });
  const { user } = await open();
  await user.click(button('Отменить заказ'));
  const dialog = within(screen.getByRole('dialog', { name: 'Отменить заказ?' }));
  const reason = dialog.getByRole('textbox', { name: /Почему отменяете/ });
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Заполните это поле'));
  expect(call).not.toHaveBeenCalled();

  await user.type(reason, 'Купили в другом месте');
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(call).toHaveBeenCalledWith('POST', `/order/${order().id}/cancel/`, { reason: 'Купили в другом месте' });
  expect(screen.queryByRole('button', { name: 'Отменить заказ' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(lastToast()).toBe('Статус заказа: Отменён');
});

test('keeps the dialog and its text after an error', async () => {
  call.mockResolvedValue({
    ok: false,
    status: 409,
    problem: { status: 'error', code: 'order_status', message: 'Этот заказ уже нельзя отменить' },
  });
  const { user } = await open();
  await user.click(button('Отменить заказ'));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Передумали');
  await user.click(dialog.getByRole('button', { name: 'Отменить заказ' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Этот заказ уже нельзя отменить');
  expect(dialog.getByRole('textbox')).toHaveValue('Передумали');
});

test('requests a return', async () => {
  const asked = order({ status: 'return_requested', status_label: 'Запрошен возврат', actions: ['repeat'] });
  call.mockResolvedValue({ ok: true, value: { status: 'ok', order: asked } });
  const { user } = await open({ status: 'delivered', status_label: 'Доставлен', actions: ['repeat', 'return'] });
  await user.click(button('Запросить возврат'));
  const dialog = within(screen.getByRole('dialog', { name: 'Запросить возврат' }));
  await user.type(dialog.getByRole('textbox', { name: /^Что не.так/ }), 'Не подошёл');
  await user.click(dialog.getByRole('button', { name: 'Отправить запрос' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('POST', `/order/${order().id}/return/`, { reason: 'Не подошёл' }),
  );
  expect(await screen.findAllByText('Запрошен возврат')).not.toHaveLength(0);
});

test('requests a return of chosen lines and quantities with their sum', async () => {
  const asked = order({
    status: 'return_requested',
    status_label: 'Запрошен возврат',
    requests: [
      {
        ...{ number: 1007, kind: 'return', text: 'Не подошёл', created_at: '2026-11-21T09:00:00.000Z', state: 'open' },
        ...{ state_label: 'На\u00a0рассмотрении', answer: '', closed_at: null },
        lines: [{ product_id: 1, article: '903BB-0001', name: 'Шлагбаум B-1', qty: 1, unit: 'шт.', sum: 12_200 }],
        refund: { sum: 12_200_00, vat: 2_200_00 },
      },
    ],
  });
  call.mockResolvedValue({ ok: true, value: { status: 'ok', order: asked } });
  const { user } = await open({ status: 'delivered', status_label: 'Доставлен', actions: ['repeat', 'return'] });
  await user.click(button('Запросить возврат'));
  const dialog = within(screen.getByRole('dialog', { name: 'Запросить возврат' }));
  const sum = () => dialog.getByText(/^Сумма возврата/).textContent?.replaceAll('\u00a0', ' ');
  expect(sum()).toBe('Сумма возврата: 25 000 ₽');
  await user.click(dialog.getByRole('checkbox', { name: 'Стойка' }));
  await user.click(
    within(dialog.getByRole('group', { name: 'Количество: Шлагбаум B-1' })).getByRole('button', { name: /Уменьшить/ }),
  );
  expect(sum()).toBe('Сумма возврата: 12 200 ₽');
  await user.type(dialog.getByRole('textbox', { name: /^Что не.так/ }), 'Не подошёл');
  await user.click(dialog.getByRole('checkbox', { name: 'Шлагбаум B-1' }));
  await user.click(dialog.getByRole('button', { name: 'Отправить запрос' }));
  expect(await dialog.findByText('Выберите, что вернуть')).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Шлагбаум B-1' }));
  await user.click(dialog.getByRole('button', { name: 'Отправить запрос' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('POST', `/order/${order().id}/return/`, {
      reason: 'Не подошёл',
      lines: [{ product_id: 1, qty: 1 }],
    }),
  );
  const request = await screen.findByRole('list', { name: /^Возвращаемые товары, запрос №.1007$/ });
  expect(
    within(request)
      .getAllByRole('listitem')
      .map((row) => row.textContent?.replaceAll('\u00a0', ' ')),
  ).toEqual(['Шлагбаум B-1 — 1 шт., 12 200 ₽', 'Сумма возврата 12 200 ₽']);
});

test('shows returned lines, and offers only what is left', async () => {
  const [first, second] = order().lines;
  await open({
    ...{ status: 'delivered', status_label: 'Доставлен', actions: ['return'], returned_total: 12_800 },
    lines: [
      { ...first!, returned: 1 },
      { ...second!, returned: 1 },
    ],
  });
  expect(screen.getAllByText(/^Возвращено: 1.шт\.$/)).toHaveLength(2);
  expect(screen.getByText(/^С.учётом возврата$/).nextSibling).toHaveTextContent(/^12.200.₽$/);
  expect(screen.getByText('Возврат товаров').nextSibling).toHaveTextContent(/^−12.800.₽$/);
});

test('sends a question to the manager, and keeps the dialog after an error', async () => {
  call.mockResolvedValueOnce({
    ok: false,
    status: 429,
    problem: { status: 'error', code: 'too_many', message: 'Слишком много попыток' },
  });
  const asked = {
    number: 1024,
    kind: 'question',
    text: 'Можно забрать в субботу?',
    state: 'open',
    state_label: 'Ждёт ответа',
    created_at: '2026-11-21T09:00:00.000Z',
    answer: '',
    closed_at: null,
    lines: [],
    refund: null,
  } satisfies Order['requests'][number];
  call.mockResolvedValueOnce({ ok: true, value: { status: 'ok', order: order({ requests: [asked] }) } });
  const { user } = await open();
  await user.click(button('Задать вопрос'));
  const dialog = within(screen.getByRole('dialog', { name: /^Вопрос по.заказу$/ }));
  const text = dialog.getByRole('textbox', { name: /Ваш вопрос/ });
  await user.type(text, 'Можно забрать в субботу?');
  await user.click(dialog.getByRole('button', { name: 'Отправить вопрос' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Слишком много попыток');
  expect(text).toHaveValue('Можно забрать в субботу?');

  await user.click(dialog.getByRole('button', { name: 'Отправить вопрос' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(call).toHaveBeenLastCalledWith('POST', `/order/${order().id}/question/`, { text: 'Можно забрать в субботу?' });
  expect(lastToast()).toBe('Вопрос №\u00a01024 отправлен. Ответим на\u00a0anna@example.ru');
  expect(screen.getByText('Ждёт ответа')).toBeVisible();
  expect(button('Задать вопрос')).toHaveFocus();
  await user.click(button('Задать вопрос'));
  expect(screen.getByRole('textbox', { name: /Ваш вопрос/ })).toHaveValue('');
});

test('reports which products of a repeated order were added to the cart', async () => {
  call.mockResolvedValue({
    ok: true,
    value: {
      status: 'ok',
      user: counters,
      added: 1,
      unavailable: ['Стойка'],
      price_changed: [{ name: 'Шлагбаум B-1', before: 12_200, now: 13_000 }],
    },
  });
  const page = await open();
  await page.user.click(button('Повторить заказ'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Товары в.корзине$/ }));
  expect(dialog.getByText('Добавлено: 1')).toBeVisible();
  expect(dialog.getByText('Нет в продаже:').parentElement).toHaveTextContent('Стойка');
  expect(dialog.getByText(/была 12.200.₽/).parentElement).toHaveTextContent(
    'Шлагбаум B-1: была 12 200 ₽, стала 13 000 ₽',
  );
  expect(dialog.getByRole('link', { name: /^Перейти в.корзину$/ })).toHaveAttribute('href', '/cart/');
  expect(page.store.getState().cart_qty).toBe(3);
});

test('repeats an order once after the login that it required', async () => {
  call.mockResolvedValue({ ok: false, status: 401, problem: { status: 'error', code: 'unauthorized', message: '' } });
  window.history.replaceState(null, '', `/order/${order().id}/`);
  const page = await open();
  await page.user.click(button('Повторить заказ'));
  await waitFor(() => expect(sessionStorage.getItem('wanted-action')).toContain('repeat'));
  page.unmount();

  call.mockReset();
  call.mockResolvedValue({
    ok: true,
    value: { status: 'ok', user: counters, added: 1, unavailable: [], price_changed: [] },
  });
  const after = await open();
  expect(await screen.findByRole('dialog', { name: /^Товары в.корзине$/ })).toBeVisible();
  expect(call.mock.calls.map(([method, path]) => `${method} ${path}`)).toEqual([`POST /order/${order().id}/repeat/`]);
  after.unmount();
  await open();
  expect(call).toHaveBeenCalledTimes(1);
});

test.each([
  ['question', 'Задать вопрос', /^Вопрос по.заказу$/, /^Ваш вопрос/, 'Отправить вопрос'],
  ['cancel', 'Отменить заказ', /^Отменить заказ\?$/, /^Почему отменяете/, 'Отменить заказ'],
  ['return', 'Запросить возврат', /^Запросить возврат$/, /^Что не.так/, 'Отправить запрос'],
] as const)(
  'reopens a %s dialog with its text once after the login that it required',
  async (what, ask, name, label, send) => {
    call.mockResolvedValue({ ok: false, status: 401, problem: { status: 'error', code: 'unauthorized', message: '' } });
    window.history.replaceState(null, '', `/order/${order().id}/`);
    const page = await open({ actions: ['cancel', 'return', 'question'] });
    await page.user.click(button(ask));
    const dialog = within(screen.getByRole('dialog', { name }));
    await page.user.type(dialog.getByRole('textbox', { name: label }), 'Нужна другая стрела');
    await page.user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(sessionStorage.getItem('wanted-action')).toContain(what));
    page.unmount();

    call.mockReset();
    const after = await open({ actions: ['cancel', 'return', 'question'] });
    const reopened = within(await screen.findByRole('dialog', { name }));
    expect(reopened.getByRole('textbox', { name: label })).toHaveValue('Нужна другая стрела');
    expect(call).not.toHaveBeenCalled();
    after.unmount();
    await open();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
);

test('prints the page', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  const { user } = await open();
  await user.click(button('Распечатать'));
  expect(print).toHaveBeenCalled();
  print.mockRestore();
});
