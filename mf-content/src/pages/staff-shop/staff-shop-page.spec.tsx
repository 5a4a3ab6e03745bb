import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { ManagedShop } from '@site/contracts/manage-shops';
import { fakeApi, refusal, responseTo, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { StaffShopPage } from './staff-shop-page.tsx';
import { StaffShopsPage } from '../staff-shops/staff-shops-page.tsx';

const shop: ManagedShop = {
  ...{
    slug: 'vorota-tula',
    kind: 'shop',
    name: 'Ворота',
    site: null,
    phone: '+74872000001',
    hours: 'Пн–Пт, 9:00–18:00',
  },
  ...{ directions: ['Ворота'], is_authorised: true, note: '', partner: null, city: 'Тула', address: 'ул. Ленина, 1' },
  ...{ longitude: 37.6, latitude: 54.2, is_closed: false, edited_at: null, decisions: [] },
};
const { decisions: _, ...row } = shop;
const seo = { title: '', description: '', h1: 'Магазины', canonical: '/', robots: '', breadcrumbs: [], jsonld: [] };
const call = jest.fn<WireCall>();
const load = jest.fn<() => ManagedShop>();
beforeEach(() => {
  call.mockReset();
  load.mockReset().mockReturnValue(shop);
});
afterEach(() => sessionStorage.clear());

const openShop = () =>
  renderPage({
    Component: StaffShopPage,
    path: '/account/staff/shops/:id',
    url: '/account/staff/shops/vorota-tula/',
    data: () => ({ seo, access: 'open', value: load() }),
    api: fakeApi(call),
  });
const dialog = () => within(screen.getByRole('dialog'));

test('adds an online shop without an address, and shows the mistakes of the API at their fields', async () => {
  const { user } = await renderPage({
    Component: StaffShopsPage,
    path: '/account/staff/shops',
    url: '/account/staff/shops/',
    data: { seo, access: 'open', value: { items: [row], total: 1, page: 1, pages: 1 } },
    api: fakeApi(call),
  });
  expect(screen.getByRole('row', { name: /Ворота/ })).toHaveTextContent(/Тула, ул. Ленина, 1.*На.сайте/);
  await user.click(screen.getByRole('button', { name: 'Добавить магазин' }));
  const form = dialog();
  expect(form.getByRole('textbox', { name: /Город/ })).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Интернет-магазин' }));
  expect(form.queryByRole('textbox', { name: /Город/ })).toBeNull();
  await user.type(form.getByRole('textbox', { name: /Название/ }), 'Сетевой');
  await user.type(form.getByRole('textbox', { name: /Телефон/ }), '4872000001');
  await user.type(form.getByRole('textbox', { name: /Часы работы/ }), 'Ежедневно');
  await user.type(form.getByRole('textbox', { name: /Сайт/ }), 'site.example');
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  expect(await form.findByText('Выберите хотя бы одно направление')).toBeVisible();
  await user.click(form.getByRole('checkbox', { name: 'Парковки' }));
  await user.click(form.getByRole('checkbox', { name: 'Ворота' }));
  const site = 'Укажите адрес: https://…';
  call.mockResolvedValueOnce(refusal(400, 'validation', 'Проверьте поля', { fields: { site } }));
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(form.getByRole('textbox', { name: /Сайт/ })).toHaveAccessibleDescription(site));
  await user.clear(form.getByRole('textbox', { name: /Сайт/ }));
  await user.type(form.getByRole('textbox', { name: /Сайт/ }), 'https://site.example');
  call.mockResolvedValueOnce(responseTo('POST /manage/shops/', shop));
  await user.click(form.getByRole('button', { name: 'Добавить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/shops/', {
    ...{ kind: 'online', name: 'Сетевой', phone: '+74872000001', hours: 'Ежедневно', site: 'https://site.example' },
    ...{ directions: ['Ворота', 'Парковки'], is_authorised: false, note: '', partner: null },
    ...{ city: null, address: null, longitude: null, latitude: null },
  });
});

test('sends only the changed fields, and keeps the typed ones when the dialog is closed', async () => {
  const { user } = await openShop();
  expect(screen.getByText('54.2, 37.6')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  const city = () => dialog().getByRole('textbox', { name: /Город/ });
  await user.clear(city());
  await user.type(city(), 'Орёл');
  await user.click(dialog().getByRole('button', { name: 'Отменить' }));
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await waitFor(() => expect(city()).toHaveValue('Орёл'));
  call.mockResolvedValueOnce(responseTo('PUT /manage/shops/{slug}/', shop));
  await user.click(dialog().getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(call).toHaveBeenLastCalledWith('PUT', '/manage/shops/vorota-tula/', { city: 'Орёл' });
});

test('closes a shop with a reason and reopens it', async () => {
  const { user } = await openShop();
  await user.click(screen.getByRole('button', { name: 'Закрыть магазин' }));
  await user.type(dialog().getByRole('textbox', { name: /Причина/ }), 'Ремонт');
  call.mockResolvedValueOnce(responseTo('POST /manage/shops/{slug}/close/', shop));
  load.mockReturnValue({ ...shop, is_closed: true });
  await user.click(dialog().getByRole('button', { name: 'Закрыть магазин' }));
  expect(await screen.findByText('Закрыт')).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/shops/vorota-tula/close/', { reason: 'Ремонт' });
  call.mockResolvedValueOnce(responseTo('POST /manage/shops/{slug}/open/', shop));
  load.mockReturnValue(shop);
  await user.click(screen.getByRole('button', { name: 'Открыть снова' }));
  expect(await screen.findByRole('button', { name: 'Закрыть магазин' })).toBeVisible();
  expect(call).toHaveBeenLastCalledWith('POST', '/manage/shops/vorota-tula/open/');
});
