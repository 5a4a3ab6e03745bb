import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type DownloadDocument, nameOf } from '@site/contracts/content-documents';
import { BRAND } from '../../brand/brand.ts';
import type { DiskCache } from '../../disk/disk-cache.ts';
import { sourceRevision } from '../../papers/source-revision.ts';
import { renderPdf } from '../../papers/text-pdf.ts';
import type { documents } from '../../tables/document-tables.ts';
import type { MediaRow } from '../../tables/media-tables.ts';
import type { FileStore } from '../../uploads/file-store.ts';
import type { ExplodedDrawing } from '../media/exploded-drawing.ts';
import type { DocumentRepository } from './document-repository.ts';
import { type Figure, figuresOf, pngsOf } from './parts-figures.ts';

/** Part of the cache key, because a release can change the layout. */
const revision = sourceRevision(new URL('../../papers/', import.meta.url));

type Row = typeof documents.$inferSelect;
type Text = Pick<Row, 'title' | 'updated_at' | 'body'>;

type PapersDeps = {
  repository: DocumentRepository;
  exploded: ExplodedDrawing;
  files: FileStore;
  mediaCache: DiskCache;
};

/** Support documents as PDF: uploaded, or drawn from their text. A drawn list of spare parts begins with the exploded drawings of its products. */
export class DocumentPapers {
  constructor(private readonly deps: PapersDeps) {}

  /** The uploaded PDF of a document; null: it is drawn. */
  async uploaded({ media_id: id }: Pick<Row, 'media_id'>): Promise<MediaRow | null> {
    return id === null ? null : ((await this.deps.repository.pdf({ id })) ?? null);
  }

  async render(row: Row): Promise<Buffer> {
    const { exploded, repository } = this.deps;
    const own = await this.uploaded(row);
    if (own) return this.read(own);
    return this.pdf(row, row.kind === 'parts' ? await figuresOf(exploded, await repository.productsOf(row.id)) : []);
  }

  async preview({ title, type, updated_at, file, sections, products }: DownloadDocument): Promise<Buffer> {
    const own = file === undefined ? undefined : await this.deps.repository.pdf({ name: file });
    if (own) return this.read(own);
    const about = type === 'parts' ? await this.deps.repository.productsWith(products) : [];
    return this.pdf({ title, updated_at, body: sections }, await figuresOf(this.deps.exploded, about));
  }

  /** Stores the size of the file that a published document has now. */
  async measure(address: string): Promise<void> {
    const row = await this.deps.repository.bySlug(nameOf(address));
    if (row && row.media_id === null) await this.resize(row);
  }

  /** Drawings of products change without a publication, and with them the sizes of the files. */
  async measureDrawn(): Promise<void> {
    for (const row of await this.deps.repository.drawn()) await this.resize(row);
  }

  private read({ content_id: id, size_bytes }: MediaRow): Promise<Buffer> {
    return this.deps.files.read({ id, size_bytes }).then(buffer);
  }

  private async resize(row: Row) {
    const { length } = await this.render(row);
    if (length !== row.size_bytes) await this.deps.repository.resize(row.id, length);
  }

  /** Cached on disk by a hash of the content. */
  private pdf({ title, updated_at: updatedAt, body: sections }: Text, figures: Figure[]): Promise<Buffer> {
    const { mediaCache } = this.deps;
    const paper = { title, brand: BRAND, updatedAt, sections };
    const version = createHash('sha256')
      .update(`${revision} ${JSON.stringify(figures.length ? { ...paper, figures } : paper)}`)
      .digest('hex');
    return mediaCache.get(`document-${version.slice(0, 24)}.pdf`, async () =>
      renderPdf({ ...paper, figures: await pngsOf(mediaCache, figures) }),
    );
  }
}
