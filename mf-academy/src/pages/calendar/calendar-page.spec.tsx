import { expect, test } from '@jest/globals';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { calendarEvent, seo } from '../../features/events/testing/event-samples.ts';
import { CalendarPage } from './calendar-page.tsx';

const calendar = {
  kind: 'academy-calendar',
  view: 'list',
  month: '2026-11',
  today: '2026-11-21',
  events: [calendarEvent],
  cities: ['Москва', 'Новосибирск'],
};
const open = (url: string, pagedata: object = calendar) =>
  renderPage({
    Component: CalendarPage,
    path: '/academy/calendar',
    url,
    data: { seo: seo('Расписание'), content: [], pagedata },
  });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('submits filters as a plain form that keeps the view and the selection', async () => {
  await open('/academy/calendar?type=offline&city=Москва&free=1&view=month&month=2026-12');
  const form = screen.getByRole('search');
  expect(form).toHaveAttribute('action', '/academy/calendar/');
  expect(form).toHaveFormValues({ type: 'offline', category: '', city: 'Москва', free: true });
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({ view: 'month', month: '2026-12' });
  expect(link('Сбросить')).toHaveAttribute('href', '/academy/calendar?view=month&month=2026-12');
});

test('keeps the filters in the links to views, past events and the subscription', async () => {
  await open('/academy/calendar?type=webinar');
  expect(link('Месяц')).toHaveAttribute('href', '/academy/calendar?type=webinar&view=month');
  expect(link('Прошедшие')).toHaveAttribute('href', '/academy/calendar?type=webinar&past=1');
  expect(link('Файл .ics')).toHaveAttribute('href', '/api/academy/calendar.ics?type=webinar');
  expect(link(/Подписаться/)).toHaveAttribute('href', expect.stringMatching(/^webcal:.*calendar\.ics\?type=webinar$/));
});

test('lists events with their status, without the seats of a cancelled one', async () => {
  const cancelled = { ...calendarEvent, url: '/x/', status: 'cancelled', status_label: 'Отменено' };
  await open('/academy/calendar/', { ...calendar, events: [calendarEvent, cancelled] });
  const [first, second] = within(screen.getByRole('list', { name: 'Мероприятия' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Свободно 8 мест/);
  expect(second).toHaveTextContent('Отменено');
  expect(second).not.toHaveTextContent('Свободно');
});

test('shows the month as a table of days with their events, and links its neighbours', async () => {
  await open('/academy/calendar?view=month&month=2026-12', { ...calendar, view: 'month', month: '2026-12' });
  const table = screen.getByRole('table', { name: /Декабрь.2026/ });
  expect(within(table).getAllByRole('columnheader')[0]).toHaveTextContent('Пн');
  const day = within(table).getByRole('cell', { name: /(?<!\d)1.декабря.2026/ });
  expect(within(day).getByRole('link', { name: /10:00 Монтаж шлагбаумов/ })).toHaveAttribute('href', calendarEvent.url);
  expect(link(/Январь.2027/)).toHaveAttribute('href', '/academy/calendar?view=month&month=2027-01');
});

test('shows an event in another zone by its local time and zone, also in the month', async () => {
  const elsewhere = { ...calendarEvent, timezone: 'Asia/Yekaterinburg' };
  await open('/academy/calendar?view=month&month=2026-12', {
    ...calendar,
    view: 'month',
    month: '2026-12',
    events: [elsewhere],
  });
  // A plain space: the zone wraps in a narrow column.
  const inMonth = within(screen.getByRole('table')).getByRole('link', { name: /Монтаж шлагбаумов/ });
  expect(inMonth.textContent).toContain('12:00 (UTC+5) ');
});

test('links an empty result to the whole calendar', async () => {
  await open('/academy/calendar?city=Тула', { ...calendar, events: [] });
  expect(screen.getByRole('heading', { name: 'Таких мероприятий нет' })).toBeVisible();
  expect(link('Всё расписание')).toHaveAttribute('href', '/academy/calendar/');
});

test.each([
  ['/academy/calendar?type=webinar', 'false'],
  ['/academy/calendar?city=Москва', 'true'],
])('shows all conditions of %s from the start: %s', async (url, expanded) => {
  const { user } = await open(url);
  const more = screen.getByRole('button', { name: 'Условия' });
  expect(more).toHaveAttribute('aria-expanded', expanded);
  await user.click(more);
  expect(more).not.toHaveAttribute('aria-expanded', expanded);
});
