import { beforeEach, expect, test } from '@jest/globals';
import type { Personal, UserData } from '@site/contracts/user-data';
import { guest } from '@site/runtime/shell';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../testing/render-site.tsx';
import { B2bOffer } from './b2b-offer.tsx';
import { isCompanyEmail } from './company-email.ts';
import { mayBuyForCompany } from './company-offer.ts';

const personal: Personal = {
  id: 'u1',
  role: 'customer',
  came_user: false,
  dealer_access: false,
  kp_access: false,
  name: 'Анна',
  surname: 'Ёлкина',
  patronymic: '',
  phone: '+79160000000',
  email: 'anna@montazh.example',
  city: '',
  position: '',
  company: null,
};
const line = (sum: number): UserData['cart_products'][string] => ({
  qty: 1,
  price: sum,
  price_retail: sum,
  sum,
  available: true,
  note: '',
});
const offer = () => screen.queryByRole('dialog', { name: 'Покупаете для компании?' });

const visit = (url: string) =>
  renderSite({
    url,
    page: (
      <>
        <h1>Страница</h1>
        <B2bOffer />
      </>
    ),
  });
const logIn = ({ session }: Awaited<ReturnType<typeof visit>>, who: Partial<Personal> = {}) =>
  act(() => session.setState({ authed: true, personal: { ...personal, ...who } }));

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

beforeEach(() => localStorage.clear());

test('offers a company profile once, after the login of a customer with a company email', async () => {
  const site = await visit('/product/sl-80/');
  logIn(site);
  await waitFor(() => expect(offer()).toBeVisible());
  expect(screen.getByRole('link', { name: 'Написать нам' })).toHaveAttribute('href', '/about/contacts/');
  expect(screen.getByRole('link', { name: /555.01.20/ })).toHaveAttribute('href', 'tel:+78005550120');
  await userEvent.click(screen.getByRole('button', { name: 'Не сейчас' }));
  expect(offer()).toBeNull();
  expect(site.session.getState().b2bDialogOpen).toBe(false);
  act(() => site.session.setState(guest));
  logIn(site);
  await settled();
  expect(site.session.getState().b2bDialogOpen).toBe(false);
});

test('postpones the offer on a page with a form, and on the confirmation of an order', async () => {
  const site = await visit('/cart?step=checkout');
  logIn(site);
  await waitFor(() => expect(site.session.getState().b2bDialogOpen).toBe(true));
  expect(offer()).toBeNull();
  await act(() => site.router.navigate('/order-success?orderId=1'));
  await settled();
  expect(offer()).toBeNull();
  await act(() => site.router.navigate('/product/sl-80/'));
  await waitFor(() => expect(offer()).toBeVisible());
});

test.each(['/academy/calendar/barriers/', '/catalog/parking-systems/configurator/', '/account/kp/', '/warranty/'])(
  'covers no form that the login has led back to at %s',
  async (url) => {
    const site = await visit(url);
    logIn(site);
    await waitFor(() => expect(site.session.getState().b2bDialogOpen).toBe(true));
    await settled();
    expect(offer()).toBeNull();
  },
);

test('selects only private customers who seem to buy for a company', () => {
  const who = (change: Partial<Personal>, goods = 0) =>
    mayBuyForCompany({ personal: { ...personal, ...change }, cart_products: { 7: line(goods) } });
  expect(who({})).toBe(true);
  expect(who({ email: 'anna@mail.ru' })).toBe(false);
  expect(who({ email: 'anna@mail.ru' }, 100_000)).toBe(true);
  expect(who({ role: 'company_pending' })).toBe(false);
  expect(who({ came_user: true })).toBe(false);
  expect(mayBuyForCompany({ personal: null, cart_products: {} })).toBe(false);
});

test.each([
  ['sales@ooo-vorota.example', true],
  ['Anna@Yandex.RU', false],
  ['anna@bk.ru', false],
  ['', false],
])('%s is a company email: %s', (email, expected) => {
  expect(isCompanyEmail(email)).toBe(expected);
});
