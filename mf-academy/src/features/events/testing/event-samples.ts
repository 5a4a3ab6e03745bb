import type { CalendarEvent } from '@site/contracts/academy';

export const seo = (h1: string) => ({
  title: h1,
  description: '',
  h1,
  canonical: '/academy/calendar/',
  robots: 'index, follow',
  breadcrumbs: [
    { name: 'Главная', url: '/' },
    { name: 'Академия', url: '/academy/' },
  ],
  jsonld: [],
});

export const calendarEvent: CalendarEvent = {
  url: '/academy/calendar/barriers/',
  slug: 'barriers',
  title: 'Монтаж шлагбаумов',
  type: 'offline',
  type_label: 'Очное обучение',
  category: 'barriers',
  starts_at: '2026-12-01T07:00:00Z',
  ends_at: '2026-12-01T15:00:00Z',
  timezone: 'Europe/Moscow',
  city: 'Москва',
  status: 'planned',
  status_label: 'Открыта запись',
  seats_free: 8,
  price: 0,
  moved_from: null,
};
