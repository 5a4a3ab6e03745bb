import type { Cart } from '@site/contracts/cart';
import { formatPrice } from '@site/kernel/money';
import { Button } from '@site/ui/button';
import { Dialog } from '@site/ui/dialog';
import { ProductName } from '@site/ui/product-name';
import { cartDifferences } from './cart-differences.ts';
import css from './placing.module.css';

interface CartChangedDialogProps {
  before: Cart;
  now: Cart;
  /** Total including delivery, as calculated by the form. */
  totalOf: (cart: Cart) => number;
  onAccept: () => void;
  onClose: () => void;
}

export function CartChangedDialog({ before, now, totalOf, onAccept, onClose }: CartChangedDialogProps) {
  const footer = (
    <>
      <Button onClick={onAccept}>Оформить за&nbsp;{formatPrice(totalOf(now))}</Button>
      <Button variant="secondary" onClick={onClose}>
        Вернуться к&nbsp;форме
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title="Цены или наличие изменились" footer={footer}>
      <ul className={css.differences}>
        {cartDifferences(before, now).map(({ id, name, what }) => (
          <li key={id}>
            <strong>
              <ProductName name={name} />
            </strong>
            {what.map((sentence) => (
              <span key={sentence}>{sentence}</span>
            ))}
          </li>
        ))}
      </ul>
      <dl className={css.totals}>
        <dt>Было</dt>
        <dd>
          <s>{formatPrice(totalOf(before))}</s>
        </dd>
        <dt>Стало</dt>
        <dd>
          <strong>{formatPrice(totalOf(now))}</strong>
        </dd>
      </dl>
    </Dialog>
  );
}
