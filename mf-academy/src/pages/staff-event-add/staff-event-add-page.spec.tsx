import { beforeEach, expect, jest, test } from '@jest/globals';
import type { EventChoices } from '@site/contracts/manage-events';
import { fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { StaffEventAddPage } from './staff-event-add-page.tsx';

const choices: EventChoices = {
  trainings: [{ slug: 'barriers', title: 'Монтаж шлагбаумов', type: 'offline', price: 5000, partner_price: 0 }],
  locations: [{ slug: 'moskva', title: 'Главный класс', city: 'Москва' }],
  trainers: [
    { slug: 'belov', name: 'Белов Андрей' },
    { slug: 'gorina', name: 'Горина Марина' },
  ],
};

const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('plans an event with the prices of its training, keeps a rejected form, and opens the event', async () => {
  const { user, router } = await renderPage({
    Component: StaffEventAddPage,
    path: '/account/staff/events/add',
    url: '/account/staff/events/add/',
    data: { seo: seo('Мероприятия академии'), access: 'open', value: choices },
    api: fakeApi(call),
  });
  const create = () => user.click(screen.getByRole('button', { name: 'Создать мероприятие' }));
  await create();
  expect((await screen.findAllByText('Заполните это поле')).length).toBeGreaterThan(3);
  expect(call).not.toHaveBeenCalled();

  await user.selectOptions(screen.getByRole('combobox', { name: /^Обучение/ }), 'Монтаж шлагбаумов');
  expect(screen.getByText(/^Пусто: 5.000.₽, как в.программе$/)).toBeVisible();
  expect(screen.getByText(/^Пусто: бесплатно, как в.программе$/)).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Место/ }), 'Москва, Главный класс');
  fireEvent.change(screen.getByLabelText(/^Начало/), { target: { value: '2026-12-05T10:00' } });
  fireEvent.change(screen.getByLabelText(/^Окончание/), { target: { value: '2026-12-05T09:00' } });
  await user.type(screen.getByRole('textbox', { name: /^Мест/ }), '12');
  await user.click(screen.getByRole('checkbox', { name: 'Горина Марина' }));
  const ends = 'Окончание должно быть позже начала';
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поля', { fields: { ends_at: ends } }));
  await create();
  expect(await screen.findByText(ends)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Мест/ })).toHaveValue('12');
  fireEvent.change(screen.getByLabelText(/^Окончание/), { target: { value: '2026-12-05T18:00' } });
  call.mockResolvedValueOnce({ ok: true, value: { slug: 'barriers-2026-12-05' } });
  await create();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/staff/events/barriers-2026-12-05/'));
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/events/', {
    ...{ training: 'barriers', location: 'moskva', timezone: 'Europe/Moscow', seats: 12, trainers: ['gorina'] },
    ...{ starts_at: '2026-12-05T10:00', ends_at: '2026-12-05T18:00' },
  });
});
