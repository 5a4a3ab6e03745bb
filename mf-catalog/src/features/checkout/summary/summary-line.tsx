import type { CartItem } from '@site/contracts/cart';
import { formatPrice } from '@site/kernel/money';
import { Picture } from '@site/ui/picture';
import { ProductName } from '@site/ui/product-name';
import css from './summary.module.css';

export function SummaryLine({ item: { product, qty, sum, note } }: { item: CartItem }) {
  return (
    <li className={css.line}>
      {product.picture && (
        <span className={css.picture}>
          <Picture picture={product.picture} fit="contain" sizes="56px" decorative />
        </span>
      )}
      <span className={css.name}>
        <span>
          <ProductName name={product.name} />
        </span>
        <span className={css.quiet}>{`${qty}\u00a0${product.unit}${note ? `\u00a0· ${note}` : ''}`}</span>
      </span>
      <span className={css.sum}>{sum === null ? '—' : formatPrice(sum)}</span>
    </li>
  );
}
