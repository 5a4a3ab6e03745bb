import { expect, test } from '@jest/globals';
import type { DashboardPageData } from '@site/contracts/dashboard';
import type { Role } from '@site/contracts/user-data';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { MainPage } from './main-page.tsx';

const seo = {
  title: 'Личный кабинет',
  description: '',
  h1: 'Здравствуйте, Анна',
  canonical: '/account/main/',
  robots: 'noindex',
  breadcrumbs: [],
  jsonld: [],
};
const personal = {
  id: '1',
  role: 'company_manager',
  came_user: false,
  dealer_access: false,
  kp_access: false,
  name: 'Анна',
  surname: 'Ёлкина',
  patronymic: '',
  phone: '+79161234567',
  email: 'anna@example.ru',
  city: 'Тула',
  position: '',
  company: 'ООО «Синтетика»',
} as const;

const dashboard: DashboardPageData = {
  kind: 'account',
  company: null,
  orders_open: 0,
  is_new: false,
  waiting: [],
  manager: null,
};

const open = (company: string | null, change: Partial<DashboardPageData> = {}, role: Role = personal.role) =>
  renderPage({
    Component: MainPage,
    path: '/account/main',
    url: '/account/main/',
    data: { seo, content: [], pagedata: { ...dashboard, company, ...change } },
    user: { authed: true, personal: { ...personal, role } },
  });

test('greets the user, and shows own data and the available sections', async () => {
  await open('ООО «Синтетика»');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Здравствуйте, Анна');
  expect(screen.getByText('Ёлкина Анна')).toBeVisible();
  expect(screen.getByText('Менеджер компании')).toBeVisible();
  expect(screen.getAllByText('ООО «Синтетика»').length).toBeGreaterThan(0);
  const sections = within(screen.getByRole('list', { name: 'Разделы' }))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(sections).toEqual(['/account/orders/', '/account/kp?type=all', '/catalog/', '/academy/']);
});

test.each([
  ['customer', 'Покупатель'],
  ['company_pending', /^Ожидает подключения к.компании$/],
  ['company_owner', 'Руководитель компании'],
] as const)('names the role %s', async (role, name) => {
  await open(null, {}, role);
  expect(screen.getByText(name)).toBeVisible();
});

test('omits empty fields', async () => {
  await open(null);
  expect(screen.queryByText('Должность')).not.toBeInTheDocument();
  expect(screen.queryByText('Компания')).not.toBeInTheDocument();
});

test('shows waiting items first, with links, and the manager instead of the phone of the site', async () => {
  await open(null, {
    orders_open: 2,
    waiting: [
      { kind: 'payment', title: 'Оплатите счёт СЧ-2026-000045', text: 'Заказ № 100045', url: '/order/1/' },
      { kind: 'answer', title: 'Есть ответ на вопрос № 1001', text: 'Заказ № 100044', url: '/order/2/' },
      {
        kind: 'proposal',
        title: 'Предложение КП-2026-000012 действует до 25.11.2026',
        text: 'ТЦ «Синтез»',
        url: '/account/kp/kp-2026-000012/',
      },
    ],
    manager: { name: 'Заказова Зоя', phone: '+79160000001', email: 'orders@kamerton.example' },
  });
  const waiting = within(screen.getByRole('region', { name: 'Ждёт вас' }));
  expect(waiting.getByRole('link', { name: 'Оплатите счёт СЧ-2026-000045' })).toHaveAttribute('href', '/order/1/');
  const proposal = waiting.getByRole('link', { name: 'Предложение КП-2026-000012 действует до 25.11.2026' });
  expect(proposal).toHaveAttribute('href', '/account/kp/kp-2026-000012/');
  expect(waiting.getByText('ТЦ «Синтез»')).toBeVisible();
  expect(waiting.getAllByRole('listitem')).toHaveLength(3);
  expect(screen.getByText(/^2.заказа в.работе/)).toBeVisible();
  // The counted orders are the company's, so the link opens the company's list.
  expect(screen.getByRole('link', { name: 'Заказы' })).toHaveAttribute('href', '/account/orders?by=company');
  expect(screen.getByRole('heading', { name: 'Ваш менеджер' })).toBeVisible();
  expect(screen.getByText('Заказова Зоя')).toBeVisible();
  expect(screen.queryByText('Здесь будут ваши заказы')).not.toBeInTheDocument();
});

test('shows an invitation and no waiting items in a new account', async () => {
  await open(null, { is_new: true });
  expect(screen.getByRole('heading', { name: 'Здесь будут ваши заказы' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Ждёт вас' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Нужна помощь' })).toBeVisible();
});
