import { expect, test } from '@jest/globals';
import type { CertificatePageData } from '@site/contracts/partner-certificates';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { PartnerCertificatePage } from './partner-certificate-page.tsx';

const certificate: CertificatePageData['certificate'] = {
  number: 'ПС-2026-0001',
  company: 'ООО «Ворота Плюс»',
  level: 'Партнёр',
  directions: ['Ворота', 'Шлагбаумы'],
  issued_on: '2026-01-10',
  valid_until: '2027-01-10',
  state: 'active',
  days_left: 200,
};
const open = (change: Partial<CertificatePageData>) =>
  renderPage({
    Component: PartnerCertificatePage,
    path: '/account/partner-certificate',
    url: '/account/partner-certificate/',
    data: {
      seo: pageSeo('Сертификат партнёра'),
      pagedata: {
        kind: 'partner-certificate',
        company: 'ООО «Ворота Плюс»',
        check_url: '/check/',
        certificate,
        ...change,
      },
    },
  });

test('shows the certificate and links its PDF', async () => {
  await open({});
  expect(screen.getByText(/ПС-2026-0001/)).toBeVisible();
  expect(screen.getByText('Действует')).toBeVisible();
  expect(screen.getByText('Ворота, шлагбаумы')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Скачать PDF' })).toHaveAttribute(
    'href',
    '/api/account/partner-certificate.pdf',
  );
  expect(screen.queryByText(/продлить/)).not.toBeInTheDocument();
});

test('explains the renewal of an expiring certificate', async () => {
  await open({ certificate: { ...certificate, state: 'expiring', days_left: 40 } });
  expect(screen.getByText('Сертификат скоро истечёт')).toBeVisible();
});

test('explains to other companies how to become a partner', async () => {
  await open({ certificate: null });
  expect(
    screen.getByRole('heading', { name: /Сертификат появится после подключения к.партнёрской сети/ }),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Стать партнёром' })).toBeVisible();
});
