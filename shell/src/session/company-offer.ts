import type { UserData } from '@site/contracts/user-data';
import { sumOf } from '@site/kernel/sums';
import { readStorage, writeStorage } from '@site/runtime';
import { isCompanyEmail } from './company-email.ts';

/** Cart total that suggests a company purchase, in roubles. */
const GOODS_FROM = 100_000;

const goodsOf = ({ cart_products }: Pick<UserData, 'cart_products'>) =>
  sumOf(Object.values(cart_products).map(({ sum }) => sum));

/** Whether a private customer seems to buy for a company, by the email address or the cart total. */
export function mayBuyForCompany(user: Pick<UserData, 'personal' | 'cart_products'>): boolean {
  const { personal } = user;
  if (personal?.role !== 'customer' || personal.came_user) return false;
  return isCompanyEmail(personal.email) || goodsOf(user) >= GOODS_FROM;
}

const KEY = 'company-offer';

/** True without storage as well, because the offer would appear after every login. */
export const wasOffered = (): boolean => readStorage('localStorage', KEY) !== null;

export const rememberOffer = () => writeStorage('localStorage', KEY, 'closed');
