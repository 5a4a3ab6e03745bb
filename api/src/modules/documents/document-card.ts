import type { ProductDocument } from '@site/contracts/catalog';
import type { documents } from '../../db/schema.ts';

type DocumentRow = Pick<typeof documents.$inferSelect, 'id' | 'slug' | 'title' | 'kind' | 'size_bytes' | 'updated_at'>;

export const documentKinds = {
  catalog: 'Каталог',
  certifications: 'Декларация',
  instructions: 'Инструкция',
  parts: 'Деталировка',
  passports: 'Паспорт изделия',
} as const;
export type DocumentKind = keyof typeof documentKinds;

/** The address survives a replacement of the file: no version in it. */
export const toDocument = (row: DocumentRow): ProductDocument => ({
  id: row.id,
  title: row.title,
  kind: documentKinds[row.kind as DocumentKind],
  format: 'PDF',
  size_bytes: row.size_bytes,
  updated_at: row.updated_at,
  url: `/media/document/${row.slug}.pdf`,
});
