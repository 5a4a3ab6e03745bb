import type { ProductDocument } from '@site/contracts/catalog';
import { documentKindNames } from '@site/contracts/support-lists';
import type { documents } from '../../tables/document-tables.ts';

type DocumentRow = Pick<typeof documents.$inferSelect, 'id' | 'slug' | 'title' | 'kind' | 'size_bytes' | 'updated_at'>;

/** The URL contains no version, so that it survives a replacement of the file. */
export const toDocument = (row: DocumentRow): ProductDocument => ({
  id: row.id,
  title: row.title,
  kind: documentKindNames[row.kind],
  format: 'PDF',
  size_bytes: row.size_bytes,
  updated_at: row.updated_at,
  url: `/media/document/${row.slug}.pdf`,
});
