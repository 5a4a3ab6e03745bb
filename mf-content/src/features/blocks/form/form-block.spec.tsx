import { afterEach, expect, jest, test } from '@jest/globals';
import { fakeApi, type WireCall } from '@site/testing/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { blockSamples } from '../testing/block-samples.ts';
import { renderBlocks } from '../testing/render-blocks.tsx';

const call = jest.fn<WireCall>();
const api = fakeApi(call);

async function openForm(options: Partial<Parameters<typeof renderBlocks>[1]> = {}) {
  const { user } = await renderBlocks([blockSamples.form], { api, ...options });
  await waitFor(() => expect(send()).toBeEnabled()); // The button of the placeholder is disabled.
  return user;
}
const field = (name: RegExp) => screen.findByRole('textbox', { name });
const send = () => screen.getByRole('button', { name: 'Отправить вопрос' });

async function fillIn(user: Awaited<ReturnType<typeof openForm>>) {
  await user.type(await field(/^Имя/), 'Анна');
  await user.type(await field(/^Телефон/), '9161234567');
  await user.type(await field(/^Вопрос/), 'Какой привод нужен?');
  await user.click(screen.getByRole('checkbox'));
}

afterEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

test('sends the request with page and consent, and shows the confirmation', async () => {
  call.mockResolvedValue({ ok: true, value: { status: 'ok', number: 'З-000012', url: '/support/request/abc/' } });
  const user = await openForm();
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('status')).toHaveTextContent(
    /^Спасибо, мы ответим в течение дня\s*Номер обращения: З-000012\s*Узнать состояние обращения$/,
  );
  expect(screen.getByRole('link', { name: 'Узнать состояние обращения' })).toHaveAttribute(
    'href',
    '/support/request/abc/',
  );
  expect(call).toHaveBeenCalledWith('POST', '/forms/feedback/', {
    name: 'Анна',
    phone: '+79161234567',
    comment: 'Какой привод нужен?',
    page: '/warranty',
    consent: true,
  });
});

test('keeps a click that comes before its code', async () => {
  await renderBlocks([blockSamples.form, { ...blockSamples.form, id: 'second' }], { api });
  const buttons = () => screen.getAllByRole('button', { name: 'Отправить вопрос' });
  await waitFor(() => buttons().forEach((button) => expect(button).toBeEnabled()));
  // The early-clicks script queues a click by this name, which must be another one for each form.
  const names = buttons().map((button) => button.dataset.early);
  expect(names).toEqual(Array(2).fill(expect.stringMatching(/^submit feedback /)));
  expect(new Set(names).size).toBe(2);
});

test("addresses the request to the partner on the partner's page, with a consent of its own", async () => {
  call.mockResolvedValue({ ok: true, value: { status: 'ok', number: 'З-000013', url: '/support/request/abc/' } });
  const block = { ...blockSamples.form, form_code: 'partner-request' as const, recipient: 'Северный въезд' };
  const site = { urls: { consent: '/consent/', consent_partner_contact: '/consent-partner-contact/' } };
  const { user } = await renderBlocks([block], { api, site });
  const button = await screen.findByRole('button', { name: 'Отправить заявку' });
  await waitFor(() => expect(button).toBeEnabled());
  expect(screen.getByText(/получит компания «Северный въезд»/)).toBeVisible();
  expect(screen.getByRole('link', { name: /согласие/ })).toHaveAttribute('href', '/consent-partner-contact/');
  await user.type(await field(/^Имя/), 'Анна');
  await user.type(await field(/^Телефон/), '9161234567');
  await user.type(await field(/^Что нужно сделать/), 'Заменить привод');
  await user.click(screen.getByRole('checkbox'));
  await user.click(button);
  await waitFor(() => expect(call).toHaveBeenCalledWith('POST', '/forms/partner-contact/', expect.anything()));
});

test('posts the form with its page without scripts', async () => {
  await openForm();
  const form = send().closest('form')!;
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/shop/requests/feedback/']);
  expect(form.querySelector('[name="page"]')).toHaveValue('/warranty');
});

test('names the missing fields of an empty form and does not send it', async () => {
  const user = await openForm();
  await user.click(send());
  expect(await screen.findAllByText('Заполните это поле')).toHaveLength(2);
  expect(call).not.toHaveBeenCalled();
});

test('shows errors while typing', async () => {
  const user = await openForm();
  await user.type(await field(/^Имя/), 'Анна2');
  expect(await screen.findByText('Допустимые символы: «A-Z», «А-Я», «-», « »')).toBeVisible();
  await user.type(await field(/^Электронная почта/), 'anna@');
  expect(await screen.findByText(/^Укажите корректный адрес электронной почты в формате: /)).toBeVisible();
});

test('shows the reason of a failure and keeps the input', async () => {
  call.mockResolvedValue({
    ok: false,
    status: 503,
    problem: { status: 'error', code: 'network', message: 'Нет соединения с сервером' },
  });
  const user = await openForm();
  await fillIn(user);
  await user.click(send());
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет соединения с сервером');
  expect(await field(/^Имя/)).toHaveValue('Анна');
  expect(await field(/^Телефон/)).toHaveValue('+7 (916) 123-45-67');
  expect(await field(/^Вопрос/)).toHaveValue('Какой привод нужен?');
  expect(screen.getByRole('checkbox')).toBeChecked();

  call.mockResolvedValue({ ok: true, value: { status: 'ok', number: 'З-000012', url: '/support/request/abc/' } });
  await user.click(send());
  expect(await screen.findByRole('status')).toBeVisible();
});

test('prefills the contacts of a user who is logged in, but never the consent', async () => {
  const personal = {
    id: '1',
    role: 'customer' as const,
    came_user: false,
    dealer_access: false,
    kp_access: false,
    name: 'Анна',
    surname: 'Иванова',
    patronymic: '',
    phone: '+79161234567',
    email: 'anna@example.ru',
    city: 'Москва',
    position: '',
    company: null,
  };
  await openForm({ user: { authed: true, personal } });
  expect(await field(/^Имя/)).toHaveValue('Анна');
  expect(await field(/^Телефон/)).toHaveValue('+7 (916) 123-45-67');
  expect(await field(/^Электронная почта/)).toHaveValue('anna@example.ru');
  expect(screen.getByRole('checkbox')).not.toBeChecked();
});
