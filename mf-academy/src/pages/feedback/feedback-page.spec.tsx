import { afterEach, expect, jest, test } from '@jest/globals';
import type { FeedbackPageData } from '@site/contracts/academy-feedback';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { calendarEvent, seo } from '../../features/events/testing/event-samples.ts';
import { FeedbackPage } from './feedback-page.tsx';

const call = jest.fn<WireCall>();
afterEach(() => void call.mockReset());

const code = '7b0f7f0e-0000-4000-8000-000000000002';
const open = (feedback: FeedbackPageData['feedback'] = null) =>
  renderPage({
    Component: FeedbackPage,
    path: '/academy/feedback/:code',
    url: `/academy/feedback/${code}/`,
    data: {
      seo: seo('Как прошло занятие'),
      content: [],
      pagedata: { kind: 'academy-feedback', code, event: calendarEvent, feedback },
    },
    api: fakeApi(call),
  });

test('requires a rating, keeps the input after an error, and confirms the feedback', async () => {
  const { user } = await open();
  const liked = await screen.findByLabelText('Что понравилось');
  await user.type(liked, 'Стенды');
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  expect(await screen.findByText('Выберите оценку')).toBeVisible();
  expect(call).not.toHaveBeenCalled();

  await user.click(screen.getByRole('radio', { name: /^4/ }));
  call.mockResolvedValueOnce(refusal(429, 'too_many', 'Слишком много попыток. Повторите через 40 минут'));
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  expect(await screen.findByText(/Повторите через 40 минут/)).toBeVisible();
  expect(liked).toHaveValue('Стенды');

  call.mockResolvedValueOnce(responseTo('PUT /academy/feedback/{code}/', { status: 'ok' }));
  await user.click(screen.getByRole('button', { name: 'Отправить отзыв' }));
  expect(await screen.findByText(/Спасибо за.отзыв/)).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/Спасибо за.отзыв/);
  expect(call).toHaveBeenLastCalledWith('PUT', `/academy/feedback/${code}/`, {
    rating: 4,
    liked: 'Стенды',
    missed: '',
  });
});

test('shows earlier feedback for editing', async () => {
  await open({ rating: 5, liked: 'Преподаватель', missed: '' });
  expect(await screen.findByLabelText('Что понравилось')).toHaveValue('Преподаватель');
  expect(screen.getByRole('radio', { name: /^5/ })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Сохранить отзыв' })).toBeVisible();
});
