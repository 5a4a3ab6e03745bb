import type { Cart } from '@site/contracts/cart';
import { formatPrice } from '@site/kernel/money';
import type { RefObject } from 'react';
import { StickyBar } from '../../features/sticky-bar/sticky-bar.tsx';
import { OrderButton } from './order-button.tsx';
import css from './cart-summary.module.css';

interface CartBarProps {
  cart: Cart;
  settling: boolean;
  summary: RefObject<HTMLElement | null>;
}

/** The total and «Оформить заказ» in a sticky bar, for phones. */
export const CartBar = ({ cart, settling, summary }: CartBarProps) => (
  <StickyBar label="Итог корзины" standsInFor={summary}>
    <span className={css.barTotal} data-settling={settling || undefined}>
      {formatPrice(cart.total)}
    </span>
    <OrderButton cart={cart} />
  </StickyBar>
);
