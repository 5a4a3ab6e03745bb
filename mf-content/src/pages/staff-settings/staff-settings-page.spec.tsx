import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedGroup, SiteGroup } from '@site/contracts/manage-site';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor } from '@testing-library/react';
import { StaffSettingsGroupPage } from '../staff-settings-group/staff-settings-group-page.tsx';
import { StaffSettingsPage } from './staff-settings-page.tsx';

const seo = { title: '', description: '', h1: 'Сайт', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedGroup>();
beforeEach(() => {
  call.mockReset();
  load.mockReset();
});
afterEach(() => sessionStorage.clear());

const delivery: SiteGroup = {
  ...{ group: 'delivery', revision: 'a1', warehouses: [], carriers: ['ПЭК'], courier_cities: ['Тула', 'Орёл'] },
  ...{ courier_price: 900, free_delivery_from: 50_000, payment_days: 5 },
};
const requisites: SiteGroup = {
  ...{ group: 'requisites', revision: 'b1', name: 'ООО «Завод»', address: 'Тула', inn: '0077000003' },
  ...{ kpp: '', ogrn: '1000000000109', bank_name: 'Банк', bik: '044000000', checking_account: '1' },
  ...{ corr_account: '', director: 'Иванов И. И.', accountant: '' },
};

const openGroup = (values: SiteGroup) => {
  load.mockReturnValue({ values, decisions: [] });
  return renderPage({
    Component: StaffSettingsGroupPage,
    path: '/account/staff/settings/:id',
    url: `/account/staff/settings/${values.group}/`,
    data: () => ({ seo, access: 'open', value: load() }),
    api: fakeApi(call),
  });
};
const field = (name: RegExp) => screen.getByRole('textbox', { name });
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const saved = (values: SiteGroup) => responseTo('PUT /manage/site/', { values, decisions: [], changed: true });

test('shows what is missing, with the documents and what sales need', async () => {
  await renderPage({
    Component: StaffSettingsPage,
    path: '/account/staff/settings',
    url: '/account/staff/settings/',
    data: {
      seo,
      access: 'open',
      value: {
        missing: [
          { part: 'requisites', required: true, addresses: [] },
          { part: 'documents', required: true, addresses: ['/terms/'] },
          { part: 'menus', required: false, addresses: [] },
        ],
      },
    },
    api: fakeApi(call),
  });
  expect(screen.getAllByText(/^Нужно для.продаж$/)).toHaveLength(2);
  expect(screen.getByText('/terms/')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Меню' })).toHaveAttribute('href', '/account/staff/menus/header/');
  expect(screen.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '/account/staff/settings/delivery/');
});

test('saves delivery with a warehouse, and shows a mistake at its field', async () => {
  const { user } = await openGroup(delivery);
  await user.click(screen.getByRole('button', { name: 'Добавить склад' }));
  await user.type(field(/^Название/), 'Склад');
  await user.type(field(/^Часы работы/), 'Пн–Пт');
  await user.type(field(/^Адрес/), 'Тула, д. 1');
  await user.type(field(/^Города курьера/), '\nОрёл');
  await user.clear(field(/^Цена курьера/));
  await user.click(save());
  expect(field(/^Цена курьера/)).toHaveAccessibleDescription('Заполните это поле');
  await user.type(field(/^Цена курьера/), '1200');
  const fields = { 'courier_cities.2': 'Уже есть в списке' };
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поле', { fields }));
  await user.click(save());
  await waitFor(() => expect(field(/^Города курьера/)).toHaveAccessibleDescription(/Уже есть в списке/));
  await user.clear(field(/^Города курьера/));
  await user.type(field(/^Города курьера/), 'Тула');
  call.mockResolvedValueOnce(saved(delivery));
  await user.click(save());
  const warehouses = [{ value: '', label: 'Склад', address: 'Тула, д. 1', hours: 'Пн–Пт' }];
  await waitFor(() =>
    expect(call).toHaveBeenLastCalledWith('PUT', '/manage/site/', {
      ...delivery,
      ...{ warehouses, courier_cities: ['Тула'], courier_price: 1200 },
    }),
  );
});

test('keeps what was typed beside a colleague’s change, and replaces it only on request', async () => {
  const { user } = await openGroup(requisites);
  await user.clear(field(/^Руководитель/));
  await user.type(field(/^Руководитель/), 'Петров П. П.');
  const message = 'Эти данные изменил кто-то ещё: Вера';
  call.mockResolvedValueOnce(refusal(409, 'edited_meanwhile', message, { data: { revision: 'b2' } }));
  await user.click(save());
  expect(await screen.findByText(message)).toBeVisible();
  expect(field(/^Руководитель/)).toHaveValue('Петров П. П.');
  const now = { ...requisites, revision: 'b3', director: 'Петров П. П.' } as SiteGroup;
  call.mockResolvedValueOnce(saved(now));
  load.mockReturnValue({ values: now, decisions: [] });
  await user.click(screen.getByRole('button', { name: 'Сохранить мой вариант' }));
  await waitFor(() => expect(screen.queryByText(message)).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/site/', { ...now, revision: 'b2' });
  expect(sessionStorage).toHaveLength(0);
});
