import type { CartItem } from '@site/contracts/cart';
import { paths } from '@site/contracts/paths';
import { cartStepper, cartSubmitter } from '@site/contracts/shop-forms';
import { formatPrice } from '@site/kernel/money';
import { limitsOf } from '@site/contracts/limits';
import { Button, IconButton } from '@site/ui/button';
import { cx } from '@site/ui/cx';
import { iconHeart, iconTrash } from '@site/ui/icons';
import { Picture } from '@site/ui/picture';
import { Price } from '@site/ui/price';
import { ProductName } from '@site/ui/product-name';
import { QuantityStepper } from '@site/ui/quantity-stepper';
import { StockLabel } from '@site/ui/stock-label';
import { changeText } from './change-text.ts';
import { lineId } from './line-id.ts';
import css from './cart-line.module.css';

export interface LineActions {
  setQuantity: (item: CartItem, qty: number) => void;
  remove: (item: CartItem) => void;
  saveForLater: (item: CartItem) => void;
}

const noteClass = ({ available, product }: CartItem) => {
  if (!available) return css.blocker;
  return cx(css.note, product.stock.state === 'low_stock' && css.short);
};

/** One line of the cart. A line that cannot be ordered shows the reason and a remedy. */
export function CartLine({ item, actions }: { item: CartItem; actions: LineActions }) {
  const { product, qty, sum, sum_retail, available, note, changes } = item;
  const { name, unit } = product;
  return (
    <li id={lineId(product.id)} className={cx(css.line, !available && css.blocked)}>
      <div className={css.picture}>
        <Picture picture={product.picture} sizes="96px" fit="contain" decorative />
      </div>
      <div className={css.about}>
        <p className={css.article}>Арт.&nbsp;{product.article}</p>
        <h2 className={css.name}>
          <a href={paths.product(product.slug)}>
            <ProductName name={name} />
          </a>
        </h2>
        {available && <StockLabel stock={product.stock} />}
        {note && <p className={noteClass(item)}>{note}</p>}
        {changes.map((change) => (
          <p key={change.kind} className={css.change}>
            {changeText(change)}
          </p>
        ))}
      </div>
      <div className={css.unitPrice}>
        <Price price={product.price} size="small" unit={unit} />
      </div>
      <div className={css.quantity}>
        <div className={css.stepper}>
          <QuantityStepper
            value={qty}
            {...limitsOf(product)}
            label={`Количество: ${name}`}
            disabled={!available}
            form={cartStepper(product.id)}
            onChange={(_quantity, requested) => actions.setQuantity(item, requested)}
          />
        </div>
        <span className={css.fixedQuantity}>{`${qty}\u00a0${unit}`}</span>
      </div>
      <div className={css.sum}>
        {sum !== null && sum_retail !== null && sum_retail > sum && <s>{formatPrice(sum_retail)}</s>}
        <strong>{sum === null ? '—' : formatPrice(sum)}</strong>
      </div>
      <div className={css.tools}>
        <Button
          variant="ghost"
          size="small"
          iconStart={iconHeart}
          aria-label={`Отложить: ${name}`}
          data-scripted
          onClick={() => actions.saveForLater(item)}
        >
          Отложить
        </Button>
        <IconButton
          {...cartSubmitter(product.id, 0)}
          icon={iconTrash}
          label={`Удалить: ${name}`}
          onClick={(event) => {
            event.preventDefault();
            actions.remove(item);
          }}
        />
      </div>
    </li>
  );
}
