import { beforeEach, expect, jest, test } from '@jest/globals';
import type { GateKit, GateKitPageData } from '@site/contracts/gate-kit';
import { guest, toastQueue } from '@site/runtime/shell';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { card } from '../../testing/products.ts';
import { GateKitPage } from './gate-kit-page.tsx';

const call = jest.fn<WireCall>(async () => ({ ok: true, value: { status: 'ok', user: guest } }));
beforeEach(() => {
  call.mockClear();
  toastQueue.setState({ toasts: [] });
});

const kit = (id: number, price: number, change: Partial<GateKit> = {}): GateKit => ({
  lines: [
    { product: card(id, { name: `Привод SL-${id}` }), qty: 1, sum: price },
    { product: card(90, { name: 'Рейка зубчатая RG-4N', unit: 'м' }), qty: 5, sum: 5_750 },
  ],
  total: price + 5_750,
  values: [{ code: 'max_leaf_weight', label: 'Макс. вес створки', value: `${id}0\u00a0кг`, enough: true }],
  missing: [],
  ...change,
});

const visit = (change: Partial<GateKitPageData> = {}) =>
  renderPage({
    Component: GateKitPage,
    path: '/podbor',
    url: '/podbor/',
    api: fakeApi(call),
    data: {
      seo: {
        title: '',
        description: '',
        h1: 'Подберите за\u00a0четыре вопроса',
        canonical: '/podbor/',
        robots: 'index, follow',
        breadcrumbs: [],
        jsonld: [],
      },
      content: [],
      pagedata: {
        kind: 'gate-kit',
        answers: { gate: 'sliding', weight: '', size: '', climate: 'middle', traffic: 'home' },
        errors: {},
        limits: { weight: 2_916, size: 20 },
        result: null,
        ...change,
      } satisfies GateKitPageData,
    },
  });

const short = kit(40, 24_900, {
  values: [{ code: 'max_leaf_weight', label: 'Макс. вес створки', value: '400\u00a0кг', enough: false }],
  missing: ['Макс. вес створки: 400\u00a0кг, нужно от 480\u00a0кг'],
});
const answered = { gate: 'sliding', weight: '400', size: '4,5', climate: 'north', traffic: 'yard' } as const;
const result = () => screen.getByRole('region', { name: 'Результат подбора' });

test('has four questions in a form that works without scripts', async () => {
  await visit();
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Вопросы' });
  expect(form).toHaveAttribute('action', '/podbor');
  expect(form.method).toBe('get');
  expect(within(form).getByRole('textbox', { name: /^1\. Вес одной створки/ })).toHaveAccessibleDescription(
    /До.2.916.кг/,
  );
  expect(within(form).getByRole('group', { name: '3. Где стоят ворота' })).toBeInTheDocument();
  expect(within(form).getByRole('group', { name: '4. Как часто открывают' })).toBeInTheDocument();
  expect(within(result()).getByRole('heading')).toHaveTextContent('Ответьте на четыре вопроса');
  expect(screen.getByRole('link', { name: 'Распашные ворота' })).toHaveAttribute(
    'href',
    '/podbor?gate=swing&climate=middle&traffic=home',
  );
});

test('shows the kit beside its neighbours, and names what the cheaper one lacks', async () => {
  await visit({ answers: answered, result: { best: kit(60, 28_700), below: short, above: kit(80, 32_400) } });
  expect(screen.getByRole('radio', { name: /Север/ })).toBeChecked();
  const lines = within(screen.getByRole('list', { name: 'Состав комплекта' })).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/Привод SL-60.*1.шт\.28.700.₽/),
    expect.stringMatching(/Рейка зубчатая RG-4N.*5.м5.750.₽/),
  ]);
  expect(result()).toHaveTextContent(/Весь комплект34.450.₽/);
  expect(result()).toHaveTextContent(/Макс\. вес створки: 400.кг, нужно от 480.кг/);
  const table = screen.getByRole('table', { name: 'Сравнение с соседними комплектами' });
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Характеристика', 'Дешевле, но\u00a0не\u00a0подходит', 'Подходит', 'С\u00a0запасом']);
  expect(within(table).getByText(/400.кг.— мало/)).toBeInTheDocument();
});

test('adds the whole kit to the cart with one message', async () => {
  const { user } = await visit({ answers: answered, result: { best: kit(60, 28_700), below: null, above: null } });
  await user.click(screen.getByRole('button', { name: /^Комплект в.корзину$/ }));
  await waitFor(() =>
    expect(toastQueue.getState().toasts.map(({ text }) => text)).toEqual(['В\u00a0корзину добавлено: 2\u00a0товара']),
  );
  expect(call.mock.calls).toEqual([
    ['PUT', '/cart/items/60/', { qty: 1 }],
    ['PUT', '/cart/items/90/', { qty: 5 }],
  ]);
});

test('sends gates beyond every drive to an engineer, and keeps wrong answers with their reason', async () => {
  const { unmount } = await visit({ answers: answered, result: { best: null, below: short, above: null } });
  expect(within(result()).getByRole('link', { name: 'Спросить инженера' })).toHaveAttribute('href', '/feedback/');
  expect(screen.queryByRole('button', { name: /^Комплект/ })).not.toBeInTheDocument();
  unmount();
  await visit({ answers: { ...answered, weight: 'триста' }, errors: { weight: 'Введите число' } });
  const weight = screen.getByRole('textbox', { name: /^1\. Вес/ });
  expect(weight).toHaveValue('триста');
  expect(weight).toBeInvalid();
});
