import { expect, test } from '@jest/globals';
import type { EventCard } from '@site/contracts/blocks';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { AcademyPage } from './academy-page.tsx';

const seo = {
  title: 'Академия',
  description: 'Очные курсы и вебинары',
  h1: 'Академия',
  canonical: '/academy/',
  robots: 'index, follow',
  breadcrumbs: [
    { name: 'Главная', url: '/' },
    { name: 'Академия', url: '/academy/' },
  ],
  jsonld: [],
};
const picture = { src: '/media/academy.webp', alt: 'Учебный класс', width: 1200, height: 750 };
const formats = {
  id: '1',
  type: 'cards',
  columns: 3,
  items: [{ picture, title: 'Очные курсы', text: 'Монтаж на стендах.' }],
} as const;

const event: EventCard = {
  url: '/academy/calendar/barriers/',
  title: 'Монтаж шлагбаумов',
  type_label: 'Очное обучение',
  starts_at: '2026-11-20T07:00:00Z',
  ends_at: '2026-11-22T14:00:00Z',
  timezone: 'Europe/Moscow',
  city: 'Москва',
  status_label: 'Осталось 2 места',
  seats_free: 2,
  price: 12_000,
};
const webinar: EventCard = {
  ...event,
  url: '/academy/calendar/news/',
  title: 'Новинки',
  type_label: 'Вебинар',
  city: null,
  seats_free: 0,
  status_label: 'Мест нет',
  price: 0,
};

const open = (events: EventCard[]) =>
  renderPage({
    Component: AcademyPage,
    path: '/academy',
    url: '/academy/',
    data: { seo, content: [{ ...formats, items: [...formats.items] }], pagedata: { kind: 'academy', events } },
  });

const text = (element: HTMLElement | undefined) =>
  element?.textContent?.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');

test('shows topic, time, place, free seats and price of each event', async () => {
  await open([
    event,
    webinar,
    { ...event, url: '/academy/calendar/doors/', seats_free: 21, status_label: 'Открыта запись' },
  ]);
  const [first, second, third] = within(screen.getByRole('list', { name: 'Ближайшие мероприятия' })).getAllByRole(
    'listitem',
  );
  expect(within(first!).getByRole('link', { name: 'Монтаж шлагбаумов' })).toHaveAttribute('href', event.url);
  for (const fact of ['Очное обучение · Москва', '20–22 ноября 2026 г., 10:00–17:00', '12 000 ₽', 'Осталось 2 места'])
    expect(text(first)).toContain(fact);
  for (const fact of ['Вебинар · Онлайн', 'Бесплатно', 'Мест нет']) expect(text(second)).toContain(fact);
  expect(text(third)).toContain('Свободно 21 место');
});

test('shows a phone number when there are no dates', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Расписание составляется' })).toBeVisible();
  for (const link of screen.getAllByRole('link', { name: /555-01-20/ }))
    expect(link).toHaveAttribute('href', 'tel:+78005550120');
});

test('shows the formats of the server, and has one main heading', async () => {
  await open([event]);
  expect(screen.getByRole('heading', { name: 'Очные курсы' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
});
