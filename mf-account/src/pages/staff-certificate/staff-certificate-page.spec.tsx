import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedCertificate } from '@site/contracts/manage-certificates';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { pageSeo } from '../../testing/page-seo.ts';
import { StaffCertificatePage } from './staff-certificate-page.tsx';

const certificate: ManagedCertificate = {
  number: 'ПС-2026-0001',
  company: 'Ворота Плюс',
  level: 'Партнёр',
  directions: ['Ворота'],
  issued_on: '2026-01-10',
  valid_until: '2027-01-10',
  state: 'expiring',
  reason: '',
  decisions: [],
};
const address = `/manage/certificates/${encodeURIComponent(certificate.number)}`;

const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedCertificate>();
beforeEach(() => {
  sessionStorage.clear();
  call.mockReset();
  load.mockReset();
});
const open = () =>
  renderPage({
    Component: StaffCertificatePage,
    path: '/account/staff/certificates/1',
    url: '/account/staff/certificates/1/',
    data: () => ({ seo: pageSeo('Сертификаты'), access: 'open', value: load() }),
    api: fakeApi(call),
  });

test('renews a certificate and opens the next one; a refusal is shown as sent', async () => {
  load.mockReturnValue(certificate);
  const { user, router } = await open();
  expect(screen.getByText('10 января 2027 г.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /Продлить/ }));
  const dialog = within(screen.getByRole('dialog', { name: 'Выдать следующий сертификат?' }));
  const refused = 'Ворота Плюс не входит в партнёрскую сеть';
  call.mockResolvedValueOnce(refusal(409, 'no_changes', refused));
  await user.click(dialog.getByRole('button', { name: 'Выдать' }));
  expect(await dialog.findByText(refused)).toBeVisible();
  const next = { ...certificate, number: 'ПС-2026-0002' };
  call.mockResolvedValueOnce(responseTo('POST /manage/certificates/{number}/renew/', next));
  await user.click(dialog.getByRole('button', { name: 'Выдать' }));
  const shown = `/account/staff/certificates/${encodeURIComponent(next.number)}/`;
  await waitFor(() => expect(router.state.location.pathname).toBe(shown));
  expect(call).toHaveBeenLastCalledWith('POST', `${address}/renew/`);
});

test('revokes a certificate with a reason', async () => {
  load.mockReturnValueOnce(certificate).mockReturnValue({ ...certificate, state: 'revoked', reason: 'Нет шоурума' });
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Отозвать' }));
  const form = within(screen.getByRole('dialog', { name: /Отозвать сертификат/ }));
  await user.type(form.getByRole('textbox', { name: /Причина/ }), 'Нет шоурума');
  call.mockResolvedValueOnce(responseTo('POST /manage/certificates/{number}/revoke/', certificate));
  await user.click(form.getByRole('button', { name: 'Отозвать' }));
  expect(await screen.findByText('Отозван')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', `${address}/revoke/`, { reason: 'Нет шоурума' });
  expect(screen.queryByRole('button', { name: 'Отозвать' })).toBeNull();
});
