import { jest } from '@jest/globals';
import type { UserData } from '@site/contracts/user-data';
import type { CallResult } from '@site/runtime';
import { fakeApi } from '@site/testing/fake-api';

type Answer = CallResult<unknown>;

export const ok = (value: object): Answer => ({ ok: true, value: { status: 'ok', ...value } });
export const refused = (status: number, code: string, message: string, fields?: Record<string, string>): Answer => ({
  ok: false,
  status,
  problem: { status: 'error', code, message, fields },
});

export const personal: NonNullable<UserData['personal']> = {
  id: '1',
  role: 'customer',
  came_user: false,
  dealer_access: false,
  kp_access: false,
  name: 'Анна',
  surname: 'Ёлкина',
  patronymic: '',
  phone: '+79161234567',
  email: 'anna@example.ru',
  city: 'Тула',
  position: '',
  company: null,
};

/** Fake API of login and registration; a test may replace each response. */
export function entranceApi() {
  const sent = ok({ resend_after: 60, expires_in: 300 });
  const answers: Record<string, Answer> = {
    '/account/user/check-phone': ok({ registered: true }),
    '/account/user/login': sent,
    '/account/user/registrate': sent,
    '/account/user/refresh-code': sent,
    '/account/user/verify': ok({ user: personal }),
  };
  const call = jest.fn(async (_method: string, path: string, _body?: unknown) => answers[path]!);
  const userData = async (): Promise<UserData> => ({
    authed: true,
    personal,
    cart_qty: 2,
    cart_products: {},
    compare_products: [],
    wishlist_products: [],
    bpt: false,
  });
  return { answers, call, api: fakeApi(call, userData) };
}
