import type { Cart } from '@site/contracts/cart';
import { formatPrice } from '@site/kernel/money';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { ProductName } from '@site/ui/product-name';
import type { OrderTotals } from '../summary/order-totals.ts';
import { cartDifferences } from './cart-differences.ts';
import css from './placing.module.css';

interface PricedOffer {
  cart: Cart;
  /** Calculated by the form. */
  totals: OrderTotals;
}

interface CartChangedDialogProps {
  before: PricedOffer;
  now: PricedOffer;
  onAccept: () => void;
  onClose: () => void;
}

const priceOf = (sum: number | null) => (sum ? formatPrice(sum) : 'бесплатно');

export function CartChangedDialog({ before, now, onAccept, onClose }: CartChangedDialogProps) {
  const [deliveryBefore, deliveryNow] = [before.totals.delivery_total, now.totals.delivery_total];
  const footer = (
    <>
      <Button onClick={onAccept}>Оформить за&nbsp;{formatPrice(now.totals.total)}</Button>
      <Button variant="secondary" onClick={onClose}>
        Вернуться к&nbsp;форме
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Цены или наличие изменились" footer={footer}>
      <ul className={css.differences}>
        {cartDifferences(before.cart, now.cart).map(({ id, name, what }) => (
          <li key={id}>
            <strong>
              <ProductName name={name} />
            </strong>
            {what.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </li>
        ))}
        {deliveryBefore !== deliveryNow && (
          <li>
            <strong>Доставка курьером</strong>
            <span>{`Цена: было ${priceOf(deliveryBefore)}, стало ${priceOf(deliveryNow)}`}</span>
          </li>
        )}
      </ul>
      <dl className={css.totals}>
        <dt>Было</dt>
        <dd>
          <s>{formatPrice(before.totals.total)}</s>
        </dd>
        <dt>Стало</dt>
        <dd>
          <strong>{formatPrice(now.totals.total)}</strong>
        </dd>
      </dl>
    </Dialog>
  );
}
