import { afterEach, expect, jest, test } from '@jest/globals';
import type { AcademyAccountPageData, RegisteredEvent } from '@site/contracts/academy-account';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { enrolment } from '../../features/courses/testing/course-samples.ts';
import { calendarEvent, seo } from '../../features/events/testing/event-samples.ts';
import { certificate } from '../../features/certificates/testing/certificate-samples.ts';
import { registration } from '../../features/registrations/testing/registration-samples.ts';
import { AccountAcademyPage } from './account-academy-page.tsx';

const call = jest.fn<WireCall>();
afterEach(() => void call.mockReset());

const item = (change: Partial<RegisteredEvent> = {}): RegisteredEvent => ({
  event: { ...calendarEvent, timezone: 'Asia/Yekaterinburg' },
  location: { title: 'Главный класс', address: 'Москва, ул. Примерная, д. 1' },
  registration,
  registered_by: null,
  ...change,
});
const list = (change: Partial<AcademyAccountPageData> = {}): AcademyAccountPageData => ({
  kind: 'account-academy',
  query: { show: 'upcoming', page: 1 },
  company: null,
  items: [item()],
  courses: [],
  colleagues_courses: [],
  total: 1,
  pages: 1,
  certificates: [],
  ...change,
});
type Shown = AcademyAccountPageData | (() => AcademyAccountPageData);
const open = (shown: Shown = list()) => {
  const page = (pagedata: AcademyAccountPageData) => ({ seo: seo('Обучение'), content: [], pagedata });
  return renderPage({
    Component: AccountAcademyPage,
    path: '/account/academy',
    url: '/account/academy/',
    data: typeof shown === 'function' ? () => page(shown()) : page(shown),
    user: { authed: true },
    api: fakeApi(call),
  });
};
const link = (name: string | RegExp) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name });

test('shows a registration with its event, local time, place, participants and state', async () => {
  await open();
  const [card] = within(screen.getByRole('list', { name: 'Предстоящие' })).getAllByRole('listitem');
  expect(card).toHaveTextContent(/1 декабря 2026 г\., 12:00–\u206020:00 \(UTC\+5\)/);
  for (const text of ['Подтверждена', 'Петрова Анна', 'Главный класс, Москва, ул. Примерная, д. 1', 'Очное обучение'])
    expect(screen.getByText(text)).toBeVisible();
  expect(link('Монтаж шлагбаумов')).toHaveAttribute('href', calendarEvent.url);
  expect(link(/Добавить в.календарь/)).toHaveAttribute('href', '/api/academy/calendar/barriers/event.ics');
  expect(screen.queryByText('Кто записал')).toBeNull();
  expect(screen.queryByText(/Записи всех сотрудников/)).toBeNull();
});

test('shows the attendance of a past event', async () => {
  const people = (['attended', 'absent', 'certified'] as const).map((outcome, id) => ({
    id,
    name: outcome,
    position: '',
    outcome,
  }));
  await open(list({ items: [item({ registration: { ...registration, participants: people } })] }));
  const shown = within(screen.getByRole('list', { name: 'Участники' })).getAllByRole('listitem');
  expect(shown.map(({ textContent }) => textContent)).toEqual([
    'attended Участник',
    'absent Не\u00a0явился',
    'certified Сертификат выдан',
  ]);
});

test('lists started online courses with their links', async () => {
  await open(list({ courses: [enrolment] }));
  const courses = screen.getByRole('list', { name: 'Онлайн-курсы' });
  expect(within(courses).getByRole('link', { name: 'Приводы для ворот' })).toHaveAttribute(
    'href',
    enrolment.training.url,
  );
  expect(courses).toHaveTextContent(/Пройдено 40.%/);
});

test('shows the courses of employees and their progress to a manager', async () => {
  const { id, training, is_open, status, label } = enrolment;
  const colleague = { id, training, is_open, status, label, person: 'Сотрудникова Софья' };
  await open(list({ colleagues_courses: [colleague] }));
  const courses = screen.getByRole('list', { name: 'Онлайн-курсы сотрудников' });
  expect(courses).toHaveTextContent(/Сотрудникова Софья.*Приводы для ворот.*Пройдено 40.%/);
  expect(within(courses).queryByRole('button')).toBeNull();
});

