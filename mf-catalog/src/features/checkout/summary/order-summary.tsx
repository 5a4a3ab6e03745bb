import type { Cart } from '@site/contracts/cart';
import type { ProposalCheckout } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatPrice } from '@site/kernel/money';
import { countGoods } from '@site/kernel/plurals';
import { cx } from '@site/ui/cx';
import { Icon } from '@site/ui/icon';
import { iconChevronDown } from '@site/ui/icons';
import { TextLink } from '@site/ui/link';
import { useId, useState, type ReactNode } from 'react';
import { OwnLines } from '../../orders/own-lines.tsx';
import { OrderSums } from '../../orders/order-sums.tsx';
import { ShipmentNote } from '../../shipment/shipment-note.tsx';
import type { OrderTotals } from './order-totals.ts';
import { SummaryLine } from './summary-line.tsx';
import css from './summary.module.css';

interface OrderSummaryProps {
  cart: Cart;
  totals: OrderTotals;
  proposal: ProposalCheckout | null;
  /** Submit button, shown next to the form; on phones it is at the form's end. */
  children: ReactNode;
}

/** Order lines and costs: next to the form, on phones above it and collapsed. */
export function OrderSummary({ cart, totals, proposal, children }: OrderSummaryProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <aside className={css.summary} aria-label="Ваш заказ">
      <h2 className={css.title}>
        Ваш заказ <span className={css.quiet}>{countGoods(cart.items.length, cart.qty)}</span>
      </h2>
      <button
        type="button"
        className={css.toggle}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <span>{`Ваш заказ: ${countGoods(cart.items.length, cart.qty)}`}</span>
        <strong>{formatPrice(totals.total)}</strong>
        <Icon shape={iconChevronDown} className={css.arrow} />
      </button>
      <div id={id} className={cx(css.content, open && css.open)}>
        <ul className={css.lines}>
          {cart.items.map((item) => (
            <SummaryLine key={item.product.id} item={item} />
          ))}
        </ul>
        <div className={css.totals}>
          <OrderSums live order={{ ...totals, vat_rate: cart.vat_rate }} />
        </div>
        <ShipmentNote items={cart.items} />
        {proposal && <OwnLines lines={proposal.own_lines} />}
        {!proposal && (
          <TextLink href={paths.cart()} className={css.back} data-print="hide">
            Изменить корзину
          </TextLink>
        )}
      </div>
      <div className={css.submit} data-print="hide">
        {children}
      </div>
    </aside>
  );
}
