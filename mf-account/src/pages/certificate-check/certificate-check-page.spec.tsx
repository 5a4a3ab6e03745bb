import { expect, test } from '@jest/globals';
import type { CertificateCheckPageData } from '@site/contracts/partner-certificates';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { CertificateCheckPage } from './certificate-check-page.tsx';

const open = (change: Partial<CertificateCheckPageData>) =>
  renderPage({
    Component: CertificateCheckPage,
    path: '/partners/certificate',
    url: '/partners/certificate/',
    data: {
      seo: pageSeo('Проверка сертификата партнёра'),
      pagedata: {
        kind: 'certificate-check',
        number: 'ПС-2026-0001',
        outcome: 'none',
        certificate: null,
        text: '',
        ...change,
      },
    },
  });
const certificate: CertificateCheckPageData['certificate'] = {
  number: 'ПС-2026-0001',
  company: 'ООО «Ворота Плюс»',
  level: 'Партнёр',
  directions: [],
  issued_on: '2026-01-10',
  valid_until: '2027-01-10',
  state: 'active',
  partner_url: '/partners/vorota-plyus/',
};

test('shows the company of a known number and links to the partner', async () => {
  await open({ outcome: 'found', certificate });
  expect(screen.getByRole('heading', { name: 'ООО «Ворота Плюс»' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Страница партнёра' })).toHaveAttribute('href', '/partners/vorota-plyus/');
});

test('keeps the typed number when it is unknown', async () => {
  await open({ outcome: 'unknown', number: 'ПС-1' });
  expect(screen.getByLabelText('Номер сертификата')).toHaveValue('ПС-1');
  expect(screen.getByRole('alert')).toHaveTextContent(/не.найден/);
});

test('shows when to retry after too many checks', async () => {
  await open({ outcome: 'limited', text: 'Слишком много попыток. Повторите через 5 минут' });
  expect(screen.getByText('Слишком много попыток. Повторите через 5 минут')).toBeVisible();
});
