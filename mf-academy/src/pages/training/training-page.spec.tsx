import { expect, test } from '@jest/globals';
import type { Learning } from '@site/contracts/academy-online';
import type { TrainingPageData } from '@site/contracts/academy-trainings';
import type { LoaderFunctionArgs } from '@site/runtime';
import { renderPage } from '@site/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { calendarEvent, seo } from '../../features/events/testing/event-samples.ts';
import { training as card } from '../../features/trainings/testing/training-samples.ts';
import { loader } from './route.ts';
import { TrainingPage } from './training-page.tsx';

const training: TrainingPageData['training'] = {
  ...card,
  slug: 'servery',
  programme: [
    { module: 'Сеть', hours: 0.5 },
    { module: 'Сервер', hours: 1 },
  ],
  audience: 'Инженеры партнёров.',
  result: 'Сертификат',
  validity_months: 24,
  requirements: 'Ноутбук.',
  required: { url: '/academy/training/parking/osnovy/', title: 'Основы' },
  trainers: [{ url: '/academy/trainers/gorina-marina/', name: 'Горина Марина', position: 'Инженер', photo: null }],
  materials: ['Руководство'],
};
const ready: Learning = { available: true, email: 'anna@example.ru', email_confirmed: true, enrolment: null };
const pageOf = (events: TrainingPageData['events']) => ({
  seo: seo(training.title),
  content: [],
  pagedata: { kind: 'academy-training' as const, training, events, learning: null },
});
const open = (events: TrainingPageData['events']) =>
  renderPage({
    Component: TrainingPage,
    path: '/academy/training/:category/:item',
    url: training.url,
    data: pageOf(events),
  });

test('shows programme, audience, trainers and dates', async () => {
  await open([calendarEvent]);
  const aside = screen.getByRole('complementary');
  for (const fact of [/1,5.часа/, /Продвинутый/, /24.месяца/, /24.000.₽ за.участника/])
    expect(aside).toHaveTextContent(fact);
  expect(within(aside).getByRole('link', { name: 'Выбрать дату' })).toHaveAttribute('href', '#dates');
  const [network] = within(screen.getByRole('region', { name: 'Программа' })).getAllByRole('listitem');
  expect(network).toHaveTextContent(/Сеть30.минут/);
  expect(screen.getByRole('link', { name: 'Основы' })).toHaveAttribute('href', training.required?.url);
  expect(screen.getByRole('link', { name: /Горина/ })).toBeVisible();
  const dates = screen.getByRole('list', { name: 'Ближайшие даты' });
  expect(within(dates).getByRole('link')).toHaveAttribute('href', calendarEvent.url);
});

test('shows a request form when there is no date', async () => {
  await open([]);
  expect(screen.getByRole('link', { name: /Узнать о.ближайшей дате/ })).toHaveAttribute('href', '#dates');
  expect(await screen.findByRole('button', { name: 'Отправить заявку' })).toBeVisible();
});

test.each<[string, TrainingPageData['training']['type'], TrainingPageData['learning'], string]>([
  ['request form', 'offline', null, 'Отправить заявку'],
  ['enrolment form', 'online', ready, 'Начать курс'],
])('starts another %s for another training', async (_form, type, learning, submit) => {
  const { router, user } = await renderPage({
    Component: TrainingPage,
    path: '/academy/training/:category/:item',
    url: '/academy/training/parking/one/',
    data: ({ pathname }) => {
      const { seo: head, content, pagedata } = pageOf([]);
      const slug = pathname.split('/')[4]!;
      return {
        seo: head,
        content,
        pagedata: { ...pagedata, learning, training: { ...training, type, slug, title: slug, url: pathname } },
      };
    },
  });
  await screen.findByRole('button', { name: submit });
  await user.click(screen.getByRole('checkbox', { name: /согласие/ }));
  await act(() => router.navigate('/academy/training/parking/two/'));
  await screen.findByRole('button', { name: submit });
  expect(screen.getByRole('checkbox', { name: /согласие/ })).not.toBeChecked();
});

test('redirects another category to the address of the training', async () => {
  const load = (path: string) => {
    const page = async () => pageOf([]);
    const context = { get: () => ({ page }) };
    const request = new Request(`http://localhost${path}`);
    return loader({ request, params: {}, context } as unknown as LoaderFunctionArgs);
  };
  await expect(load('/academy/training/parking/servery')).resolves.toMatchObject({ pagedata: { training } });
  const response: unknown = await load('/academy/online/gates/servery/').catch((reason: unknown) => reason);
  expect(response).toMatchObject({ status: 301 });
  expect((response as Response).headers.get('location')).toBe(training.url);
});
