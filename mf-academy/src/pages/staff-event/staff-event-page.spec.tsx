import { beforeEach, expect, jest, test } from '@jest/globals';
import type { EventParticipant, ManagedEventDetails } from '@site/contracts/manage-events';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { fakeUploads } from '@site/testing/fake-uploads';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { seo } from '../../features/events/testing/event-samples.ts';
import type { StaffEvent } from './route.ts';
import { StaffEventPage } from './staff-event-page.tsx';

const event: ManagedEventDetails = {
  slug: 'webinar',
  title: 'Вебинар о шлагбаумах',
  starts_at: '2026-12-01T07:00:00Z',
  ends_at: '2026-12-01T09:00:00Z',
  timezone: 'Asia/Yekaterinburg',
  city: null,
  stream_url: '',
  status: 'planned',
  seats_total: 20,
  seats_taken: 2,
  waiting: 1,
  place: null,
  lead: 'Коротко о\u00a0главном',
  trainers: [{ slug: 'belov', name: 'Белов Андрей Сергеевич' }],
  registration_closes_at: '2026-11-30T07:00:00Z',
  price: 5000,
  partner_price: 0,
  moved_from: null,
  concerned: 4,
  trainer_links: 0,
  may_link: true,
  decisions: [
    {
      at: '2026-11-20T10:00:00Z',
      author: 'Заводской Захар',
      noun: 'events',
      subject: 'webinar',
      action: 'attendance',
      text: '1 из 2',
    },
  ],
};
const people: EventParticipant[] = [
  { id: 11, name: 'Ёлкин Иван', phone: '+79110000001', company: 'ООО «Ворота»', attended: null },
  { id: 12, name: 'Белов Пётр', phone: '+79110000002', company: '', attended: false },
];

const trainers = [
  { slug: 'gorina', name: 'Горина Марина' },
  { slug: 'saveliev', name: 'Савельев Тимур' },
];

const call = jest.fn<WireCall>();
const uploads = fakeUploads();
beforeEach(() => void call.mockReset());

const open = (change: Partial<StaffEvent> = {}) =>
  renderPage({
    Component: StaffEventPage,
    path: '/account/staff/events/:slug',
    url: '/account/staff/events/webinar/',
    data: {
      seo: seo(event.title),
      access: 'open',
      value: { event, participants: people, materials: [], feedback: [], trainers, ...change },
    },
    api: fakeApi(call),
  });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = () => within(screen.getByRole('dialog'));
const moved = (body: unknown) => expect(call).toHaveBeenLastCalledWith('POST', '/manage/events/webinar/move/', body);

