import type { PriceListRow } from '@site/contracts/price-lists';
import { typograph } from '@site/kernel/typography';
import { TextLink } from '@site/ui/link';
import { Price } from '@site/ui/price';
import { ProductName } from '@site/ui/product-name';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import css from './price-table.module.css';

interface PriceTableProps {
  caption: string;
  rows: readonly PriceListRow[];
}

/** A table where there is room; otherwise each row is a small block with the price at its end. */
export function PriceTable({ caption, rows }: PriceTableProps) {
  return (
    <div className={css.sized}>
      <table className={css.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead className={css.head}>
          <tr>
            <th scope="col">Артикул</th>
            <th scope="col">Наименование</th>
            <th scope="col">Ед.</th>
            <th scope="col">Цена</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ article, name, url, unit, price, note }) => (
            <tr key={article}>
              <td className={css.article}>{article}</td>
              <th scope="row" className={css.name}>
                <TextLink href={url} tone="quiet">
                  <ProductName name={name} />
                </TextLink>
                {note && <span className={css.note}>{typograph(note)}</span>}
              </th>
              <td className={css.unit}>{unit}</td>
              <td className={css.price}>
                <Price price={price} size="small" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
