import { type DownloadDocument, nameOf } from '@site/contracts/content-documents';
import { asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../db/database.ts';
import { BRAND } from '../../../brand/brand.ts';
import { categories, productDocuments, products } from '../../../tables/catalog-tables.ts';
import { documents } from '../../../tables/document-tables.ts';
import { mediaFiles } from '../../../tables/media-tables.ts';
import { renderPdf } from '../../../papers/text-pdf.ts';
import { toDownloadDocument, toDownloadRow } from '../document-rows.ts';

export async function allDownloads(db: Db): Promise<DownloadDocument[]> {
  const rows = await db
    .select({ document: documents, category: categories.slug, file: mediaFiles.name })
    .from(documents)
    .leftJoin(categories, eq(categories.id, documents.category_id))
    .leftJoin(mediaFiles, eq(mediaFiles.id, documents.media_id))
    .orderBy(asc(documents.id));
  const links = await db
    .select({ id: productDocuments.document_id, article: products.article })
    .from(productDocuments)
    .innerJoin(products, eq(products.id, productDocuments.product_id));
  const about = new Map<number, string[]>(rows.map(({ document }) => [document.id, []]));
  for (const { id, article } of links) about.get(id)?.push(article);
  return rows.map(({ document, category, file }) =>
    toDownloadDocument(document, {
      category,
      file,
      products: about.get(document.id) ?? [],
    }),
  );
}

/** The uploaded PDF of a document with its size, or the size of the drawn one. */
async function fileOf(db: Db, { file, title, updated_at: updatedAt, sections }: DownloadDocument) {
  const [own] = file
    ? await db
        .select({ media_id: mediaFiles.id, size_bytes: mediaFiles.size_bytes })
        .from(mediaFiles)
        .where(eq(mediaFiles.name, file))
    : [];
  return own ?? { media_id: null, size_bytes: (await renderPdf({ title, brand: BRAND, updatedAt, sections })).length };
}

export async function showDownload(db: Db, document: DownloadDocument): Promise<void> {
  const [category] = document.category
    ? await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, document.category))
    : [];
  const row = { ...toDownloadRow(document), category_id: category?.id ?? null, ...(await fileOf(db, document)) };
  const [shown] = await db
    .insert(documents)
    .values(row)
    .onConflictDoUpdate({ target: documents.slug, set: row })
    .returning({ id: documents.id });
  await db.delete(productDocuments).where(eq(productDocuments.document_id, shown!.id));
  const about = document.products.length
    ? await db.select({ id: products.id }).from(products).where(inArray(products.article, document.products))
    : [];
  if (about.length)
    await db.insert(productDocuments).values(about.map(({ id }) => ({ product_id: id, document_id: shown!.id })));
}

export async function hideDownload(db: Db, address: string): Promise<void> {
  await db.delete(documents).where(eq(documents.slug, nameOf(address)));
}
