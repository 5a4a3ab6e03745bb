import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedAcademyCertificate } from '@site/contracts/manage-academy-certificates';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { StaffCertificatePage } from './staff-certificate-page.tsx';

const certificate: ManagedAcademyCertificate = {
  number: 'АК-2026-00003',
  holder: 'Пертов Иван Ильич',
  surname: 'Пертов',
  name: 'Иван',
  patronymic: 'Ильич',
  company: 'ООО «Ворота»',
  training: 'Монтаж шлагбаумов',
  level: 'Базовый',
  trainer: 'Белов Андрей Сергеевич',
  issued_on: '2026-11-20',
  valid_until: '2028-11-20',
  state: 'active',
  label: 'Действует',
  reason: '',
  decisions: [],
};
const one = `/manage/academy-certificates/${encodeURIComponent(certificate.number)}`;

const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());

const open = (value = certificate) =>
  renderPage({
    Component: StaffCertificatePage,
    path: '/account/staff/academy-certificates/:number',
    url: '/account/staff/academy-certificates/1/',
    data: { seo: seo(value.number), access: 'open', value },
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog'));

test('corrects the name, and opens the certificate that replaces the first', async () => {
  const { user, router } = await open();
  await user.click(screen.getByRole('button', { name: 'Исправить имя' }));
  const surname = dialog().getByRole('textbox', { name: /^Фамилия/ });
  await user.clear(surname);
  await user.type(surname, 'Петров');
  call.mockResolvedValueOnce(refusal(409, 'no_changes', 'Это уже сделано'));
  await user.click(dialog().getByRole('button', { name: 'Переоформить' }));
  expect(await dialog().findByText(/^Это уже сделано/)).toBeVisible();
  expect(surname).toHaveValue('Петров');
  const other = { ...certificate, number: 'АК-2026-00004' };
  call.mockResolvedValueOnce(responseTo('POST /manage/academy-certificates/{number}/replace/', other));
  await user.click(dialog().getByRole('button', { name: 'Переоформить' }));
  const path = `/account/staff/academy-certificates/${encodeURIComponent(other.number)}/`;
  await waitFor(() => expect(router.state.location.pathname).toBe(path));
  const person = { surname: 'Петров', name: 'Иван', patronymic: 'Ильич' };
  expect(call).toHaveBeenLastCalledWith('POST', `${one}/replace/`, person);
});

test('revokes with a reason; a revoked certificate shows it and has no more decisions', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Отозвать' }));
  await user.type(dialog().getByRole('textbox', { name: /Причина/ }), 'Практика не сдана');
  call.mockResolvedValueOnce(responseTo('POST /manage/academy-certificates/{number}/revoke/', certificate));
  await user.click(dialog().getByRole('button', { name: 'Отозвать' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', `${one}/revoke/`, { reason: 'Практика не сдана' });
  unmount();
  await open({ ...certificate, state: 'revoked', label: 'Отозван', reason: 'Практика не сдана' });
  expect(screen.getByText('Практика не сдана')).toBeVisible();
  for (const name of ['Исправить имя', 'Переоформить', 'Отозвать'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});
