import { DataTable } from '@site/ui/data-table';
import type { BlockProps } from '../block-view.ts';

export const TableBlock = ({ block: { caption, columns, rows } }: BlockProps<'table'>) => (
  <DataTable
    caption={caption}
    columns={columns.map(({ title, align }, index) => ({
      key: String(index),
      title,
      align,
      cell: (row: string[]) => row[index],
    }))}
    rows={rows}
    rowKey={(_row, index) => index}
  />
);
