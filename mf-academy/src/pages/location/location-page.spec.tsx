import { expect, test } from '@jest/globals';
import type { LocationPageData } from '@site/contracts/academy-locations';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { calendarEvent, seo } from '../../features/events/testing/event-samples.ts';
import { LocationPage } from './location-page.tsx';

const location: LocationPageData['location'] = {
  url: '/academy/locations/moskva/',
  title: 'Главный класс',
  city: 'Москва',
  address: 'Москва, Складской проезд, д. 8',
  longitude: 37.641,
  latitude: 55.712,
  how_to_get_there: 'От метро пешком.',
  phone: '+78005550120',
  email: 'academy@kamerton.example',
  photos: [
    { src: '/media/scene/works-entrance-photo.svg', alt: 'Вход в класс', width: 960, height: 640 },
    { src: '/media/scene/works-gates-photo.svg', alt: 'Зал ворот', width: 960, height: 640 },
  ],
  rooms: [
    { name: 'Зал ворот', seats: 20 },
    { name: 'Лекционный зал', seats: 61 },
  ],
};
const open = (change: Partial<LocationPageData['location']> = {}, events: LocationPageData['events'] = []) =>
  renderPage({
    Component: LocationPage,
    path: '/academy/locations/:item',
    url: location.url,
    data: {
      seo: seo(location.title),
      content: [],
      pagedata: { kind: 'academy-location', location: { ...location, ...change }, events },
    },
  });

test('shows address, directions, contacts and rooms of a class, and its upcoming events', async () => {
  await open({}, [calendarEvent]);
  const aside = within(screen.getByRole('complementary'));
  expect(aside.getByText(/Складской проезд/)).toBeVisible();
  expect(aside.getByRole('link', { name: /555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
  // jsdom reads the optional line break as a space.
  expect(aside.getByRole('link', { name: /^academy@\s?kamerton\.example$/ })).toHaveAttribute(
    'href',
    `mailto:${location.email}`,
  );
  expect(aside.getByRole('link', { name: /Показать на.карте/ })).toHaveAttribute(
    'href',
    'https://yandex.ru/maps/?pt=37.641,55.712&z=16',
  );
  expect(screen.getByText(/От.метро пешком/)).toBeVisible();
  const photos = within(screen.getByRole('list', { name: 'Фотографии класса' })).getAllByRole('img');
  expect(photos.map((photo) => photo.getAttribute('alt'))).toEqual(['Вход в класс', 'Зал ворот']);
  const rooms = within(screen.getByRole('list', { name: 'Залы' })).getAllByRole('listitem');
  expect(rooms.map(({ textContent }) => textContent)).toEqual(['Зал ворот20\u00a0мест', 'Лекционный зал61\u00a0место']);
  const events = screen.getByRole('list', { name: 'Ближайшие мероприятия' });
  expect(within(events).getByRole('link', { name: /Монтаж шлагбаумов/ })).toBeVisible();
});

test('omits missing pictures and rooms, and shows a message without dates', async () => {
  await open({ photos: [], rooms: [] });
  expect(screen.queryByRole('list', { name: 'Фотографии класса' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Залы' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Расписание составляется' })).toBeVisible();
});
