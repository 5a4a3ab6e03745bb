import { afterEach, expect, jest, test } from '@jest/globals';
import { responseTo, fakeApi, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { CustomPage } from './custom-page.tsx';

const call = jest.fn<WireCall>();
afterEach(() => {
  call.mockReset();
  sessionStorage.clear();
});
const field = (name: RegExp) => screen.getByLabelText(name);
const write = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });

test("sends a request for an event of the company's own, and rejects a group that is too small before sending", async () => {
  call.mockResolvedValue(
    responseTo('POST /academy/custom-events/', { status: 'ok', number: 'З-000007', url: '/support/request/abc/' }),
  );
  const { user } = await renderPage({
    Component: CustomPage,
    path: '/academy/calendar/custom',
    url: '/academy/calendar/custom/',
    data: { seo: seo('Индивидуальное обучение'), content: [], pagedata: { kind: 'academy-custom' } },
    api: fakeApi(call),
  });
  await screen.findByRole('form');
  write(/Компания/, 'ООО «Синтетика»');
  write(/Город/, 'Тверь');
  write(/Направление/, 'parking');
  write(/период/, 'февраль');
  write(/Число/, '4');
  fireEvent.click(field(/На.вашей площадке/));
  write(/Контактное лицо/, 'Анна');
  write(/почта/, 'anna@example.ru');
  fireEvent.click(field(/согласие/));
  await user.type(field(/Телефон/), '9161234567');
  await user.click(screen.getByText('Отправить заявку'));
  expect(await screen.findByText(/Группа от.5 до.30/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();

  write(/Число/, '12');
  await user.click(screen.getByText('Отправить заявку'));
  expect(await screen.findByText('Заявка принята')).toBeVisible();
  expect(screen.getByText('З-000007')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Узнать состояние заявки' })).toHaveAttribute(
    'href',
    '/support/request/abc/',
  );
  expect(call).toHaveBeenCalledWith('POST', '/academy/custom-events/', {
    company: 'ООО «Синтетика»',
    city: 'Тверь',
    category: 'parking',
    period: 'февраль',
    people: 12,
    format: 'yours',
    comment: '',
    name: 'Анна',
    phone: '+79161234567',
    email: 'anna@example.ru',
    consent: true,
  });
});

test('prefills the data of a user who is logged in, including the company', async () => {
  await renderPage({
    Component: CustomPage,
    path: '/academy/calendar/custom',
    url: '/academy/calendar/custom/',
    data: { seo: seo('Индивидуальное обучение'), content: [], pagedata: { kind: 'academy-custom' } },
    user: {
      authed: true,
      personal: {
        id: 'u',
        role: 'company_owner',
        came_user: false,
        dealer_access: true,
        kp_access: false,
        name: 'Анна',
        surname: 'Ильина',
        patronymic: '',
        phone: '+79161234567',
        email: 'anna@example.ru',
        city: 'Тверь',
        position: 'Директор',
        company: 'ООО «Синтетика»',
      },
    },
  });
  await screen.findByRole('form');
  expect(field(/Компания/)).toHaveValue('ООО «Синтетика»');
  expect(field(/Город/)).toHaveValue('Тверь');
});
