import { afterEach, expect, jest, test } from '@jest/globals';
import type { CertificatesPageData, CheckedCertificate } from '@site/contracts/academy-certificates';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { CertificatesPage } from './certificates-page.tsx';

const call = jest.fn<WireCall>();
afterEach(() => void call.mockReset());

const certificate: CheckedCertificate = {
  number: 'АК-2026-00012',
  holder: 'Иванов\u00a0И.\u00a0И.',
  training: 'Монтаж шлагбаумов',
  level: '',
  issued_on: '2026-03-12',
  valid_until: '2028-03-12',
  state: 'active',
  label: 'Действует',
};
const open = (change: Partial<CertificatesPageData> = {}) =>
  renderPage({
    Component: CertificatesPage,
    path: '/academy/certificates',
    url: '/academy/certificates/',
    data: {
      seo: seo('Сертификаты'),
      content: [],
      pagedata: {
        kind: 'academy-certificates',
        ...{ number: 'АК-2026-00012', outcome: 'none', certificate: null, text: '' },
        ...change,
      },
    },
    api: fakeApi(call),
  });

test('fills in the number of the address, and keeps the input after each outcome', async () => {
  const { user } = await open();
  const number = await screen.findByLabelText(/Номер сертификата/);
  expect(number).toHaveValue('АК-2026-00012');
  const check = screen.getByRole('button', { name: 'Проверить' });
  await user.click(check);
  expect(await screen.findByText('Заполните это поле')).toBeVisible();
  expect(call).not.toHaveBeenCalled();

  const surname = screen.getByLabelText(/Фамилия владельца/);
  await user.type(surname, 'Иванов');
  call.mockResolvedValueOnce(responseTo('POST /academy/certificates/check/', { certificate: null }));
  await user.click(check);
  expect(await screen.findByText(/^Сертификат с.такими данными не.найден$/)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/academy/certificates/check/', {
    number: 'АК-2026-00012',
    surname: 'Иванов',
  });

  call.mockResolvedValueOnce(refusal(429, 'too_many', 'Слишком много попыток. Повторите через 40 минут'));
  await user.click(check);
  expect(await screen.findByText('Слишком много попыток. Повторите через 40 минут')).toBeVisible();

  call.mockResolvedValueOnce(responseTo('POST /academy/certificates/check/', { certificate }));
  await user.click(check);
  expect(await screen.findByRole('heading', { name: /^Иванов.И\..И\.$/ })).toBeVisible();
  for (const text of ['Действует', 'Монтаж шлагбаумов', /12.марта.2028/]) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByText(/не.найден/)).toBeNull();
  expect([number, surname].map((field) => (field as HTMLInputElement).value)).toEqual(['АК-2026-00012', 'Иванов']);
});

test('shows the result for the link of the printed code', async () => {
  await open({ outcome: 'found', certificate: { ...certificate, state: 'revoked', label: 'Отозван' } });
  expect(screen.getByText('Отозван')).toBeVisible();
});
