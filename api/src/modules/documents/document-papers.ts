import { createHash } from 'node:crypto';
import { BRAND } from '../../brand.ts';
import type { KeptBytes } from '../../disk/kept-bytes.ts';
import { sourceRevision } from '../../source-revision.ts';
import type { documents } from './document-tables.ts';
import { renderPdf } from './pdf.ts';

/** The same document may look different in the next release. */
const revision = sourceRevision(new URL('./', import.meta.url));

/** Support documents as PDF, drawn once and kept on disk under a name made of what they say. */
export const createDocumentPapers =
  (kept: KeptBytes) =>
  ({ title, updated_at: updatedAt, body: sections }: typeof documents.$inferSelect): Promise<Buffer> => {
    const paper = { title, brand: BRAND, updatedAt, sections };
    const version = createHash('sha256')
      .update(`${revision} ${JSON.stringify(paper)}`)
      .digest('hex');
    return kept(`document-${version.slice(0, 24)}.pdf`, () => renderPdf(paper));
  };
