import { beforeEach, expect, test } from '@jest/globals';
import type { Personal, UserData } from '@site/contracts/user-data';
import { guest } from '@site/runtime/shell';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
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

const LateForm = lazy(() => new Promise<never>(() => {}));

/** Contents of pages by address. */
const pages: Record<string, ReactNode> = {
  '/form/': (
    <form method="dialog">
      <textarea aria-label="Вопрос" />
    </form>
  ),
  '/editor/': <select aria-label="Тип объекта" />,
  '/order-success/': <section data-undisturbed>Что дальше</section>,
  '/loading/': (
    <Suspense fallback={<div data-undisturbed />}>
      <LateForm />
    </Suspense>
  ),
  '/list/': (
    <form method="get">
      <input aria-label="Найти" />
    </form>
  ),
};

function Page() {
  const { pathname } = useLocation();
  return (
    <>
      <main>
        <h1>Страница</h1>
        {pages[pathname]}
      </main>
      <B2bOffer />
    </>
  );
}

const visit = (url: string) => renderSite({ url, page: <Page /> });
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

test('postpones the offer on pages with a form, also a late one, fields or a part that is not to be covered, but not on a list', async () => {
  const site = await visit('/form/');
  logIn(site);
  await waitFor(() => expect(site.session.getState().b2bDialogOpen).toBe(true));
  for (const url of ['/editor/', '/order-success/', '/loading/', '/form/']) {
    await settled();
    expect(offer()).toBeNull();
    await act(() => site.router.navigate(url));
  }
  await settled();
  expect(offer()).toBeNull();
  await act(() => site.router.navigate('/list/'));
  await waitFor(() => expect(offer()).toBeVisible());
});

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
