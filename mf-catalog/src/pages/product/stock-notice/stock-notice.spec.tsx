import { beforeEach, expect, jest, test } from '@jest/globals';
import type { Product } from '@site/contracts/catalog';
import type { UserData } from '@site/contracts/user-data';
import type { WireCall } from '@site/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { visitProduct } from '../../../testing/visit-product.ts';

const call = jest.fn<WireCall>();
const visit = (state: Product['stock']['state'], user: Partial<UserData> = {}) =>
  visitProduct(call, { stock: { state, label: 'Ожидается 12.12.2026' } }, user);

const personal: UserData['personal'] = {
  id: '1',
  role: 'customer',
  came_user: false,
  dealer_access: false,
  kp_access: false,
  name: 'Пётр',
  surname: '',
  patronymic: '',
  phone: '+79000000001',
  email: 'petr@example.ru',
  city: 'Тула',
  position: '',
  company: null,
};

const button = () => screen.queryByRole('button', { name: /^Сообщить о.поступлении$/ });
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Сообщить о.поступлении$/ }));

beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test.each(['in_stock', 'low_stock', 'discontinued'] as const)(
  'offers no notification for a product that is %s',
  async (state) => {
    await visit(state);
    expect(button()).toBeNull();
  },
);

test.each(['expected', 'backorder', 'on_request'] as const)(
  'subscribes a visitor to a product that is %s',
  async (state) => {
    call.mockResolvedValue({ ok: true, value: { status: 'ok' } });
    const { user } = await visit(state);
    await user.click(button()!);
    const form = await dialog();
    await user.type(form.getByRole('textbox', { name: /^Электронная почта/ }), 'anna@example.ru');
    await user.click(form.getByRole('button', { name: /^Сообщить/ }));
    expect(call).not.toHaveBeenCalled(); // The consent is missing.
    await user.click(form.getByRole('checkbox', { name: /согласие/ }));
    await user.click(form.getByRole('button', { name: /^Сообщить/ }));
    expect(call).toHaveBeenCalledWith('POST', '/product/1/stock-notice/', { email: 'anna@example.ru', consent: true });
    expect(await form.findByRole('status')).toHaveTextContent(/Напишем на.anna@example\.ru/);
    await waitFor(() => expect(form.getAllByRole('button', { name: 'Закрыть' }).at(-1)).toHaveFocus());
  },
);

test('marks the button as requiring scripts', async () => {
  await visit('expected');
  expect(button()).toHaveAttribute('data-scripted');
});

test('prefills the address of a logged-in user', async () => {
  const { user } = await visit('expected', { authed: true, personal });
  await user.click(button()!);
  expect((await dialog()).getByRole('textbox', { name: /^Электронная почта/ })).toHaveValue('petr@example.ru');
});

test('shows an error and keeps the typed address', async () => {
  call.mockResolvedValue({
    ok: false,
    status: 409,
    problem: { status: 'error', code: 'stock_state', message: 'Товар уже в наличии' },
  });
  const { user } = await visit('expected', { authed: true, personal });
  await user.click(button()!);
  const form = await dialog();
  await user.click(form.getByRole('checkbox', { name: /согласие/ }));
  await user.click(form.getByRole('button', { name: /^Сообщить/ }));
  expect(await form.findByRole('alert')).toHaveTextContent('Товар уже в наличии');
  expect(form.getByRole('textbox', { name: /^Электронная почта/ })).toHaveValue('petr@example.ru');
});
