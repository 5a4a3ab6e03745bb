import { expect, test } from '@jest/globals';
import { createApiClient } from '@site/runtime/shell';
import { responseTo, fakeApi } from '@site/testing/fake-api';
import { render, screen, within } from '@testing-library/react';
import { loader } from './part.ts';
import { UpcomingEvents } from './upcoming-events.tsx';

const event = {
  url: '/academy/calendar/barriers/',
  title: 'Монтаж шлагбаумов',
  type_label: 'Практикум',
  starts_at: '2026-11-20T07:00:00Z',
  ends_at: '2026-11-20T14:00:00Z',
  timezone: 'Europe/Moscow',
  city: null,
  status_label: 'Идёт набор',
  seats_free: 3,
  price: 0,
};
const { signal } = new AbortController();

test('shows the requested number of events with time, place and state', () => {
  render(<UpcomingEvents data={[event, { ...event, url: '/academy/calendar/gates/', title: 'Ворота' }]} limit={1} />);
  const [item, ...others] = screen.getAllByRole('listitem');
  expect(others).toEqual([]);
  expect(within(item!).getByRole('link', { name: /Монтаж.шлагбаумов/ })).toHaveAttribute('href', event.url);
  expect(item).toHaveTextContent('Онлайн');
  expect(item).toHaveTextContent('Бесплатно');
});

test('shows a message for an empty schedule', () => {
  render(<UpcomingEvents data={[]} limit={3} />);
  expect(screen.getByText(/Расписание составляется/)).toBeVisible();
});

test('loads the events of the academy, and throws without a response', async () => {
  const api = fakeApi(async (method, path) =>
    `${method} ${path}` === 'GET /academy/events/' ? responseTo('GET /academy/events/', { items: [event] }) : undefined,
  );
  expect(await loader({ api, signal })).toEqual([event]);
  const away = createApiClient({ origin: '', publicKey: 'tests', send: () => Promise.reject(new Error('away')) });
  await expect(loader({ api: away, signal })).rejects.toThrow('503');
});
