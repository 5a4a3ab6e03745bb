import { expect, test } from '@jest/globals';
import { decisionNouns } from '@site/contracts/decision-nouns';
import type { Decision } from '@site/contracts/manage';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffDecisionsPage } from './staff-decisions-page.tsx';

const decision = (change: Partial<Decision>): Decision => ({
  ...{ at: '2026-11-20T10:00:00.000Z', author: 'Заказова Зоя', noun: 'orders', subject: '100045' },
  ...{ action: 'paid', text: 'Платёж 15' },
  ...change,
});

test('lists who decided what, in words, with links to the items that have pages', async () => {
  const revision = { noun: 'revisions', subject: '7f8f2c0e-0d0f-4b9c-8d65-0b6f0a1c2d3f', action: 'rejected', text: '' };
  const job = { noun: 'jobs', subject: '7f8f2c0e-0d0f-4b9c-8d65-0b6f0a1c2d3f', action: 'retry', text: '' };
  const items = [
    ...[decision({}), decision(revision), decision(job), decision({ noun: 'keys', subject: 'Склад' })],
    decision({ noun: 'products', subject: '1', action: 'import', text: '' }),
    decision({ noun: 'content', subject: '/about/contacts/', action: 'publish', text: 'Ревизия 3' }),
    decision({ noun: 'settings', subject: 'requisites', action: 'change', text: '' }),
    decision({ noun: 'texts', subject: 'technical_text', action: 'set', text: '' }),
  ];
  await renderPage({
    Component: StaffDecisionsPage,
    path: '/account/staff/decisions',
    url: '/account/staff/decisions/',
    data: {
      seo: pageSeo('История решений'),
      access: 'open',
      value: { items, total: items.length, page: 1, pages: 1 },
    },
  });
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows[0]).toHaveTextContent(
    /20 ноября 2026 г. в.13:00Заказова ЗояЗаказыЗаказ №.100045Оплата получена: Платёж 15$/,
  );
  expect(within(rows[0]!).getByRole('link')).toHaveAttribute('href', '/account/staff/orders/100045/');
  expect(rows[1]).toHaveTextContent(/Правки профилей компанийОткрытьОтказ$/);
  expect(rows[2]).toHaveTextContent(/Фоновые задания—Повтор$/);
  expect(rows[3]).toHaveTextContent(/КлючиСклад/);
  expect(rows[4]).toHaveTextContent(/ТоварыЗагрузка №.1Загрузка$/);
  expect(within(rows[4]!).queryByRole('link')).toBeNull();
  expect(within(rows[5]!).getByRole('link', { name: '/about/contacts/' })).toHaveAttribute(
    'href',
    '/account/staff/pages/about~contacts/',
  );
  expect(within(rows[6]!).getByRole('link')).toHaveTextContent('Реквизиты продавца');
  expect(rows[7]).toHaveTextContent('Текст технических работ');
  const choice = within(screen.getByRole('combobox', { name: 'Раздел' })).getAllByRole('option');
  expect(choice.map(({ textContent }) => textContent)).toEqual(expect.arrayContaining(['Все', 'Ключи', 'Меню']));
  expect(choice).toHaveLength(decisionNouns.length + 1);
  expect(screen.getByRole('searchbox', { name: /Сотрудник, номер или.текст/ })).toBeVisible();
});
