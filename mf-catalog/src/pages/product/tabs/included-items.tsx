import { ProductName } from '@site/ui/product-name';
import type { Product } from '@site/contracts/catalog';
import css from './tabs.module.css';

export function IncludedItems({ items }: { items: Product['included_items'] }) {
  return (
    <ul className={css.rows}>
      {items.map(({ name, qty, unit }, index) => (
        // Two items may have one name.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index} className={css.row}>
          <span>
            <ProductName name={name} />
          </span>
          <span className={css.note}>
            {qty}&nbsp;{unit}
          </span>
        </li>
      ))}
    </ul>
  );
}
