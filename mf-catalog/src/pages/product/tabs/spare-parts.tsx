import type { Product } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import { Price } from '@site/ui/price';
import { StockLabel } from '@site/ui/stock-label';
import css from './tabs.module.css';

/** By position on the drawing, as a mechanic looks them up. */
const byPosition = new Intl.Collator('ru', { numeric: true }).compare;

export function SpareParts({ parts }: { parts: Product['spare_parts'] }) {
  const sorted = [...parts].sort((a, b) => byPosition(a.position, b.position));
  return (
    <ul className={css.rows}>
      {sorted.map(({ product, position }) => (
        <li key={product.id} className={css.part}>
          <span className={css.partPosition} title="Позиция на схеме">{position}</span>
          <span className={css.words}>
            <a href={paths.product(product.slug)}>{product.name}</a>
            <span className={css.note}>Арт.&nbsp;{product.article}</span>
          </span>
          <StockLabel stock={product.stock} />
          <span className={css.partPrice}><Price price={product.price} size="small" unit={product.unit} /></span>
        </li>
      ))}
    </ul>
  );
}
