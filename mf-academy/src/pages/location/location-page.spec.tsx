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

test('address, way, contacts and rooms of the class, and what takes place there next', async () => {
  await open({}, [calendarEvent]);
  const aside = within(screen.getByRole('complementary'));
  expect(aside.getByText(/Складской проезд/)).toBeVisible();
  expect(aside.getByRole('link', { name: /555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
  // jsdom reads the place where the line may break as a space.
  expect(aside.getByRole('link', { name: /^academy@\s?kamerton\.example$/ })).toHaveAttribute(
    'href',
    `mailto:${location.email}`,
  );
  expect(aside.getByRole('link', { name: /Показать на.карте/ })).toHaveAttribute(
    'href',
    'https://yandex.ru/maps/?pt=37.641,55.712&z=16',
  );
  expect(screen.getByText(/От.метро пешком/)).toBeVisible();
  const rooms = within(screen.getByRole('list', { name: 'Залы' })).getAllByRole('listitem');
  expect(rooms.map(({ textContent }) => textContent)).toEqual(['Зал ворот20\u00a0мест', 'Лекционный зал61\u00a0место']);
  const events = screen.getByRole('list', { name: 'Ближайшие мероприятия' });
  expect(within(events).getByRole('link', { name: /Монтаж шлагбаумов/ })).toBeVisible();
});

test('a class without rooms of its own or dates says nothing of the first and whom to call for the second', async () => {
  await open({ rooms: [] });
  expect(screen.queryByRole('heading', { name: 'Залы' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Расписание составляется' })).toBeVisible();
});
