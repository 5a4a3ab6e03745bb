import { jest } from '@jest/globals';
import type { Cart } from '@site/contracts/cart';
import type { CheckoutOptions, ProposalCheckout } from '@site/contracts/orders';
import type { UserData } from '@site/contracts/user-data';
import { useLoaderData, type CallResult } from '@site/runtime';
import { fakeApi } from '@site/testing/fake-api';
import { renderPage } from '@site/testing/render-page';
import { screen, within } from '@testing-library/react';
import { cart as sampleCart, checkoutOptions } from '../../testing/checkout.ts';
import { CheckoutStep } from './checkout-step.tsx';

type Answer = CallResult<unknown>;
type Call = (method: string, path: string, body?: unknown) => Promise<Answer>;

export const ok = (value: object): Answer => ({ ok: true, value: { status: 'ok', ...value } });
export const rejected = (
  status: number,
  code: string,
  more: { fields?: Record<string, string>; data?: Record<string, unknown> } = {},
): Answer => ({
  ok: false,
  status,
  problem: { status: 'error', code, message: `Отказ ${code}`, ...more },
});

const seo = {
  title: '',
  description: '',
  h1: 'Оформление заказа',
  canonical: '/cart/',
  robots: 'noindex',
  breadcrumbs: [],
  jsonld: [],
};

function Page() {
  const { pagedata } = useLoaderData<{
    pagedata: { cart: Cart; checkout: CheckoutOptions; proposal?: ProposalCheckout };
  }>();
  return <CheckoutStep cart={pagedata.cart} checkout={pagedata.checkout} proposal={pagedata.proposal ?? null} />;
}

interface OpenOptions {
  options?: Partial<CheckoutOptions>;
  cart?: Cart;
  authed?: boolean;
  proposal?: ProposalCheckout;
}

/** Opens the checkout with a fake API; tests may replace its responses. */
export function checkoutServer() {
  const answers: Record<string, Answer> = {
    '/order/': ok({ id: 'b1946ac9-2c4b-4f0e-9d3a-5b1f4c8e7a10', number: 100_045, url: '/order/b1946ac9/' }),
    '/account/user/check-phone': ok({ registered: true }),
    '/account/user/login': ok({ resend_after: 60, expires_in: 300 }),
    '/account/user/registrate': ok({ resend_after: 60, expires_in: 300 }),
    '/account/user/verify': ok({ user: null }),
  };
  const call = jest.fn<Call>(async (_method, path) => answers[path]!);
  const user: UserData = {
    authed: true,
    personal: null,
    cart_qty: 0,
    cart_products: {},
    compare_products: [],
    wishlist_products: [],
    bpt: false,
  };
  const userData = jest.fn(async () => user);

  const open = ({ options = {}, cart = sampleCart(), authed = true, proposal }: OpenOptions = {}) =>
    renderPage({
      Component: Page,
      path: '/cart',
      url: '/cart?step=checkout',
      data: { seo, content: [], pagedata: { kind: 'cart', cart, checkout: checkoutOptions(options), proposal } },
      user: { authed, cart_qty: 1 },
      api: fakeApi(call, userData),
    });

  const sent = () =>
    call.mock.calls.filter(([, path]) => path === '/order/').map(([, , body]) => body as Record<string, unknown>);
  return { answers, call, userData, open, sent };
}
export type CheckoutPage = Awaited<ReturnType<ReturnType<typeof checkoutServer>['open']>>;

export const field = (name: RegExp | string) => screen.getByRole('textbox', { name });
export const radio = (name: RegExp | string) => screen.getByRole('radio', { name });
export const submit = () => within(screen.getByRole('form')).getByRole('button', { name: 'Оформить заказ' });

export async function consent({ user }: CheckoutPage) {
  await user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Принимаю условия продажи/ }));
}
