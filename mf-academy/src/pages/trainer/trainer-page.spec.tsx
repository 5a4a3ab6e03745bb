import { expect, test } from '@jest/globals';
import type { TrainerPageData } from '@site/contracts/academy-trainers';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { calendarEvent, seo } from '../../features/events/testing/event-samples.ts';
import { training } from '../../features/trainings/testing/training-samples.ts';
import { TrainerPage } from './trainer-page.tsx';

const trainer: TrainerPageData['trainer'] = {
  url: '/academy/trainers/gorina-marina/',
  name: 'Горина Марина Игоревна',
  position: 'Руководитель группы',
  categories: ['parking'],
  experience_years: 14,
  photo: { src: '/media/portrait/woman-with-bob.svg', alt: 'Марина Горина, портрет', width: 640, height: 640 },
  biography: 'Проектирует и сдаёт парковки.',
};
const open = (events: TrainerPageData['events'], change: Partial<TrainerPageData['trainer']> = {}) =>
  renderPage({
    Component: TrainerPage,
    path: '/academy/trainers/:item',
    url: trainer.url,
    data: {
      seo: seo(trainer.name),
      content: [],
      pagedata: { kind: 'academy-trainer', trainer: { ...trainer, ...change }, trainings: [training], events },
    },
  });

test('shows the trainer with trainings and upcoming events', async () => {
  await open([calendarEvent]);
  expect(screen.getByRole('heading', { level: 1, name: trainer.name })).toBeVisible();
  expect(screen.getByText('Руководитель группы')).toBeVisible();
  expect(screen.getByText(/сдаёт парковки/)).toBeVisible();
  const aside = screen.getByRole('complementary');
  const portrait = within(aside).getByRole('img', { name: 'Марина Горина, портрет' });
  expect(portrait).toHaveAttribute('width', '640');
  expect(aside).toHaveTextContent(/14 лет/);
  expect(within(aside).getByRole('link', { name: 'Парковочные системы' })).toHaveAttribute(
    'href',
    '/academy/trainers?category=parking',
  );
  expect(screen.getByRole('link', { name: training.title })).toHaveAttribute('href', training.url);
  const events = screen.getByRole('list', { name: 'Ближайшие мероприятия' });
  expect(within(events).getByRole('link', { name: /Монтаж шлагбаумов/ })).toHaveAttribute('href', calendarEvent.url);
});

test('shows a message when there are no dates', async () => {
  await open([]);
  expect(screen.getByRole('heading', { name: 'Расписание составляется' })).toBeVisible();
});

test('shows the facts without a portrait', async () => {
  await open([], { photo: null });
  expect(screen.queryByRole('img', { name: /портрет/ })).toBeNull();
  expect(screen.getByRole('complementary')).toHaveTextContent(/14 лет/);
});