test("names who made each of the company's registrations", async () => {
  await open(list({ company: 'ООО «Синтетика»', items: [item({ registered_by: 'Ёлкина Анна' })] }));
  expect(screen.getByText(/^Записи всех сотрудников: ООО «Синтетика»/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Их.сертификаты/ })).toHaveAttribute(
    'href',
    '/account/profile/certificates/',
  );
  expect(screen.getByText('Ёлкина Анна')).toBeVisible();
});

test('links the lists, and keeps the list in page links', async () => {
  await open(list({ query: { show: 'past', page: 2 }, pages: 3 }));
  expect(link('Прошедшие')).toHaveAttribute('aria-current', 'true');
  expect(link('Предстоящие')).toHaveAttribute('href', '/account/academy/');
  expect(link('Отменённые')).toHaveAttribute('href', '/account/academy?show=cancelled');
  expect(link('Следующая страница')).toHaveAttribute('href', '/account/academy?show=past&page=3');
});

test.each([
  ['upcoming', 'Предстоящих занятий нет'],
  ['past', 'Прошедших занятий пока нет'],
  ['cancelled', 'Отменённых записей нет'],
] as const)('links an empty list of %s events to the calendar', async (show, title) => {
  await open(list({ query: { show, page: 1 }, items: [], total: 0, pages: 0 }));
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(link('Расписание академии')).toHaveAttribute('href', '/academy/calendar/');
});

