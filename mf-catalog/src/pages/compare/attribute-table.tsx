import type { CompareGroup, CompareRow } from '@site/contracts/lists';
import { StockLabel } from '@site/ui/stock-label';
import { VisuallyHidden } from '@site/ui/visually-hidden';
import type { ComponentProps, ReactNode } from 'react';
import { betterValues } from './terms.ts';
import { differing } from './differing.ts';
import css from './attribute-table.module.css';

interface AttributeTableProps extends Omit<ComponentProps<'div'>, 'children'> {
  group: CompareGroup;
  onlyDifferences: boolean;
  /** Whether the table overflows: it is then focusable, so that the keyboard can scroll it. */
  scrolls: boolean;
}

interface Row extends Pick<CompareRow, 'code' | 'label' | 'differs'> {
  cells: ReactNode[];
  /** Cells that differ from the most frequent value. */
  apart: boolean[];
}

const NoValue = () => (
  <>
    <span aria-hidden="true">—</span>
    <VisuallyHidden>нет данных</VisuallyHidden>
  </>
);

/** Stock is not an attribute, but the first thing that distinguishes similar products. */
function stockRow({ products }: CompareGroup): Row {
  return {
    code: 'stock',
    label: 'Наличие',
    differs: new Set(products.map(({ stock }) => stock.label)).size > 1,
    apart: differing(products.map(({ stock }) => stock.label)),
    cells: products.map(({ id, stock }) => (stock.label ? <StockLabel key={id} stock={stock} /> : <NoValue />)),
  };
}

function attributeRow({ values, ...row }: CompareRow): Row {
  const better = betterValues(row.code, values);
  return {
    ...row,
    // The unit stays on the line of the last word.
    label: row.label.replace(/, (?=\S+$)/, ',\u00a0'),
    apart: differing(values),
    cells: values.map((value, index) => (
      <>
        {value === null ? <NoValue /> : <span>{value}</span>}
        {better[index] && <span className={css.better}> лучше</span>}
      </>
    )),
  };
}

export function AttributeTable({ group, onlyDifferences, scrolls, ...rest }: AttributeTableProps) {
  const { category, products } = group;
  const all = [stockRow(group), ...group.rows.map(attributeRow)];
  const rows = onlyDifferences ? all.filter(({ differs }) => differs) : all;
  const title = `Характеристики: ${category.name}`;

  return (
    <div {...rest} {...(scrolls && { tabIndex: 0 })} className={css.region} role="region" aria-label={title}>
      <VisuallyHidden role="status">
        {onlyDifferences ? `Различий: ${rows.length} из\u00a0${all.length}` : ''}
      </VisuallyHidden>
      <table className={css.table}>
        <caption className={css.caption}>{title}</caption>
        <thead className={css.names}>
          <tr>
            <td />
            {products.map(({ id, name }) => (
              <th key={id} scope="col">
                <VisuallyHidden>{name}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, label, differs, cells, apart }) => (
            <tr key={code} data-differs={differs || undefined}>
              <th scope="row">
                <span className={css.label}>
                  {label}
                  {differs && !onlyDifferences && <VisuallyHidden> (различается)</VisuallyHidden>}
                </span>
              </th>
              {cells.map((cell, index) => (
                <td key={products[index]?.id ?? index} data-apart={apart[index] || undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
          {rows.length === 0 && (
            <tr>
              <td className={css.same} colSpan={products.length + 1}>
                Характеристики этих товаров совпадают.
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}
