import { beforeEach, expect, test } from '@jest/globals';
import type { PageDataOf } from '@site/contracts/page';
import { toastQueue } from '@site/runtime/shell';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { card } from '../../testing/products.ts';
import { PayBackPage } from './pay-back-page.tsx';

const path = '/catalog/parking-systems/pay-back/';

const visit = (search = '', variant: PageDataOf<'pay-back'>['variant'] = 'tickets') => {
  window.history.replaceState(null, '', path + search);
  return renderPage({
    Component: PayBackPage,
    path: '/catalog/parking-systems/pay-back',
    url: path + search,
    data: {
      seo: {
        title: '',
        description: '',
        h1: 'Парковка с билетами: окупаемость',
        canonical: path,
        robots: 'index, follow',
        breadcrumbs: [],
        jsonld: [],
      },
      content: [],
      pagedata: { kind: 'pay-back', variant, products: [card(1)] } satisfies PageDataOf<'pay-back'>,
    },
  });
};

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const conclusion = () => screen.getByRole('status', { name: 'Итог расчёта' });
const sum = (name: RegExp) => screen.getByText(name).nextElementSibling;

beforeEach(() => toastQueue.setState({ toasts: [] }));

test('describes the system and its components, and starts with an example', async () => {
  await visit();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Парковка с билетами: окупаемость');
  expect(screen.getByText(/^Водитель берёт билет/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Рассчитать окупаемость' })).toHaveAttribute('href', '#calculator');
  expect(screen.getByRole('article')).toHaveTextContent('Шлагбаум B-1');
  expect(field(/^Вложения/)).toHaveValue('8\u00a0336\u00a0800');
  expect(conclusion()).toHaveTextContent('Проект окупится за 14 месяцев');
  expect(sum(/^Выручка в.месяц/)).toHaveTextContent('1 080 000 ₽');
  expect(sum(/^Прибыль в.месяц/)).toHaveTextContent('630 000 ₽');
});

test('calculates while typing, groups digits and keeps the figures in the address', async () => {
  const { user } = await visit();
  await user.clear(field(/^Вложения/));
  expect(conclusion()).toHaveTextContent('Заполните все поля');
  await user.type(field(/^Вложения/), '1260 000');
  expect(field(/^Вложения/)).toHaveValue('1\u00a0260\u00a0000');
  expect(conclusion()).toHaveTextContent('Проект окупится за 2 месяца');
  expect(window.location.search).toBe('?places=120&visits=360&payment=100&expenses=450000&investment=1260000');
});

test('keeps a typed comma, shows the sum that it has read, and refuses other text in words', async () => {
  const { user } = await visit();
  await user.clear(field(/^Вложения/));
  await user.type(field(/^Вложения/), '45000.50');
  expect(field(/^Вложения/)).toHaveValue('45\u00a0000,50');
  await user.tab();
  expect(field(/^Вложения/)).toHaveValue('45\u00a0000,5');
  expect(window.location.search).toContain('investment=45000.5');
  await user.type(field(/^Платных въездов/), ',5');
  expect(field(/^Платных въездов/)).toHaveValue('360,5');
  expect(field(/^Платных въездов/)).toHaveAccessibleDescription('Целое число');
  await user.click(screen.getByRole('button', { name: 'Вернуть пример' }));
  expect(field(/^Платных въездов/)).toHaveValue('360');
});

test('keeps the caret after a digit typed in the middle', async () => {
  const { user } = await visit();
  await user.type(field(/^Вложения/), '9', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field(/^Вложения/)).toHaveValue('83\u00a0936\u00a0800');
  expect(field(/^Вложения/).selectionStart).toBe(4);
});

test('reports a missing profit and the visits needed', async () => {
  await visit('?visits=100');
  expect(conclusion()).toHaveTextContent('При заданных параметрах проект не окупается');
  expect(conclusion()).toHaveTextContent('от 150 платных въездов в день');
  expect(sum(/^Прибыль в.месяц/)).toHaveTextContent('−150 000 ₽');
});

test('reproduces a calculation from a link', async () => {
  const { user } = await visit('?visits=500&investment=2 000 000');
  expect(field(/^Платных въездов/)).toHaveValue('500');
  expect(conclusion()).toHaveTextContent('Проект окупится за 2 месяца');
  await user.click(screen.getByRole('button', { name: 'Скопировать ссылку' }));
  await waitFor(() => expect(toastQueue.getState().toasts.at(-1)?.text).toBe('Ссылка на\u00a0расчёт скопирована'));
  expect(await navigator.clipboard.readText()).toBe(window.location.href);

  await user.click(screen.getByRole('button', { name: 'Вернуть пример' }));
  expect(conclusion()).toHaveTextContent('14 месяцев');
  expect(window.location.search).toBe('');
});

test('shows the chart’s data in a table', async () => {
  await visit();
  const table = within(screen.getByRole('table', { hidden: true }));
  expect(table.getByRole('row', { name: /^14 483.200.₽$/, hidden: true })).toBeInTheDocument();
});

test('links to the configurator, the other system and partners', async () => {
  const { unmount } = await visit();
  expect(screen.getByRole('link', { name: 'Сравнить системы' })).toHaveAttribute(
    'href',
    '/catalog/parking-systems/cv-pay-back/',
  );
  expect(screen.getByRole('link', { name: 'Найти партнёра' })).toHaveAttribute('href', '/partners/');
  expect(screen.getByRole('link', { name: 'Условия партнёрства' })).toHaveAttribute('href', '/become-partner/');
  expect(screen.getByRole('link', { name: /555.01.20/ })).toHaveAttribute('href', 'tel:+78005550120');
  expect(screen.getByRole('link', { name: 'Открыть конфигуратор' })).toHaveAttribute(
    'href',
    '/catalog/parking-systems/configurator/',
  );
  unmount();
  await visit('', 'plates');
  expect(screen.getByRole('link', { name: 'Сравнить системы' })).toHaveAttribute(
    'href',
    '/catalog/parking-systems/pay-back/',
  );
});