test('cancels after a confirmation with the refund, removes the card and focuses the heading', async () => {
  call.mockResolvedValue(
    responseTo('POST /academy/registrations/{id}/cancel/', {
      status: 'ok',
      registration: { ...registration, state: 'cancelled' },
    }),
  );
  let now = list({ items: [item({ registration: { ...registration, refund_percent: 50 } })] });
  const { user } = await open(() => now);
  await user.click(button('Отменить запись'));
  const question = within(screen.getByRole('dialog', { name: 'Отменить запись?' }));
  expect(question.getByText(/Вернём 50.% оплаты/)).toBeVisible();
  now = list({ items: [], total: 0, pages: 0 });
  await user.click(question.getByRole('button', { name: 'Отменить запись' }));
  expect(await screen.findByText('Предстоящих занятий нет')).toBeVisible();
  expect(call).toHaveBeenCalledWith('POST', `/academy/registrations/${registration.id}/cancel/`);
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

const pair = [
  { id: 1, name: 'Петрова Анна', position: '', outcome: null },
  { id: 2, name: 'Белов Андрей', position: '', outcome: null },
];
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('cancels one of two participants after a confirmation with the refund, and focuses the list', async () => {
  const of = (participants: typeof pair) =>
    list({ items: [item({ registration: { ...registration, participants, refund_percent: 50 } })] });
  let now = of(pair);
  call.mockResolvedValue(
    responseTo('POST /academy/registrations/{id}/participants/{participant}/cancel/', {
      status: 'ok',
      registration: { ...registration, participants: pair.slice(1) },
    }),
  );
  const { user } = await open(() => now);
  await user.click(button('Отменить участие: Петрова Анна'));
  const question = await dialogOf('Отменить участие?');
  expect(question.getByText(/^Петрова Анна\. Вернём 50.% стоимости места/)).toBeVisible();
  now = of(pair.slice(1));
  await user.click(question.getByRole('button', { name: 'Отменить участие' }));
  await waitFor(() => expect(screen.queryByText('Петрова Анна')).toBeNull());
  expect(call).toHaveBeenCalledWith('POST', `/academy/registrations/${registration.id}/participants/1/cancel/`);
  await waitFor(() => expect(screen.getByRole('list', { name: 'Участники' })).toHaveFocus());
  // The only participant left is cancelled with the registration.
  expect(screen.queryByRole('button', { name: /^Отменить участие/ })).toBeNull();
});

test('exchanges a participant for another person, and keeps the typed person after a rejection', async () => {
  const of = (participants: typeof pair) =>
    list({ items: [item({ registration: { ...registration, participants, may_replace: true } })] });
  let now = of(pair);
  const { user } = await open(() => now);
  await user.click(button('Заменить: Белов Андрей'));
  const form = await dialogOf('Заменить участника');
  const type = (name: RegExp, words: string) => user.type(form.getByRole('textbox', { name }), words);
  await type(/^Фамилия/, 'Соколов');
  await type(/^Имя/, 'Пётр');
  await type(/^Телефон/, '9161112233');
  await type(/почта/i, 'pyotr@example.ru');
  const confirm = form.getByRole('button', { name: 'Заменить' });
  await user.click(confirm);
  expect(call).not.toHaveBeenCalled();
  await user.click(form.getByRole('checkbox', { name: /^Участник дал/ }));
  call.mockResolvedValueOnce(refusal(409, 'duplicate_participants', 'Этот участник уже записан на мероприятие'));
  await user.click(confirm);
  expect(await form.findByText('Этот участник уже записан на мероприятие')).toBeVisible();
  expect(form.getByRole('textbox', { name: /^Фамилия/ })).toHaveValue('Соколов');
  const changed = [pair[0]!, { ...pair[1]!, id: 3, name: 'Соколов Пётр' }];
  call.mockResolvedValueOnce(
    responseTo('POST /academy/registrations/{id}/participants/{participant}/replace/', {
      status: 'ok',
      registration: { ...registration, participants: changed },
    }),
  );
  now = of(changed);
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith(
    'POST',
    `/academy/registrations/${registration.id}/participants/2/replace/`,
    expect.objectContaining({
      participant: expect.objectContaining({ surname: 'Соколов', phone: '+79161112233', email: 'pyotr@example.ru' }),
      consent_participants: true,
    }),
  );
  expect(await screen.findByText('Соколов Пётр')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Участники' })).toHaveFocus());
});

test('accepts an offered seat, and keeps the card after an error', async () => {
  call.mockResolvedValue(refusal(409, 'registration_state', 'Время на подтверждение вышло'));
  const offered = { ...registration, state: 'offered' as const, label: 'Место ждёт' };
  const { user } = await open(list({ items: [item({ registration: offered })] }));
  await user.click(button('Подтвердить участие'));
  expect(call).toHaveBeenCalledWith('POST', `/academy/registrations/${registration.id}/accept/`);
  expect(screen.getByText('Место ждёт')).toBeVisible();
});

test('shows a person registered by another user who can change it, without buttons', async () => {
  const offered = { ...registration, state: 'offered' as const, label: 'Место ждёт', is_own: false, may_cancel: false };
  await open(list({ items: [item({ registration: offered })] }));
  expect(screen.getByText(/может тот, кто вас записал/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows the reason of an event cancelled by the academy, without actions', async () => {
  const cancelled = {
    ...registration,
    state: 'cancelled' as const,
    label: 'Отменена',
    reason: 'Преподаватель заболел',
    may_cancel: false,
  };
  const event = { ...calendarEvent, status: 'cancelled' as const, status_label: 'Отменено' };
  await open(list({ query: { show: 'cancelled', page: 1 }, items: [item({ event, registration: cancelled })] }));
  for (const text of ['Отменено', 'Отменена', 'Преподаватель заболел']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.queryByRole('link', { name: /календарь/ })).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('offers no actions for a past event', async () => {
  const event = { ...calendarEvent, status: 'finished' as const, status_label: 'Завершено' };
  const over = { ...registration, state: 'waitlist' as const, label: 'Лист ожидания № 1', may_cancel: false };
  await open(list({ query: { show: 'past', page: 1 }, items: [item({ event, registration: over })] }));
  expect(screen.getByText('Лист ожидания № 1')).toBeVisible();
  for (const text of [/координатор/, /освободится/]) expect(screen.queryByText(text)).toBeNull();
  expect(screen.queryByRole('link', { name: /календарь/ })).toBeNull();
});

test("lists the user's certificates with their documents, or explains how to get one", async () => {
  const revoked = {
    ...certificate,
    number: 'АК-2026-00013',
    state: 'revoked' as const,
    label: 'Отозван',
    pdf_url: null,
  };
  const { unmount } = await open(list({ certificates: [certificate, revoked] }));
  const [good, bad] = within(screen.getByRole('list', { name: 'Мои сертификаты' })).getAllByRole('listitem');
  expect(within(good!).getByRole('heading', { name: 'Монтаж шлагбаумов' })).toBeVisible();
  expect(good).toHaveTextContent(/Действует.*Базовый.*Белов Андрей Сергеевич.*12.марта.2028/);
  expect(within(good!).getByRole('link', { name: /Скачать PDF/ })).toHaveAttribute('href', certificate.pdf_url);
  expect(bad).toHaveTextContent(/Отозван/);
  expect(within(bad!).queryByRole('link')).toBeNull();
  unmount();
  await open();
  expect(link('Как получить сертификат')).toHaveAttribute('href', '/academy/certificates/');
});