test('moves an event in its own time zone, names the number of recipients, and keeps a rejected date in the field', async () => {
  const { user } = await open();
  expect(screen.getByText(/^Занято 2 из.20, в.листе ожидания 1.человек$/)).toBeVisible();
  expect(screen.getByText(/^5.000.₽, партнёрам бесплатно$/)).toBeVisible();
  expect(screen.getByText(/^Отметка о.посещении: 1 из 2$/)).toBeVisible();
  expect(screen.queryByRole('checkbox')).toBeNull();
  await user.click(button('Перенести'));
  expect(dialog().getByText(/Письмо получат: 4.человека\.$/)).toBeVisible();
  const start = dialog().getByLabelText(/^Начало/);
  expect(start).toHaveValue('2026-12-01T12:00');
  await user.clear(start);
  await user.type(start, '2026-12-03T10:30');
  const past = 'Новая дата должна быть в будущем';
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поля', { fields: { starts_at: past } }));
  await user.click(dialog().getByRole('button', { name: 'Перенести' }));
  expect(await dialog().findByText(past)).toBeVisible();
  expect(start).toHaveValue('2026-12-03T10:30');
  call.mockResolvedValueOnce(responseTo('POST /manage/events/{slug}/move/', event));
  await user.click(dialog().getByRole('button', { name: 'Перенести' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  moved({ starts_at: '2026-12-03T10:30' });
});

test('chooses other trainers, at least one', async () => {
  const { user } = await open();
  await user.click(button('Изменить'));
  await user.click(dialog().getByRole('checkbox', { name: 'Белов Андрей Сергеевич' }));
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  expect(await dialog().findByText('Выберите преподавателя')).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await user.click(dialog().getByRole('checkbox', { name: 'Савельев Тимур' }));
  call.mockResolvedValueOnce(responseTo('PUT /manage/events/{slug}/', event));
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const change = expect.objectContaining({ trainers: ['saveliev'], title: event.title });
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/events/webinar/', change);
});

test('cancels with a reason, sets the address of the webinar, and shows the link of the trainer once', async () => {
  const { user } = await open();
  await user.click(button('Отменить мероприятие'));
  expect(dialog().getByText(/Письмо получат: 4.человека. Участникам придёт и.СМС. Оплату нужно вернуть/)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Оставить' }));

  await user.click(button('Адрес трансляции'));
  await user.type(dialog().getByRole('textbox'), 'https://webinars.example.ru/1');
  call.mockResolvedValueOnce(responseTo('POST /manage/events/{slug}/stream/', event));
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const url = 'https://webinars.example.ru/1';
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/events/webinar/stream/', { url });

  expect(screen.queryByRole('button', { name: /Отозвать/ })).toBeNull();
  await user.click(button('Ссылка преподавателю'));
  const link = { url: 'https://site.example/academy/attendance/secret/', closes_at: '2026-12-03T09:00:00Z' };
  call.mockResolvedValueOnce(responseTo('POST /manage/events/{slug}/trainer-link/', link));
  await user.click(dialog().getByRole('button', { name: 'Создать ссылку' }));
  expect(await screen.findByText(link.url)).toBeVisible();
  await user.click(dialog().getByRole('button', { name: 'Скопировать ссылку' }));
  expect(await navigator.clipboard.readText()).toBe(link.url);
  await user.click(dialog().getByRole('button', { name: 'Готово' }));
  expect(screen.queryByText(link.url)).toBeNull();
});

test('saves who was there once the event has begun, and keeps the ticks of a failed attempt', async () => {
  const { user } = await open({ event: { ...event, status: 'finished', may_link: false, trainer_links: 2 } });
  expect(screen.queryByRole('button', { name: /Перенести|Отменить|Ссылка преподавателю/ })).toBeNull();
  expect(button('Отозвать ссылки преподавателю')).toBeVisible();
  const [first, second] = [/Ёлкин Иван/, /Белов Пётр/].map((name) => screen.getByRole('checkbox', { name }));
  expect(first).toBeChecked();
  expect(second).not.toBeChecked();
  await user.click(first!);
  await user.click(second!);
  expect(screen.getByText(/^Были: 1 из.2$/)).toBeVisible();
  call.mockResolvedValueOnce(refusal(503, 'unavailable', 'Попробуйте позже'));
  await user.click(button('Сохранить отметки'));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(1));
  expect(first).not.toBeChecked();
  call.mockResolvedValueOnce(responseTo('POST /manage/events/{slug}/attendance/', { items: people }));
  await user.click(button('Сохранить отметки'));
  await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/events/webinar/attendance/', { absent: [11] });
});

test('adds and removes materials, and shows the feedback with its average', async () => {
  const file = { id: '00000000-0000-4000-8000-000000000007', name: 'Схемы.pdf', size_bytes: 120_000 };
  const said = { name: 'Ёлкин Иван', at: '2026-12-02T10:00:00Z', rating: 4, liked: 'Стенды', missed: '' };
  const { user } = await open({ materials: [file], feedback: [said, { ...said, name: 'Белов Пётр', rating: 3 }] });
  expect(screen.getByText(/^Средняя оценка 3,5 из.5, 2.отзыва$/)).toBeVisible();
  await user.upload(screen.getByLabelText('Добавить файлы'), new File(['x'], 'plan.pdf'));
  expect(uploads[0]!.open).toHaveBeenCalledWith('POST', '/api/manage/events/webinar/materials/');
  await uploads[0]!.answer(400, { status: 'error', code: 'file', message: 'Файл повреждён' });
  expect(await screen.findByText('Файл повреждён')).toBeVisible();
  await user.click(button('Удалить: Схемы.pdf'));
  call.mockResolvedValueOnce(responseTo('POST /manage/events/{slug}/materials/{id}/remove/', { items: [] }));
  await user.click(dialog().getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', `/manage/events/webinar/materials/${file.id}/remove/`);
});
