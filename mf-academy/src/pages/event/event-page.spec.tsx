import { afterEach, expect, jest, test } from '@jest/globals';
import type { EventPageData } from '@site/contracts/academy';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { calendarEvent, seo } from '../../features/events/testing/event-samples.ts';
import { registration } from '../../features/registrations/testing/registration-samples.ts';
import { EventPage } from './event-page.tsx';

const photo = { src: '/media/portrait/bearded-engineer.svg', alt: 'Андрей Белов, портрет', width: 640, height: 640 };
const event: EventPageData['event'] = {
  ...calendarEvent,
  lead: 'Устройство и монтаж.',
  programme: [{ title: 'Монтаж', hours: '4 часа' }],
  seats_total: 12,
  registration_closes_at: '2026-11-30T07:00:00Z',
  training: { url: '/academy/training/barriers/montazh/', title: 'Шлагбаумы: базовый курс' },
  required: { url: '/academy/training/barriers/osnovy/', title: 'Основы' },
  trainers: [{ url: '/academy/trainers/belov-andrey/', name: 'Белов Андрей Сергеевич', position: 'Инженер', photo }],
  location: {
    url: '/academy/locations/moskva/',
    title: 'Главный класс',
    address: 'Москва, ул. Примерная, д. 1',
    how_to_get_there: 'От метро пешком.',
  },
};
const anna = {
  surname: 'Петрова',
  name: 'Анна',
  patronymic: '',
  phone: '+79161234567',
  email: 'anna@example.ru',
  position: 'Инженер',
};
const registering: NonNullable<EventPageData['registering']> = {
  others: true,
  limit: 5,
  seat_price: 0,
  self: anna,
  colleagues: [{ ...anna, id: '7b0f7f0e-0000-4000-8000-000000000001' }],
  registrations: [],
  materials: [],
};
const REGISTER = 'POST /academy/calendar/{slug}/registrations/';
const call = jest.fn<WireCall>();

async function open(change: Partial<EventPageData['event']> = {}, visitor: EventPageData['registering'] = registering) {
  const shown = { ...event, ...change };
  const page = await renderPage({
    Component: EventPage,
    path: '/academy/calendar/:item',
    url: event.url,
    data: {
      seo: seo(event.title),
      content: [],
      pagedata: { kind: 'academy-event', event: shown, registering: visitor },
    },
    api: fakeApi(call),
  });
  if (visitor && (shown.status === 'planned' || shown.status === 'full')) await screen.findByRole('form');
  return page;
}
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const agree = () => screen.getByRole('checkbox', { name: /согласие/ });

afterEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('shows topic, local time, place, trainer and price', async () => {
  await open({ timezone: 'Asia/Yekaterinburg', price: 24_000 });
  expect(screen.getByRole('complementary')).toHaveTextContent(/1 декабря 2026 г\., 12:00–\u206020:00 \(UTC\+5\)/);
  expect(screen.getByRole('complementary')).toHaveTextContent(/24 000 ₽ за участника/);
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  // Decorative: the name beside it is the text alternative.
  expect(screen.getByRole('presentation')).toHaveAttribute('src', photo.src);
  expect(href('Белов Андрей Сергеевич')).toBe('/academy/trainers/belov-andrey/');
  expect(href('Шлагбаумы: базовый курс')).toBe('/academy/training/barriers/montazh/');
  expect(href('Основы')).toBe('/academy/training/barriers/osnovy/');
  expect(href('Главный класс')).toBe('/academy/locations/moskva/');
  expect(screen.getByText(/ул\. Примерная/)).toBeVisible();
});

