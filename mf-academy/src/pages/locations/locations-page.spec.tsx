import { expect, test } from '@jest/globals';
import type { ListedLocation } from '@site/contracts/academy-locations';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { LocationsPage } from './locations-page.tsx';

const moscow: ListedLocation = {
  url: '/academy/locations/moskva/',
  title: 'Главный класс',
  city: 'Москва',
  address: 'Москва, Складской проезд, д. 8',
  longitude: 37.641,
  latitude: 55.712,
  upcoming_count: 3,
  photo: { src: '/media/scene/works-entrance-photo.svg', alt: 'Вход в класс', width: 960, height: 640 },
};
const open = (locations: ListedLocation[]) =>
  renderPage({
    Component: LocationsPage,
    path: '/academy/locations',
    url: '/academy/locations/',
    data: { seo: seo('Учебные классы'), content: [], pagedata: { kind: 'academy-locations', locations } },
  });

test('shows address and number of events of each class', async () => {
  await open([
    moscow,
    { ...moscow, url: '/academy/locations/tula/', title: 'Класс в Туле', upcoming_count: 0, photo: null },
  ]);
  const [first, second] = within(screen.getByRole('list', { name: 'Учебные классы' })).getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: 'Главный класс' })).toHaveAttribute('href', moscow.url);
  expect(first).toHaveTextContent(/Складской проезд/);
  expect(first).toHaveTextContent(/3 ближайших мероприятия/);
  expect(within(first!).getByRole('link', { name: 'Показать на карте: Главный класс' })).toHaveAttribute(
    'href',
    'https://yandex.ru/maps/?pt=37.641,55.712&z=16',
  );
  expect(within(first!).getByRole('img', { name: 'Вход в класс' })).toHaveAttribute('height', '640');
  expect(second).toHaveTextContent(/Расписание составляется/);
  expect(within(second!).queryByRole('img')).toBeNull();
});

test('links the calendar when there are no classes', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Очных классов пока нет' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Расписание' })).toHaveAttribute('href', '/academy/calendar/');
});
