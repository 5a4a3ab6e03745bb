import { Cart } from '@site/contracts/cart';
import { ProblemError, problems } from '../../errors.ts';

type DeliveryPrices = { courier_price: number; free_delivery_from: number };

const CHECK_CART = 'Цены или наличие изменились. Проверьте корзину';

export const orderProblems = {
  orderingOff: (message: string) => new ProblemError(503, 'ordering_off', message),
  cartEmpty: () => new ProblemError(409, 'cart_empty', 'В\u00a0корзине нет товаров'),
  cartBlocked: (cart: Cart) =>
    new ProblemError(409, 'cart_blocked', cart.blocked.join('. '), { data: { cart: Cart.parse(cart) } }),
  cartChanged: (cart: Cart, { courier_price, free_delivery_from }: DeliveryPrices) =>
    new ProblemError(409, 'cart_changed', CHECK_CART, {
      data: { cart: Cart.parse(cart), delivery: { courier_price, free_delivery_from } },
    }),
  noAccess: problems.noAccess,
  paymentUnavailable: (message: string) => new ProblemError(503, 'payment_unavailable', message, { retryAfter: 60 }),
  status: (message: string) => new ProblemError(409, 'order_status', message),
} as const;
