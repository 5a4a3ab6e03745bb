import { beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedParticipant } from '@site/contracts/manage-academy-certificates';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { StaffCertificateParticipantsPage } from './staff-certificate-participants-page.tsx';

const participant: ManagedParticipant = {
  id: 11,
  name: 'Ёлкин Иван Ильич',
  company: 'ООО «Ворота»',
  event: 'Монтаж шлагбаумов',
  training: 'Шлагбаумы: базовый курс',
  level: 'Базовый',
  months: 24,
  attended: null,
  ended_at: '2026-11-20T15:00:00Z',
  timezone: 'Europe/Moscow',
};

const call = jest.fn<WireCall>();
beforeEach(() => void call.mockReset());

test('issues a certificate with the values of the programme, which can be changed', async () => {
  const { user } = await renderPage({
    Component: StaffCertificateParticipantsPage,
    path: '/account/staff/certificate-participants',
    url: '/account/staff/certificate-participants/',
    data: { seo: seo('Участники'), access: 'open', value: { items: [participant], total: 1, page: 1, pages: 1 } },
    api: fakeApi(call),
  });
  expect(screen.getAllByRole('row')[1]).toHaveTextContent(/Ёлкин Иван Ильич.*20.ноября 2026.г..*Не.отмечен/);
  await user.click(screen.getByRole('button', { name: 'Выдать сертификат: Ёлкин Иван Ильич' }));
  const form = within(screen.getByRole('dialog'));
  expect(form.getByRole('textbox', { name: /^Обучение/ })).toHaveValue('Шлагбаумы: базовый курс');
  const months = form.getByRole('textbox', { name: /^Срок/ });
  await user.clear(months);
  await user.type(months, '200');
  await user.click(form.getByRole('button', { name: 'Выдать' }));
  expect(await form.findByText(/^Укажите целое число от.1 до.120$/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.clear(months);
  await user.type(months, '12');
  call.mockResolvedValueOnce(refusal(409, 'no_changes', 'Сертификат уже выдан'));
  await user.click(form.getByRole('button', { name: 'Выдать' }));
  expect(await form.findByText('Сертификат уже выдан')).toBeVisible();
  call.mockResolvedValueOnce({ ok: true, value: { number: 'АК-2026-00003' } });
  await user.click(form.getByRole('button', { name: 'Выдать' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/academy-certificates/', {
    participant: 11,
    training: 'Шлагбаумы: базовый курс',
    level: 'Базовый',
    months: 12,
  });
});
