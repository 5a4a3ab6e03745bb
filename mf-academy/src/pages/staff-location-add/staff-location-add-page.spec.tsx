import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { StaffLocationAddPage } from './staff-location-add-page.tsx';

const call = jest.fn<WireCall>();
beforeEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('adds a location with its rooms and coordinates, keeps a rejected form, and opens the location', async () => {
  const { user, router } = await renderPage({
    Component: StaffLocationAddPage,
    path: '/account/staff/locations/add',
    url: '/account/staff/locations/add/',
    data: { seo: seo('Учебные классы'), access: 'open', value: null },
    api: fakeApi(call),
  });
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const add = () => user.click(screen.getByRole('button', { name: 'Добавить' }));
  await add();
  expect((await screen.findAllByText('Заполните это поле')).length).toBeGreaterThan(7);
  expect(call).not.toHaveBeenCalled();
  await user.type(field(/^Название/), 'Класс на Каме');
  await user.type(field(/^Город/), 'Пермь');
  await user.type(field(/^Адрес/), 'г. Пермь, ул. Пробная, д. 1');
  await user.type(field(/^Широта/), '58,01');
  await user.type(field(/^Долгота/), '56.25');
  await user.type(field(/^Как добраться/), 'Пешком');
  await user.type(field(/^Телефон/), '+7 342 000-00-01');
  await user.type(field(/почта/), 'perm@example.ru');
  await user.type(field(/^Зал/), 'Большой');
  await user.type(field(/^Мест/), '20');
  await user.click(screen.getByRole('button', { name: 'Добавить зал' }));
  await user.click(screen.getByRole('button', { name: 'Убрать строку 2' }));
  const picture = { src: '/class.webp', alt: '', width: 800, height: 600 };
  const found = { name: 'class.jpg', alt: 'Стенды', picture, seconds: null };
  call.mockResolvedValueOnce(responseTo('GET /manage/library/', { items: [found], total: 1, page: 1, pages: 1 }));
  await user.click(screen.getByRole('button', { name: /^Фотография класса: выбрать/ }));
  await user.click(await screen.findByRole('button', { name: /^class\.jpg/ }));
  const chosen = screen.getByRole('group', { name: 'Фотография класса' });
  expect(chosen.querySelector('img')).toHaveAttribute('src', picture.src);
  const fields = { 'rooms.0.seats': 'Не больше 1 000' };
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поле', { fields }));
  await add();
  expect(await screen.findByText(fields['rooms.0.seats'])).toBeVisible();
  expect(field(/^Название/)).toHaveValue('Класс на Каме');
  call.mockResolvedValueOnce({ ok: true, value: { slug: 'perm' } });
  await add();
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/staff/locations/perm/'));
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/locations/', {
    ...{ title: 'Класс на Каме', city: 'Пермь', address: 'г. Пермь, ул. Пробная, д. 1' },
    ...{ latitude: 58.01, longitude: 56.25, how_to_get_there: 'Пешком', phone: '+7 342 000-00-01' },
    ...{ email: 'perm@example.ru', rooms: [{ name: 'Большой', seats: 20 }] },
    photo: 'class.jpg',
  });
});
