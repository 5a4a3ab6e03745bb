import { createHash } from 'node:crypto';
import { BRAND } from '../../brand/brand.ts';
import type { DiskCache } from '../../disk/disk-cache.ts';
import { sourceRevision } from '../../papers/source-revision.ts';
import type { documents } from '../../tables/document-tables.ts';
import { renderPdf } from '../../papers/text-pdf.ts';

/** Part of the cache key, because a release can change the layout. */
const revision = sourceRevision(new URL('../../papers/', import.meta.url));

/** Renders a support document to PDF, cached on disk by a hash of its content. */
export function documentPaper(
  kept: DiskCache,
  { title, updated_at: updatedAt, body: sections }: typeof documents.$inferSelect,
): Promise<Buffer> {
  const paper = { title, brand: BRAND, updatedAt, sections };
  const version = createHash('sha256')
    .update(`${revision} ${JSON.stringify(paper)}`)
    .digest('hex');
  return kept.get(`document-${version.slice(0, 24)}.pdf`, () => renderPdf(paper));
}
