import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { ModerationFlags } from '@site/contracts/moderation';
import type { Personal } from '@site/contracts/user-data';
import { useLoaderData } from '@site/runtime';
import { renderPage } from '@site/testing/render-page';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { screen, waitFor, within } from '@testing-library/react';
import { ParkingGate } from './parking-gate.tsx';

const none: ModerationFlags = {
  dealer_access: false,
  dealer_access_moderation: false,
  kp_access_moderation: false,
  user_access_moderation: false,
};
const personal = {
  surname: 'Иванова',
  name: 'Анна',
  patronymic: 'Петровна',
  email: 'anna@example.ru',
  city: 'Тула',
  position: 'Директор',
} as Personal;

/** Opens the refused page; each load returns the next flags. */
function open(flags: ModerationFlags[], call?: WireCall, known: Partial<Personal> = {}) {
  let asked = 0;
  const Page = () => <ParkingGate flags={useLoaderData<{ pagedata: ModerationFlags }>().pagedata} data={null} />;
  return renderPage({
    Component: Page,
    path: '/account/kp',
    url: '/account/kp',
    data: () => ({ pagedata: flags[Math.min(asked++, flags.length - 1)] }),
    user: { authed: true, personal: { ...personal, ...known } },
    api: fakeApi(call),
  });
}
const link = (name: RegExp) => screen.getByRole('link', { name });
const sentDialog = () => screen.findByRole('dialog', { name: 'Заявка успешно отправлена!' });

describe('a company outside the network', () => {
  const calls = jest.fn<WireCall>();
  beforeEach(() => sessionStorage.clear());
  afterEach(() => void calls.mockReset());
  const field = (name: RegExp) => screen.getByRole('textbox', { name });
  const consent = () => screen.getByRole('checkbox', { name: /согласие на обработку персональных данных/ });

  /** The sample site has no lookup service: the company is typed. */
  async function fillIn(user: Awaited<ReturnType<typeof open>>['user']) {
    await user.type(screen.getByRole('combobox', { name: /ИНН/ }), '0012345673');
    await waitFor(() => expect(field(/Компания/)).not.toHaveAttribute('readonly'));
    await user.type(field(/Компания/), 'Синтетика');
    await user.click(consent());
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
  }

  test('prefills the company of a member', async () => {
    await open([none], undefined, { company: 'ООО «Синтетика»', company_inn: '0012345673' });
    expect(screen.getByRole('combobox', { name: /ИНН/ })).toHaveValue('0012345673');
    expect(field(/Компания/)).toHaveValue('ООО «Синтетика»');
  });

  test('applies with prefilled data, and gets a confirmation dialog', async () => {
    const { user, store } = await open([none, { ...none, user_access_moderation: true }], calls);
    expect(field(/Фамилия/)).toHaveValue('Иванова');
    expect(field(/Электронная почта/)).toHaveValue('anna@example.ru');
    expect(field(/Должность/)).toHaveValue('Директор');
    expect(link(/парковочным.системам/)).toHaveAttribute('href', '/catalog/parking-systems/');
    calls.mockResolvedValue(
      responseTo('POST /account/personal', { status: 'ok', user: { ...personal, city: 'Москва' } }),
    );
    await fillIn(user);

    const dialog = await sentDialog();
    expect(within(dialog).getByRole('link', { name: /Вернуться к.парковочным решениям/ })).toHaveAttribute(
      'href',
      '/catalog/parking-systems/',
    );
    expect(calls).toHaveBeenCalledWith(
      'POST',
      '/account/personal',
      expect.objectContaining({ inn: '0012345673', company: 'Синтетика', consent: 'true' }),
    );
    expect(store.getState().personal?.city).toBe('Москва');
    expect(await screen.findByText(/^Вы будете подключены к партнерской сети/)).toBeInTheDocument();
  });

  test('gets errors beside their fields, and keeps its input', async () => {
    const { user } = await open([none], calls);
    await user.click(screen.getByRole('button', { name: 'Отправить заявку' }));
    expect(await screen.findByText('Поле обязательное')).toBeVisible();
    expect(consent()).toBeInvalid();
    expect(calls).not.toHaveBeenCalled();
    calls.mockResolvedValue(refusal(400, 'inn', 'ИНН', { fields: { inn: 'Укажите ИНН своей компании' } }));
    await fillIn(user);
    expect(await screen.findByText('Укажите ИНН своей компании')).toBeVisible();
    expect(field(/Компания/)).toHaveValue('Синтетика');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('a partner', () => {
  const calls = jest.fn<WireCall>();
  afterEach(() => void calls.mockReset());

  test('requests the configurator with one button', async () => {
    calls.mockResolvedValue(responseTo('POST /account/kp/parking/request-access', { success: true }));
    const partner = { ...none, dealer_access: true };
    const { user } = await open([partner, { ...partner, kp_access_moderation: true }], calls);
    expect(link(/на.главную/)).toHaveAttribute('href', '/');
    await user.click(screen.getByRole('button', { name: 'Запросить доступ' }));
    await sentDialog();
    expect(calls).toHaveBeenCalledWith('POST', '/account/kp/parking/request-access');
    expect(await screen.findByText(/^Конфигуратор парковок отобразится/)).toBeInTheDocument();
  });

  test('stays on the panel when the request is rejected', async () => {
    calls.mockResolvedValue(refusal(403, 'no_access'));
    const { user } = await open([{ ...none, dealer_access: true }], calls);
    await user.click(screen.getByRole('button', { name: 'Запросить доступ' }));
    expect(screen.getByRole('button', { name: 'Запросить доступ' })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

test('shows the state of an application under review', async () => {
  await open([{ ...none, user_access_moderation: true }]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заявка вашей компании находится на модерации');
  expect(link(/парковочным решениям/)).toHaveAttribute('href', '/catalog/parking-systems/');
});

test('names the pending rights of a combination without its own texts', async () => {
  await open([{ ...none, user_access_moderation: true, kp_access_moderation: true }]);
  const pending = screen.getByRole('list', { name: 'На рассмотрении у менеджера' });
  expect(within(pending).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.queryByText('Заявка вашей компании находится на модерации')).not.toBeInTheDocument();
});
