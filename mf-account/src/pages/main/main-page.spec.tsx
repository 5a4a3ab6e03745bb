import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { MainPage } from './main-page.tsx';

const seo = {
  title: 'Личный кабинет', description: '', h1: 'Здравствуйте, Анна', canonical: '/account/main/', robots: 'noindex',
  breadcrumbs: [], jsonld: [],
};
const personal = {
  id: '1', role: 'company_manager', came_user: false, name: 'Анна', surname: 'Ёлкина', patronymic: '',
  phone: '+79161234567', email: 'anna@example.ru', city: 'Тула', position: '', company: 'ООО «Синтетика»',
} as const;

const open = (company: string | null) =>
  renderPage({
    Component: MainPage,
    path: '/account/main',
    url: '/account/main/',
    data: { seo, content: [], pagedata: { kind: 'account', company, orders_open: 0 } },
    user: { authed: true, personal },
  });

test('the visitor is greeted, sees his data and what is open to him', async () => {
  await open('ООО «Синтетика»');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Здравствуйте, Анна');
  expect(screen.getByText('Ёлкина Анна')).toBeVisible();
  expect(screen.getByText('Менеджер компании')).toBeVisible();
  expect(screen.getAllByText('ООО «Синтетика»').length).toBeGreaterThan(0);
  const sections = within(screen.getByRole('list', { name: 'Разделы' })).getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(sections).toEqual(['/account/kp?type=all', '/catalog/', '/academy/']);
});

test('what is not known leaves no empty line', async () => {
  await open(null);
  expect(screen.queryByText('Должность')).not.toBeInTheDocument();
  expect(screen.queryByText('Компания')).not.toBeInTheDocument();
});
