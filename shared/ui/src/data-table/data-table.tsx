import type { ReactNode } from 'react';
import css from './data-table.module.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  /** Text of a title that is no text, for phones. */
  label?: string;
  /** Order of the rows by this column, which the title changes. */
  sorted?: 'none' | 'ascending' | 'descending';
  align?: 'left' | 'right' | 'center';
  cell: (row: Row) => ReactNode;
}

export interface DataTableProps<Row> {
  /** Name of the table. */
  caption: string;
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row, index: number) => string | number;
  /** A control of each row, before its header. */
  control?: Pick<Column<Row>, 'title' | 'cell'>;
}

/** Attributes of a scrollable region: it must be focusable to scroll by keyboard (WCAG 2.1.1). */
const scrollable = { role: 'region', tabIndex: 0 } as const;

const labelOf = (title: ReactNode) => (typeof title === 'string' ? title : undefined);

/**
 * On wide screens the table header is sticky below the site's header (`--sticky-top`). Narrower, the table scrolls
 * horizontally in a focusable region; on phones, where a column would be out of sight, three and more columns become a
 * list: the row header, then each cell after the title of its column. The first column is the row header.
 */
export function DataTable<Row>({ caption, captionHidden, columns, rows, rowKey, control }: DataTableProps<Row>) {
  return (
    <div {...scrollable} className={css.region} aria-label={caption}>
      <table className={css.table} data-listed={columns.length > 2 || undefined}>
        <caption className={captionHidden ? css.captionHidden : css.caption}>{caption}</caption>
        <thead>
          <tr>
            {control && (
              <th scope="col" data-control>
                {control.title}
              </th>
            )}
            {columns.map(({ key, title, sorted, align }) => (
              <th key={key} scope="col" data-align={align} aria-sort={sorted}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={rowKey(row, index)}>
              {control && <td data-control>{control.cell(row)}</td>}
              {columns.map(({ key, title, label = labelOf(title), align, cell }, column) =>
                column === 0 ? (
                  <th key={key} scope="row" data-align={align}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={key} data-align={align} data-label={label}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
