import { afterEach, expect, jest, test } from '@jest/globals';
import type { AttendancePageData, AttendingPerson } from '@site/contracts/academy-attendance';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { act, screen, within } from '@testing-library/react';
import { calendarEvent, seo } from '../../features/events/testing/event-samples.ts';
import { AttendancePage } from './attendance-page.tsx';

const call = jest.fn<WireCall>();
afterEach(() => {
  call.mockReset();
  localStorage.clear();
});

const token = 'a'.repeat(43);
const person = (id: number, name: string, attended: boolean | null = null): AttendingPerson => ({
  ...{ id, name, attended },
  company: 'ООО «Ворота»',
  is_certified: false,
});
const [anna, boris] = [person(1, 'Абрамова Анна'), person(2, 'Борисов Олег')];
const open = (change: Partial<AttendancePageData> = {}) =>
  renderPage({
    Component: AttendancePage,
    path: '/academy/attendance/:token',
    url: `/academy/attendance/${token}/`,
    data: {
      seo: seo('Кто пришёл'),
      content: [],
      pagedata: {
        kind: 'academy-attendance',
        token,
        event: calendarEvent,
        opens_at: '2026-12-01T06:00:00Z',
        closes_at: '2026-12-03T15:00:00Z',
        is_open: true,
        participants: [anna, boris],
        ...change,
      },
    },
    api: fakeApi(call),
  });
const PUT = 'PUT /academy/attendance/{token}/';
const saved = (...participants: AttendingPerson[]) => responseTo(PUT, { status: 'ok', participants });
const box = (name: RegExp) => screen.getByRole('checkbox', { name });
const address = `/academy/attendance/${token}/`;

test('sends each tick at once, and marks the others as absent after a confirmation', async () => {
  const { user } = await open();
  call.mockResolvedValueOnce(saved({ ...anna, attended: true }, boris));
  await user.click(box(/Абрамова/));
  expect(call).toHaveBeenLastCalledWith('PUT', address, {
    marks: [{ id: 1, attended: true, ago: expect.any(Number) }],
  });
  expect(await screen.findByText(/Пришли: 1 из.2/)).toBeVisible();
  call.mockResolvedValueOnce(saved({ ...anna, attended: true }, { ...boris, attended: false }));
  await user.click(screen.getByRole('button', { name: /Остальные не.явились/ }));
  expect(call).toHaveBeenCalledTimes(1);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Отменить' }));
  expect(call).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: /Остальные не.явились/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Без отметки: .*Борис/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Отметить' }));
  expect(call).toHaveBeenLastCalledWith('PUT', address, {
    marks: [{ id: 2, attended: false, ago: expect.any(Number) }],
  });
  expect(await screen.findByText(/Не.явился/)).toBeVisible();
  expect(screen.getByRole('button', { name: /Остальные/ })).toBeDisabled();
});

test('keeps marks without a connection, shows them, restores them on the next visit and sends them on reconnect', async () => {
  const first = await open();
  call.mockRejectedValue(new TypeError('Failed to fetch'));
  await first.user.click(box(/Абрамова/));
  await first.user.click(box(/Борисов/));
  expect(await screen.findByText(/Нет связи\. Ждёт отправки: 2.отметки/)).toBeVisible();
  expect(box(/Абрамова/)).toBeChecked();
  first.unmount();

  call.mockReset();
  call.mockResolvedValueOnce(refusal(503, 'unknown'));
  await open();
  expect(await screen.findByText(/Ждёт отправки: 2.отметки/)).toBeVisible();
  expect(box(/Борисов/)).toBeChecked();
  call.mockResolvedValueOnce(saved({ ...anna, attended: true }, { ...boris, attended: true }));
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(call).toHaveBeenLastCalledWith('PUT', address, {
    marks: [
      { id: 1, attended: true, ago: expect.any(Number) },
      { id: 2, attended: true, ago: expect.any(Number) },
    ],
  });
  expect(screen.queryByText(/Ждёт отправки/)).toBeNull();
  expect(localStorage).toHaveLength(0);
});

test('schedules one retry at a time, however many clicks fail', async () => {
  await open();
  call.mockResolvedValue(refusal(503, 'unknown'));
  jest.useFakeTimers();
  for (const one of [box(/Абрамова/), box(/Борисов/), box(/Абрамова/)]) await act(async () => one.click());
  call.mockClear();
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  jest.useRealTimers();
  // The third failure in a row is followed by a pause of 8 s, and the next by one of 16 s.
  expect(call).toHaveBeenCalledTimes(2);
});

test('sends marks rejected by the server again only with the next mark', async () => {
  await open();
  call.mockResolvedValue(refusal(409, 'unknown'));
  jest.useFakeTimers();
  await act(async () => box(/Абрамова/).click());
  expect(screen.getByText(/Отметки не.сохранены/)).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(120_000));
  expect(call).toHaveBeenCalledTimes(1);
  call.mockResolvedValueOnce(saved({ ...anna, attended: true }, { ...boris, attended: true }));
  await act(async () => box(/Борисов/).click());
  jest.useRealTimers();
  expect(call).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(/Отметки не.сохранены/)).toBeNull();
});

test('sends nothing after the page was left; the next visit does', async () => {
  const first = await open();
  call.mockResolvedValue(refusal(503, 'unknown'));
  jest.useFakeTimers();
  await act(async () => box(/Абрамова/).click());
  first.unmount();
  call.mockClear();
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  expect(call).not.toHaveBeenCalled();
  call.mockResolvedValueOnce(saved({ ...anna, attended: true }, boris));
  await open();
  expect(await screen.findByText(/Пришли: 1 из.2/)).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('PUT', address, {
    marks: [{ id: 1, attended: true, ago: expect.any(Number) }],
  });
});

test('reports a revoked link, and the unsaved marks', async () => {
  const { user } = await open();
  call.mockResolvedValueOnce(refusal(404, 'not_found'));
  await user.click(box(/Абрамова/));
  expect(await screen.findByText(/Ссылка больше не.действует/)).toBeVisible();
  expect(screen.getByText(/передайте их координатору/)).toBeVisible();
  expect(box(/Борисов/)).toBeDisabled();
});

test('disables marks before the opening and for certified participants, and is a form without scripts', async () => {
  await open({ is_open: false, participants: [{ ...anna, attended: true, is_certified: true }, boris] });
  expect(screen.getByText(/Отмечать можно с/)).toBeVisible();
  for (const name of [/Абрамова/, /Борисов/]) expect(box(name)).toBeDisabled();
  const form = screen.getByRole('form', { name: /Отметки/ });
  expect(form).toHaveAttribute('action', `/shop/attendance/${token}/`);
  expect(new FormData(form as HTMLFormElement).get('listed')).toBe('1,2');
});
