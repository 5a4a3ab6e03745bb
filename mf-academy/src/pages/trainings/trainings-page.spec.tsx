import { expect, test } from '@jest/globals';
import type { TrainingsPageData } from '@site/contracts/academy-trainings';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import { training } from '../../features/trainings/testing/training-samples.ts';
import { TrainingsPage } from './trainings-page.tsx';

const open = (change: Partial<TrainingsPageData> = {}) =>
  renderPage({
    Component: TrainingsPage,
    path: '/academy/training',
    url: '/academy/training/',
    data: {
      seo: seo('Программы обучения'),
      content: [],
      pagedata: {
        kind: 'academy-trainings',
        type: null,
        category: null,
        categories: [],
        trainings: [training],
        ...change,
      },
    },
  });
const link = (name: string | RegExp) => screen.getByRole('link', { name });

test('shows format, duration, date and price of each training', async () => {
  await open({
    trainings: [training, { ...training, url: '/academy/online/gates/x/', type: 'online', next: null, price: 0 }],
  });
  const [first, second] = within(screen.getByRole('list', { name: 'Программы обучения' })).getAllByRole('listitem');
  expect(within(first!).getByRole('link', { name: training.title })).toHaveAttribute('href', training.url);
  for (const fact of [/Очное обучение/, /Продвинутый/, /1,5.часа/, /24.000.₽/, /1 декабря 2026.г\., Москва/])
    expect(first).toHaveTextContent(fact);
  for (const fact of [/Онлайн-курс/, /Бесплатно/, /В.любое время/]) expect(second).toHaveTextContent(fact);
});

test('links formats, without topics until a format is selected', async () => {
  await open();
  expect(link('Онлайн-курс')).toHaveAttribute('href', '/academy/training?type=online');
  expect(screen.queryByRole('group', { name: 'Направление' })).toBeNull();
});

test('keeps the format in the links of topics, and shows a message for an empty one', async () => {
  await open({ type: 'offline', category: 'gates', categories: ['gates', 'parking'], trainings: [] });
  expect(link('Очное обучение')).toHaveAttribute('aria-current', 'true');
  expect(link('Парковочные системы')).toHaveAttribute('href', '/academy/training?category=parking&type=offline');
  expect(screen.getByRole('heading', { name: 'Таких программ пока нет' })).toBeVisible();
});
