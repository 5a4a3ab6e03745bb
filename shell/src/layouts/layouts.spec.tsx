import { expect, jest, test } from '@jest/globals';
import { responseTo, fakeApi, type WireCall } from '@site/testing/fake-api';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSite } from '../testing/render-site.tsx';
import { AccountLayout } from './account/account-layout.tsx';
import { DefaultLayout } from './default/default-layout.tsx';
import { DocumentsLayout } from './documents/documents-layout.tsx';
import { EmptyLayout } from './empty/empty-layout.tsx';

const personal = {
  id: 'u1',
  role: 'customer' as const,
  came_user: false,
  dealer_access: false,
  kp_access: false,
  name: 'Екатерина',
  surname: 'Иванова',
  patronymic: '',
  phone: '+79161234567',
  email: 'k@example.com',
  city: '',
  position: '',
  company: null,
};

test('links to the catalogue, search, lists and login without scripts', async () => {
  await renderSite({ Layout: DefaultLayout });
  const header = screen.getByRole('banner');
  expect(within(header).getByRole('button', { name: 'Каталог' })).toHaveAttribute('href', '/catalog/');
  expect(within(header).getByRole('searchbox').closest('form')).toHaveAttribute('action', '/search');
  expect(within(header).getByRole('searchbox')).toHaveAttribute('name', 'query');
  expect(within(header).getByRole('link', { name: 'Сравнение' })).toHaveAttribute('href', '/compare/');
  expect(within(header).getByRole('link', { name: 'Войти' })).toHaveAttribute('href', '/login/');
  expect(within(header).getByRole('link', { name: /800.*555-01-20/ })).toHaveAttribute('href', 'tel:+78005550120');
});

test('updates the counters with the session, and shows 99+ above 99 with the exact number in the name', async () => {
  const { session } = await renderSite({ Layout: DefaultLayout, user: { cart_qty: 99, compare_products: [1, 2] } });
  expect(screen.getByRole('link', { name: /^Корзина, 99\sтоваров$/ })).toHaveTextContent('99');
  expect(screen.getByRole('link', { name: /^Сравнение, 2\sтовара$/ })).toBeInTheDocument();
  act(() => session.setState({ cart_qty: 101, compare_products: [] }));
  expect(screen.getByRole('link', { name: /^Корзина, 101\sтовар$/ })).toHaveTextContent('99+');
  expect(screen.getByRole('link', { name: 'Сравнение' })).toBeInTheDocument();
});

test('hides the header menu, the header or the footer', async () => {
  const first = await renderSite({ Layout: DefaultLayout });
  expect(screen.getByRole('navigation', { name: 'Разделы сайта' })).toBeInTheDocument();
  first.unmount();
  const second = await renderSite({ Layout: DefaultLayout, route: { header: 'no-bottom' } });
  expect(screen.getByRole('banner')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Разделы сайта' })).toBeNull();
  second.unmount();
  await renderSite({ Layout: DefaultLayout, loader: () => ({ noheader: true, nofooter: true }) });
  expect(screen.queryByRole('banner')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('shows only the brand, the phone and the legal block on a focused page', async () => {
  await renderSite({ Layout: DefaultLayout, loader: () => ({ focused: true }) });
  const links = within(screen.getByRole('banner')).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/', 'tel:+78005550120']);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('contentinfo')).toHaveTextContent(/ИНН/);
});

test('has the target of the skip link in every layout', async () => {
  for (const Layout of [DefaultLayout, AccountLayout, DocumentsLayout, EmptyLayout]) {
    const { unmount } = await renderSite({ Layout });
    const main = screen.getByRole('main');
    expect(main).toHaveAttribute('id', 'main');
    expect(main).toHaveAttribute('tabindex', '-1');
    unmount();
  }
});

test('shows the account sections to a logged-in user, with the current one marked', async () => {
  await renderSite({ Layout: AccountLayout, user: { authed: true, personal }, url: '/account/orders/' });
  const rail = screen.getByRole('navigation', { name: 'Личный кабинет' });
  expect(within(rail).getByRole('link', { current: 'page' })).toHaveTextContent('Заказы');
});

test('scrolls the current section to the middle of the strip on a phone', async () => {
  const boxes = jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.matches('[aria-current=page]') ? new DOMRect(900, 0, 100, 48) : new DOMRect(0, 0, 360, 48);
  });
  const width = jest.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(360);
  await renderSite({ Layout: AccountLayout, user: { authed: true, personal }, url: '/account/orders/' });
  expect(screen.getByRole('navigation', { name: 'Личный кабинет' }).scrollLeft).toBe(770);
  boxes.mockRestore();
  width.mockRestore();
});

test('shows the support section’s items beside document pages', async () => {
  await renderSite({ Layout: DocumentsLayout, url: '/support/instructions/' });
  const rail = screen.getByRole('navigation', { name: 'Документы' });
  expect(within(rail).getByRole('link', { name: 'Инструкции', current: 'page' })).toHaveAttribute(
    'href',
    '/support/instructions/',
  );
});

test('shows no account menu to a guest', async () => {
  await renderSite({ Layout: AccountLayout, url: '/account/orders/' });
  expect(screen.queryByRole('navigation', { name: 'Личный кабинет' })).toBeNull();
});

test('clears the session and opens the login page on logout', async () => {
  const call = jest.fn<WireCall>(async () => responseTo('POST /account/user/logout', { status: 'ok' }));
  localStorage.setItem('auth', 'u1');
  const { session, router } = await renderSite({
    Layout: AccountLayout,
    user: { authed: true, personal, cart_qty: 4 },
    api: fakeApi(call),
    url: '/account/main/',
  });
  const rail = screen.getByRole('navigation', { name: 'Личный кабинет' });
  await userEvent.click(within(rail).getByRole('button', { name: 'Выйти' }));
  await screen.findByRole('heading', { name: 'Вход' });
  expect(call).toHaveBeenCalledWith('POST', '/account/user/logout');
  expect(session.getState()).toMatchObject({ authed: false, personal: null, cart_qty: 0 });
  expect(localStorage.getItem('auth')).toBeNull();
  expect(router.state.location.pathname).toBe('/login/');
  expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull();
});

test('puts a section’s own page first in its panel', async () => {
  await renderSite({ Layout: DefaultLayout });
  const menu = screen.getByRole('navigation', { name: 'Разделы сайта' });
  expect(within(menu).getByRole('link', { name: 'Академия', hidden: true })).toHaveAttribute('href', '/academy/');
});
