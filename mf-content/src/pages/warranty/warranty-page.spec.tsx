import { afterEach, expect, jest, test } from '@jest/globals';
import type { CheckedDevice, WarrantyPageData } from '@site/contracts/warranty';
import { responseTo, fakeApi, refusal, type WireCall } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, waitFor, within } from '@testing-library/react';
import { WarrantyPage } from './warranty-page.tsx';

const call = jest.fn<WireCall>();
afterEach(() => {
  call.mockReset();
  sessionStorage.clear();
});

const device: CheckedDevice = {
  ...{ serial: '2609SL80A017', state: 'active', text: 'Гарантия действует до 20 марта 2029 г.' },
  ...{ until: '2029-03-20', months: 36, basis: 'partner', made_in_week_of: '2026-02-23', sold_on: null },
  ...{ article: '901SL-0080', name: 'Привод SL-80', url: '/product/privod-sl-80/' },
  picture: { src: '/media/product/privod-sl-80.svg', alt: '', width: 640, height: 480 },
  parts: [{ article: '119RSL001', name: 'Плата SL', price: { retail: 8900 }, url: '/product/plata/' }],
};
const form = () => screen.findByRole('form', { name: 'Гарантийное обращение' });
async function open(change: Partial<WarrantyPageData> = {}, query = '') {
  const page = await renderPage({
    Component: WarrantyPage,
    path: '/warranty',
    url: `/warranty/${query}`,
    data: {
      seo: {
        title: '',
        description: '',
        h1: 'Гарантия',
        canonical: '/warranty/',
        robots: '',
        breadcrumbs: [],
        jsonld: [],
      },
      content: [],
      pagedata: {
        ...{ kind: 'warranty', serial: '', outcome: 'none', text: '', device: null, centres: [], today: '2026-11-22' },
        ...change,
      },
    },
    api: fakeApi(call),
  });
  // The forms are a separate chunk.
  await form();
  return page;
}

test('keeps the number of the address in its field, and shows what to do after a rejection', async () => {
  const { unmount } = await open({ serial: 'SL-80', outcome: 'malformed', text: 'Две цифры года…' });
  const field = within(screen.getByRole('search')).getByRole('textbox', { name: 'Серийный номер' });
  expect([field.getAttribute('name'), (field as HTMLInputElement).value]).toEqual(['serial', 'SL-80']);
  expect(field).toHaveAccessibleDescription('Две цифры года…');
  unmount();

  await open({ serial: device.serial, outcome: 'captcha', text: 'Подтвердите' });
  expect(screen.getByRole('link', { name: 'Пройти проверку' })).toHaveAttribute(
    'href',
    `/captcha?returnTo=${encodeURIComponent(`/warranty?serial=${device.serial}`)}`,
  );
});

test('fills the claim with the found device, keeps the input after an error, and shows the number of the claim', async () => {
  // Links within the page depend on its address.
  window.history.replaceState(null, '', '/warranty/');
  const { user } = await open({ serial: device.serial, outcome: 'found', device });
  expect(screen.getByText(device.text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Плата SL' })).toHaveAttribute('href', '/product/plata/');
  const claim = within(await form());
  const field = (name: RegExp) => claim.getByLabelText(name);
  await user.type(field(/^Неисправность/), 'Гудит');
  await user.click(screen.getByRole('link', { name: /Обратиться по.этому изделию/ }));
  expect(field(/^Серийный номер/)).toHaveValue(device.serial);
  expect(field(/^Неисправность/)).toHaveValue('Гудит');

  const send = claim.getByRole('button', { name: 'Отправить обращение' });
  await user.click(send);
  // Day, seller, name, phone, e-mail, consent.
  expect(await claim.findAllByText('Заполните это поле')).toHaveLength(5);
  expect(call).not.toHaveBeenCalled();

  await user.type(field(/^Дата покупки/), '2026-03-20');
  await user.type(field(/^Продавец/), 'Северный въезд');
  await user.type(field(/^Имя/), 'Анна');
  await user.type(field(/^Телефон/), '9161234567');
  await user.type(field(/^Электронная почта/), 'anna@example.ru');
  await user.click(claim.getByRole('checkbox'));
  call.mockResolvedValueOnce(refusal(429, 'too_many', 'Слишком много попыток. Повторите через 5 минут'));
  await user.click(send);
  expect(await claim.findByText(/Повторите через 5 минут/)).toBeVisible();
  expect(field(/^Продавец/)).toHaveValue('Северный въезд');

  call.mockResolvedValueOnce(
    responseTo('POST /warranty/claims/', { status: 'ok', number: 1013, url: '/warranty/abc/' }),
  );
  await user.click(send);
  expect(await screen.findByText(/Обращение №.1013 принято/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Состояние обращения' })).toHaveAttribute('href', '/warranty/abc/');
  expect(call).toHaveBeenLastCalledWith(
    'POST',
    '/warranty/claims/',
    expect.objectContaining({ serial: device.serial, purchased_on: '2026-03-20', files: [], consent: true }),
  );
});

test('posts the lookup of a claim without scripts, and reports a missing one on the page after it', async () => {
  const { unmount } = await open();
  const lookup = await screen.findByRole('form', { name: 'Состояние обращения' });
  expect([lookup.getAttribute('method'), lookup.getAttribute('action')]).toEqual(['post', '/shop/warranty-claim/']);
  expect(screen.queryByText(/телефоном не.найдено/)).toBeNull();
  unmount();
  await open({}, '?missing=1');
  expect(screen.getByText(/телефоном не.найдено/)).toBeVisible();
});

test('finds a claim by number and phone, and reports a missing one at the field', async () => {
  const { user, address } = await open();
  const lookup = within(await screen.findByRole('form', { name: 'Состояние обращения' }));
  await user.type(lookup.getByLabelText(/^Номер обращения/), '№ 1013');
  await user.type(lookup.getByLabelText(/^Телефон/), '9161234567');
  const button = lookup.getByRole('button', { name: 'Узнать состояние' });
  call.mockResolvedValueOnce(responseTo('POST /warranty/claims/find/', { url: null }));
  await user.click(button);
  expect(await lookup.findByText(/не.найдено/)).toBeVisible();
  call.mockResolvedValueOnce(responseTo('POST /warranty/claims/find/', { url: '/warranty/abc/' }));
  await user.click(button);
  expect(call).toHaveBeenLastCalledWith('POST', '/warranty/claims/find/', { number: '1013', phone: '+79161234567' });
  await waitFor(() => expect(address()).toBe('/warranty/abc/'));
});
