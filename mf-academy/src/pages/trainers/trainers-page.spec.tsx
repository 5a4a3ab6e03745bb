import { expect, test } from '@jest/globals';
import type { Trainer, TrainersPageData } from '@site/contracts/academy-trainers';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { TrainersPage } from './trainers-page.tsx';

const belov: Trainer = {
  url: '/academy/trainers/belov-andrey/',
  name: 'Белов Андрей Сергеевич',
  position: 'Ведущий инженер',
  categories: ['gates', 'doors'],
  experience_years: 17,
  photo: { src: '/media/portrait/bearded-engineer.svg', alt: 'Андрей Белов, портрет', width: 640, height: 640 },
};
const larina: Trainer = {
  url: '/academy/trainers/larina-elena/',
  name: 'Ларина Елена Викторовна',
  position: 'Руководитель академии',
  categories: ['sales'],
  experience_years: 21,
  photo: null,
};
const open = (change: Partial<TrainersPageData> = {}) =>
  renderPage({
    Component: TrainersPage,
    path: '/academy/trainers',
    url: '/academy/trainers/',
    data: {
      seo: seo('Преподаватели'),
      content: [],
      pagedata: {
        kind: 'academy-trainers',
        category: null,
        categories: ['gates', 'doors', 'sales'],
        trainers: [belov, larina],
        ...change,
      },
    },
  });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('shows name, topics and experience of each trainer', async () => {
  await open();
  const [first, second] = within(screen.getByRole('list', { name: 'Преподаватели' })).getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: belov.name })).toHaveAttribute('href', belov.url);
  expect(first).toHaveTextContent(/Ведущий инженер/);
  expect(first).toHaveTextContent(/Автоматика для ворот · Секционные ворота/);
  expect(first).toHaveTextContent(/17 лет опыта/);
  expect(within(first!).getByRole('presentation')).toHaveAttribute('src', belov.photo!.src);
  expect(second).toHaveTextContent(/21 год опыта/);
  expect(within(second!).queryByRole('presentation')).toBeNull();
});

test('links the topics, and marks the selected one', async () => {
  await open({ category: 'sales', trainers: [larina] });
  expect(link(/Продажи и.сервис/)).toHaveAttribute('href', '/academy/trainers?category=sales');
  expect(link(/Продажи и.сервис/)).toHaveAttribute('aria-current', 'true');
  expect(link('Все направления')).toHaveAttribute('href', '/academy/trainers/');
  expect(link('Все направления')).not.toHaveAttribute('aria-current');
});

test('links a topic without trainers to all trainers', async () => {
  await open({ category: 'access', trainers: [] });
  expect(screen.getByRole('heading', { name: 'По этому направлению преподавателей пока нет' })).toBeVisible();
  expect(link('Все преподаватели')).toHaveAttribute('href', '/academy/trainers/');
});

test('links the calendar when there are no trainers', async () => {
  await open({ categories: [], trainers: [] });
  expect(screen.getByRole('heading', { name: 'Список преподавателей готовится' })).toBeVisible();
  expect(link('Расписание')).toHaveAttribute('href', '/academy/calendar/');
});
