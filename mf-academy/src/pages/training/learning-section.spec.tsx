import { afterEach, expect, jest, test } from '@jest/globals';
import type { Learning } from '@site/contracts/academy-online';
import type { TrainingPageData } from '@site/contracts/academy-trainings';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen } from '@testing-library/react';
import { enrolment } from '../../features/courses/testing/course-samples.ts';
import { training as card } from '../../features/trainings/testing/training-samples.ts';
import { LearningSection } from './learning-section.tsx';

const training: TrainingPageData['training'] = {
  ...card,
  url: enrolment.training.url,
  title: enrolment.training.title,
  type: 'online',
  slug: 'privody',
  programme: [],
  audience: '',
  result: 'Сертификат',
  validity_months: 24,
  requirements: '',
  required: null,
  trainers: [],
  materials: [],
};
const ready: Learning = { available: true, email: 'anna@example.ru', email_confirmed: true, enrolment: null };
const call = jest.fn<WireCall>();
const open = (learning: Learning | null) =>
  renderPage({
    Component: () => <LearningSection training={training} learning={learning} />,
    path: '/academy/online/:category/:item',
    url: training.url,
    data: {},
    api: fakeApi(call),
  });
const button = (name: string) => screen.getByRole('button', { name });

afterEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('leads a guest through the login and back', async () => {
  await open(null);
  expect(screen.getByRole('link', { name: /Войти и/ })).toHaveAttribute(
    'href',
    `/login?returnTo=${encodeURIComponent(training.url)}`,
  );
});

test('confirms the e-mail address before the course starts', async () => {
  call.mockResolvedValue(responseTo('POST /account/personal/confirmation-email/', { status: 'ok' }));
  const { user } = await open({ ...ready, email_confirmed: false });
  await user.click(button('Отправить письмо'));
  expect(call).toHaveBeenCalledWith('POST', '/account/personal/confirmation-email/', { kind: 'learning' });
  expect(await screen.findByText(/72.часа/)).toHaveTextContent(/anna@example\.ru/);
});

test('starts a course after the consent, and shows an error in the form', async () => {
  call.mockResolvedValue(refusal(409, 'course_unavailable', 'Онлайн-курсы временно недоступны'));
  const { user } = await open(ready);
  await user.click(await screen.findByRole('button', { name: 'Начать курс' }));
  expect(call).not.toHaveBeenCalled();
  await user.click(screen.getByRole('checkbox', { name: /согласие/ }));
  await user.click(button('Начать курс'));
  expect(call).toHaveBeenCalledWith('POST', '/academy/online/privody/enrolment/', { consent: true });
  expect(await screen.findByText('Онлайн-курсы временно недоступны')).toBeVisible();
});

test('shows the progress, and refreshes it', async () => {
  const failed = { ...enrolment, status: 'failed', label: 'Тест не\u00a0сдан' } as const;
  call.mockResolvedValue(responseTo('POST /academy/enrolments/{id}/progress/', { status: 'ok', enrolment: failed }));
  const { user } = await open({ ...ready, enrolment });
  expect(screen.getByRole('progressbar', { name: /Приводы/ })).toHaveValue(40);
  expect(screen.getByRole('link', { name: 'Открыть курс' })).toHaveAttribute('href', enrolment.course_url);
  await user.click(button('Обновить'));
  expect(await screen.findByText(/Тест не.сдан/)).toBeVisible();
  expect(screen.getByText(/3.попытки/)).toBeVisible();
});

test("shows the coordinator's phone without a course system", async () => {
  await open({ ...ready, available: false });
  expect(screen.getByRole('link', { name: /555-01-20/ })).toBeVisible();
});
