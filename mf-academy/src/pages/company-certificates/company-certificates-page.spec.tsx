import { expect, test } from '@jest/globals';
import type { CompanyCertificatesPageData } from '@site/contracts/academy-certificates';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { certificate } from '../../features/certificates/testing/certificate-samples.ts';
import { seo } from '../../features/events/testing/event-samples.ts';
import { CompanyCertificatesPage } from './company-certificates-page.tsx';

const open = (change: Partial<CompanyCertificatesPageData> = {}) =>
  renderPage({
    Component: CompanyCertificatesPage,
    path: '/account/profile/certificates',
    url: '/account/profile/certificates/',
    data: {
      seo: seo('Сертификаты сотрудников'),
      content: [],
      pagedata: {
        kind: 'company-certificates',
        company: 'ООО «Синтетика»',
        query: {},
        items: [certificate],
        total_unfiltered: 1,
        employees: [{ value: '7b0f7f0e-0000-4000-8000-000000000002', label: 'Иванов Иван' }],
        trainings: ['Монтаж шлагбаумов'],
        ...change,
      },
    },
    user: { authed: true },
  });

test('shows holder, training and state of each certificate with its document, and the filters of the address', async () => {
  await open({ query: { state: 'active' } });
  const [card] = within(screen.getByRole('list', { name: 'Найдено: 1\u00a0сертификат' })).getAllByRole('listitem');
  expect(within(card!).getByRole('heading', { name: 'Иванов Иван Ильич' })).toBeVisible();
  expect(card).toHaveTextContent(/Действует.*Монтаж шлагбаумов/);
  expect(within(card!).getByRole('link', { name: /Скачать PDF/ })).toHaveAttribute('href', certificate.pdf_url);
  expect(screen.getByLabelText('Статус')).toHaveValue('active');
  expect(screen.getByLabelText('Сотрудник')).toHaveValue('');
  expect(screen.getByRole('link', { name: 'Сбросить' })).toHaveAttribute('href', '/account/profile/certificates/');
});

test('links an empty result to all certificates, and a company without any to the calendar', async () => {
  const { unmount } = await open({ items: [] });
  expect(screen.getByRole('link', { name: 'Показать все' })).toHaveAttribute('href', '/account/profile/certificates/');
  unmount();
  await open({ items: [], total_unfiltered: 0, employees: [], trainings: [] });
  expect(screen.queryByRole('search', { name: 'Отбор сертификатов' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Расписание академии' })).toHaveAttribute('href', '/academy/calendar/');
});