test('leads a guest through the login and back', async () => {
  await open({}, null);
  for (const name of [/^Записаться$/, /^Войти и/])
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/login?returnTo=${encodeURIComponent(`${event.url}#registration`)}`,
    );
});

test('registers a selected colleague and a typed participant together', async () => {
  call.mockResolvedValue(responseTo(REGISTER, { status: 'ok', registration }));
  const { user } = await open();
  await user.click(button('Петрова Анна'));
  await user.click(button('Добавить участника'));
  const second = within(screen.getByRole('group', { name: /Участник.2/ }));
  await user.type(second.getByRole('textbox', { name: /Фамилия/ }), 'Новиков');
  await user.type(second.getByRole('textbox', { name: /Имя/ }), 'Олег');
  await user.type(second.getByRole('textbox', { name: /Телефон/ }), '9115550001');
  await user.type(second.getByRole('textbox', { name: /почта/ }), 'novikov@example.ru');
  await user.click(agree());
  await user.click(button('Записаться'));
  expect(call).toHaveBeenCalledWith('POST', '/academy/calendar/barriers/registrations/', {
    participants: [
      anna,
      expect.objectContaining({ surname: 'Новиков', phone: '+79115550001', email: 'novikov@example.ru' }),
    ],
    waitlist: false,
    consent_participants: true,
  });
});

test('shows an error above the button, and keeps the input', async () => {
  call.mockResolvedValue(refusal(409, 'duplicate_participants', 'Этот участник уже записан на мероприятие'));
  const { user } = await open();
  await user.click(button('Петрова Анна'));
  await user.click(agree());
  await user.click(button('Записаться'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Этот участник уже записан на мероприятие');
  expect(screen.getByRole('textbox', { name: /Фамилия/ })).toHaveValue('Петрова');
});

test('keeps the input after an expired session, and leads through the login and back', async () => {
  call.mockResolvedValue(refusal(401, 'unauthorized', 'Вы не авторизованы'));
  const { user } = await open();
  await user.click(button('Петрова Анна'));
  await user.click(agree());
  await user.click(button('Записаться'));
  expect(await screen.findByRole('alert')).toHaveTextContent(/Сессия завершена\. То, что вы.ввели, сохранится/);
  expect(screen.getByRole('link', { name: 'Войти снова' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/login\/?\?returnTo=%2Facademy%2Fcalendar%2F/),
  );
  expect(screen.getByRole('textbox', { name: /Фамилия/ })).toHaveValue('Петрова');
});

test('offers the waiting list for all when there are too few seats', async () => {
  call.mockResolvedValue(refusal(409, 'no_seats', 'Свободно только 1 место.', { data: { seats_free: 1 } }));
  const { user } = await open();
  await user.click(button('Петрова Анна'));
  await user.click(agree());
  await user.click(button('Записаться'));
  await user.click(await screen.findByRole('button', { name: /Записать в.лист ожидания/ }));
  expect(call).toHaveBeenLastCalledWith(
    'POST',
    '/academy/calendar/barriers/registrations/',
    expect.objectContaining({ waitlist: true }),
  );
});

test('offers the waiting list of a full event at once', async () => {
  await open({ status: 'full', status_label: 'Мест нет', seats_free: 0 });
  expect(button(/Записать в.лист ожидания/)).toBeEnabled();
});

test("prefills the user's own data when only that user can be registered", async () => {
  await open({}, { ...registering, others: false, colleagues: [] });
  expect(screen.getByRole('textbox', { name: /Фамилия/ })).toHaveValue('Петрова');
  expect(screen.getByRole('textbox', { name: /Телефон/ })).toBeDisabled();
  expect(screen.queryByRole('button', { name: /Добавить участника/ })).toBeNull();
});

test.each([
  ['closed', 'Запись завершена'],
  ['running', 'Мероприятие уже идёт'],
  ['finished', 'Мероприятие прошло'],
  ['cancelled', 'Мероприятие отменено'],
] as const)('shows that an event is %s instead of the form', async (status, title) => {
  await open({ status });
  expect(screen.getByText(title)).toBeVisible();
  expect(screen.queryByRole('form')).toBeNull();
});

test('cancels a registration after a confirmation, and accepts an offered seat', async () => {
  call.mockResolvedValue(
    responseTo('POST /academy/registrations/{id}/cancel/', {
      status: 'ok',
      registration: { ...registration, state: 'cancelled' },
    }),
  );
  const offered = { ...registration, id: '7b0f7f0e-0000-4000-8000-000000000003', state: 'offered' as const };
  const { user } = await open({}, { ...registering, registrations: [registration, offered] });
  await user.click(button('Подтвердить участие'));
  expect(call).toHaveBeenCalledWith('POST', `/academy/registrations/${offered.id}/accept/`);
  await user.click(screen.getAllByRole('button', { name: 'Отменить запись' })[0]!);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отменить запись' }));
  expect(call).toHaveBeenLastCalledWith('POST', `/academy/registrations/${registration.id}/cancel/`);
});

test('shows the amount for all participants before the registration', async () => {
  const { user } = await open({ price: 5000, own_price: 4000 }, { ...registering, seat_price: 4000 });
  expect(screen.queryByText(/К.оплате/)).toBeNull();
  await user.click(button('Петрова Анна'));
  await user.click(button('Добавить участника'));
  expect(screen.getByText(/К.оплате/)).toHaveTextContent(/8.000 ₽\. Место закрепим на 3 рабочих дня/);
  // The refund terms are shown before the payment, too.
  expect(screen.getByText(/Отменить запись можно/)).toHaveTextContent(
    /за 5 рабочих дней до начала вернём всю оплату, позже — половину; при неявке оплата не возвращается/,
  );
});

test("shows the amount with its deadline, and links a company's invoice", async () => {
  const invoice = {
    number: 'СЧ-2026-000012',
    date: '2026-11-24',
    due_date: '2026-11-27',
    url: '/api/academy/registrations/7b0f7f0e-0000-4000-8000-000000000002/invoice.pdf',
  };
  const awaiting = { state: 'awaiting_payment', pay_until: '2026-11-27T20:59:59Z', price: 48_000 } as const;
  const own = { ...registration, ...awaiting, invoice };
  await open({}, { ...registering, registrations: [own] });
  expect(screen.getByText(/К.оплате: 48.000/)).toBeVisible();
  expect(screen.getByText(/Место закреплено до 27 ноября 2026.г\. в.23:59\. /)).toBeVisible();
  expect(screen.getByRole('link', { name: /Скачать счёт №.СЧ-2026-000012/ })).toHaveAttribute('href', invoice.url);
});

test('shows a deadline in the local time of the event', async () => {
  const offered = { state: 'awaiting_payment', pay_until: '2026-11-27T03:00:00Z' } as const;
  const own = { ...registration, ...offered };
  await open({ timezone: 'Asia/Vladivostok' }, { ...registering, registrations: [own] });
  expect(screen.getByText(/Место закреплено до 27 ноября 2026.г\. в.13:00.\(UTC\+10\)/)).toBeVisible();
});

test('shows the reason of a cancelled event to its participants', async () => {
  const cancelled = {
    ...registration,
    state: 'cancelled' as const,
    label: 'Отменена',
    reason: 'Преподаватель заболел',
    may_cancel: false,
  };
  await open({ status: 'cancelled' }, { ...registering, registrations: [cancelled] });
  const own = within(screen.getByRole('list', { name: 'Ваши записи' }));
  for (const text of ['Отменена', 'Преподаватель заболел', 'Петрова Анна']) expect(own.getByText(text)).toBeVisible();
  expect(own.queryByText(/координатор/)).toBeNull();
});

test('links the webinar for a participant with a seat', async () => {
  const stream_url = 'https://webinars.example.ru/room';
  await open({ status: 'running' }, { ...registering, registrations: [{ ...registration, stream_url }] });
  expect(screen.getByRole('link', { name: /^Подключиться к.вебинару$/ })).toHaveAttribute('href', stream_url);
});

test('lists the materials for participants with names and sizes', async () => {
  const material = { id: '7f8f2c0e-0d0f-4b9c-8d65-0b6f0a1c2d3e', name: 'Схемы подключения.pdf', size_bytes: 2_516_582 };
  await open({}, { ...registering, materials: [material] });
  expect(screen.getByRole('heading', { name: /^Материалы для.участников$/ })).toBeVisible();
  const link = screen.getByRole('link', { name: 'Схемы подключения.pdf' });
  expect(link).toHaveAttribute('href', `/api/academy/calendar/${event.slug}/materials/${material.id}/file`);
  expect(screen.getByText(/^2,4.МБ$/)).toBeVisible();
});

test('starts another form for another event', async () => {
  const shown = { full: { ...event, slug: 'full', status: 'full' as const }, free: { ...event, slug: 'free' } };
  const { router, user } = await renderPage({
    Component: EventPage,
    path: '/academy/calendar/:item',
    url: '/academy/calendar/full/',
    data: ({ pathname }) => {
      const one = shown[pathname.split('/')[3] as keyof typeof shown];
      return { seo: seo(one.title), content: [], pagedata: { kind: 'academy-event', event: one, registering } };
    },
    api: fakeApi(call),
  });
  await screen.findByRole('button', { name: /Записать в.лист ожидания/ });
  await user.click(agree());
  await act(() => router.navigate('/academy/calendar/free/'));
  expect(await screen.findByRole('button', { name: 'Записаться' })).toBeVisible();
  expect(agree()).not.toBeChecked();
});
