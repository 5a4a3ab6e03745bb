import type { Order } from '@site/contracts/orders';
import { formatPrice } from '@site/kernel/money';
import { Picture } from '@site/ui/picture';
import { ProductName } from '@site/ui/product-name';
import css from './orders.module.css';

/** Ordered products at the prices of the order. A product removed from the site keeps its name. */
export function OrderLines({ lines }: Pick<Order, 'lines'>) {
  return (
    <ul className={css.lines}>
      {lines.map(({ product_id, url, picture, article, name, qty, unit, price, sum, note, returned }) => (
        <li key={product_id} className={css.line}>
          <div className={css.picture}>
            {picture && <Picture picture={picture} fit="contain" sizes="72px" decorative />}
          </div>
          <div className={css.about}>
            <span className={css.quiet}>Арт.&nbsp;{article}</span>
            {url ? (
              <a href={url} className={css.name}>
                <ProductName name={name} />
              </a>
            ) : (
              <span className={css.name}>
                <ProductName name={name} />
              </span>
            )}
            {note && <span className={css.quiet}>{note}</span>}
            {returned > 0 && <span className={css.quiet}>{`Возвращено: ${returned}\u00a0${unit}`}</span>}
          </div>
          <span className={css.price}>{`${qty}\u00a0${unit}${qty > 1 ? ` × ${formatPrice(price)}` : ''}`}</span>
          <strong className={css.sum}>{formatPrice(sum)}</strong>
        </li>
      ))}
    </ul>
  );
}
