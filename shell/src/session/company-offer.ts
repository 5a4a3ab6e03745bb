import type { UserData } from '@site/contracts/user-data';
import { sumOf } from '@site/kernel/sums';
import { isCompanyEmail } from './company-email.ts';

/** Goods in the cart, in roubles, that private buyers seldom need. */
const GOODS_FROM = 100_000;

const goodsOf = ({ cart_products }: Pick<UserData, 'cart_products'>) =>
  sumOf(Object.values(cart_products).map(({ sum }) => sum));

/** A private customer who seems to buy for a company: by the address he writes from, or by what he has gathered. */
export function mayBuyForCompany(user: Pick<UserData, 'personal' | 'cart_products'>): boolean {
  const { personal } = user;
  if (personal?.role !== 'customer' || personal.came_user) return false;
  return isCompanyEmail(personal.email) || goodsOf(user) >= GOODS_FROM;
}

const KEY = 'company-offer';

/** Once a browser is enough: whoever has closed the offer knows of it. */
export function wasOffered(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true; // Where nothing is remembered, it would come with every login.
  }
}

export function rememberOffer() {
  try {
    localStorage.setItem(KEY, 'closed');
  } catch {
    // Private windows and full quotas.
  }
}
