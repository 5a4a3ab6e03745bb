import { formatPrice, type Roubles } from './money.ts';

export interface Credit {
  limit: Roubles;
  owed: Roubles;
}

export const creditLeft = ({ limit, owed }: Credit): Roubles => Math.max(0, limit - owed);

/** Returns why the payment of an order cannot be deferred; null: it can. */
export function creditRefusal(credit: Credit, total: Roubles): string | null {
  const left = creditLeft(credit);
  if (total <= left) return null;
  return (
    `Лимита отсрочки не\u00a0хватает на\u00a0этот заказ: свободно ${formatPrice(left)} из\u00a0${formatPrice(credit.limit)}. ` +
    'Выберите другой способ оплаты'
  );
}
