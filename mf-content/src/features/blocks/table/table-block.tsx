import { typograph } from '@site/kernel/typography';
import { DataTable } from '@site/ui/data-table';
import type { BlockProps } from '../block-view.ts';
import { ContactCards } from './contact-cards.tsx';
import { ContactText, hasContact } from './contact-text.tsx';

export function TableBlock({ block }: BlockProps<'table'>) {
  const { caption, columns, rows } = block;
  if (columns.length > 2 && rows.every((row) => row.some(hasContact))) return <ContactCards block={block} />;
  return (
    <DataTable
      caption={caption}
      columns={columns.map(({ title, align }, index) => ({
        key: String(index),
        title,
        align,
        cell: ({ [index]: text = '' }: string[]) => (hasContact(text) ? <ContactText text={text} /> : typograph(text)),
      }))}
      rows={rows}
      rowKey={(_row, index) => index}
    />
  );
}
