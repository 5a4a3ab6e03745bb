import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedRequest } from '@site/contracts/form-requests';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { StaffRequestPage } from './staff-request-page.tsx';
import { StaffRequestsPage } from '../staff-requests/staff-requests-page.tsx';

const request: ManagedRequest = {
  ...{ number: 'З-000123', form_code: 'price-request', subject: 'Запрос цены', state: 'new' },
  ...{ created_at: '2026-11-20T10:00:00.000Z', comment: 'Сколько стоит\nпривод?', name: 'Анна', phone: '+79160000001' },
  ...{ email: '', page: '/landings/', details: ['ООО «Ворота», Тула'], state_label: 'Принято' },
  next: ['taken', 'answered', 'closed'],
  history: [{ at: '2026-11-20T10:00:00.000Z', state: 'new', text: '' }],
  decisions: [],
};
const seo = { title: '', description: '', h1: 'Заявки', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedRequest>();
const state = 'POST /manage/requests/{number}/state/';
const wire = ['POST', `/manage/requests/${encodeURIComponent('З-000123')}/state/`] as const;
beforeEach(() => {
  call.mockReset();
  load.mockReset().mockReturnValue(request);
});
afterEach(() => sessionStorage.clear());

const open = () =>
  renderPage({
    Component: StaffRequestPage,
    path: '/account/staff/requests/:id',
    url: '/account/staff/requests/123/',
    data: () => ({ seo, access: 'open', value: load() }),
    api: fakeApi(call),
  });

test('shows all fields of a request, and that an answer needs a call without an e-mail address', async () => {
  const { user } = await open();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заявка З-000123');
  const facts = screen.getByText('Форма').closest('dl')!;
  expect(facts).toHaveTextContent(/Принято.*Запрос цены.*Анна.*Почта.*Не.указана.*Сколько стоит привод.*Тула/);
  expect(within(facts).getByRole('link', { name: /916/ })).toHaveAttribute('href', 'tel:+79160000001');
  expect(within(facts).getByRole('link', { name: '/landings/' })).toHaveAttribute('href', '/landings/');
  await user.click(screen.getByRole('button', { name: 'Ответить' }));
  expect(screen.getByRole('textbox', { name: /Ответ/ })).toHaveAccessibleDescription(/сообщите ответ и.по.телефону/);
});

test('takes, answers and closes; an answer survives a refusal and a colleague who was faster', async () => {
  const { user } = await open();
  call.mockResolvedValueOnce(responseTo(state, request));
  load.mockReturnValue({ ...request, state: 'taken', next: ['answered', 'closed'] });
  await user.click(screen.getByRole('button', { name: /Взять в.работу/ }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Взять/ })).toBeNull());
  expect(call).toHaveBeenLastCalledWith(...wire, { state: 'taken', text: '' });

  await user.click(screen.getByRole('button', { name: 'Ответить' }));
  const form = within(screen.getByRole('dialog', { name: 'Ответить' }));
  await user.click(form.getByRole('button', { name: 'Ответить' }));
  expect(call).toHaveBeenCalledTimes(1);
  await user.type(form.getByRole('textbox'), 'Десять тысяч');
  const meanwhile = 'Из состояния «Закрыто» нельзя перейти в «Отвечено»';
  call.mockResolvedValueOnce(refusal(409, 'no_changes', meanwhile));
  load.mockReturnValue({ ...request, state: 'closed', next: ['taken', 'answered'] });
  await user.click(form.getByRole('button', { name: 'Ответить' }));
  expect(await form.findByText(meanwhile)).toBeVisible();
  expect(form.getByRole('textbox')).toHaveValue('Десять тысяч');
  call.mockResolvedValueOnce(responseTo(state, request));
  load.mockReturnValue({ ...request, state: 'answered', next: ['taken', 'answered', 'closed'] });
  await user.click(form.getByRole('button', { name: 'Ответить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith(...wire, { state: 'answered', text: 'Десять тысяч' });

  await user.click(await screen.findByRole('button', { name: 'Закрыть заявку' }));
  call.mockResolvedValueOnce(responseTo(state, request));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Закрыть заявку' }));
  await waitFor(() => expect(call).toHaveBeenLastCalledWith(...wire, { state: 'closed', text: '' }));
});

test('lists what waits, and offers states, forms and all', async () => {
  const { number, form_code, state: now, created_at, name, phone, comment } = request;
  await renderPage({
    Component: StaffRequestsPage,
    path: '/account/staff/requests',
    url: '/account/staff/requests/',
    data: {
      ...{ seo, access: 'open' },
      value: {
        items: [{ number, form_code, state: now, created_at, name, phone, comment }],
        ...{ total: 1, page: 1, pages: 1 },
      },
    },
  });
  expect(screen.getByRole('link', { name: 'З-000123' })).toHaveAttribute('href', '/account/staff/requests/123/');
  expect(screen.getByRole('row', { name: /З-000123/ })).toHaveTextContent(/Запрос цены.*Принято.*Анна.*Сколько стоит/);
  expect(screen.getByRole('link', { name: 'Ждут нас' })).toHaveAttribute('aria-current', 'true');
  expect(screen.getByRole('link', { name: 'Все' }).getAttribute('href')).toContain('state=all');
  expect(screen.getByRole('link', { name: 'Заказ звонка' }).getAttribute('href')).toContain('form=callback');
});
