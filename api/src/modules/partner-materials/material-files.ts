import type { Picture } from '@site/contracts/picture';
import { drawMark } from '../../brand/brand-mark.ts';
import type { DiskCache } from '../../disk/disk-cache.ts';
import type { DocumentPapers } from '../documents/document-papers.ts';
import type { DocumentService } from '../documents/document-service.ts';
import { POSTER, productDrawing, scenePicture, versionOf } from '../media/picture-urls.ts';
import type { Pictures } from '../media/pictures.ts';
import { rasterize } from '../media/rasterizer.ts';
import type { Videos } from '../media/videos.ts';
import type { MaterialRow, MaterialSource } from '../../tables/material-tables.ts';

/** Pixels, enough for the width of an A4 page. */
const WIDTH = 1440;
const types = { svg: 'image/svg+xml', png: 'image/png', pdf: 'application/pdf', mp4: 'video/mp4' } as const;
type Format = keyof typeof types;

/** The parameters of a product's drawing, with their version. */
type ProductDrawings = {
  product: (slug: string) => Promise<{ drawing: unknown; version: string } | undefined>;
};

export type MaterialFilesDeps = {
  drawings: ProductDrawings;
  documents: DocumentService;
  papers: Pick<DocumentPapers, 'render'>;
  pictures: Pictures;
  videos: Videos;
  mediaCache: DiskCache;
};

const formats: { [Type in MaterialSource['type']]: (source: Extract<MaterialSource, { type: Type }>) => Format } = {
  mark: ({ format }) => format,
  scene: () => 'png',
  product: () => 'png',
  document: () => 'pdf',
  video: () => 'mp4',
};
const formatOf = (source: MaterialSource): Format => (formats[source.type] as (of: MaterialSource) => Format)(source);

const megabytes = (bytes: number) => {
  const size = bytes / 2 ** 20;
  return size < 1 ? `${Math.max(1, Math.round(bytes / 1024))}\u00a0КБ` : `${size.toFixed(1).replace('.', ',')}\u00a0МБ`;
};

/** Descriptions, previews and contents of partner materials. */
export class MaterialFiles {
  constructor(private readonly deps: MaterialFilesDeps) {}

  /** Returns null when the source no longer exists. */
  private async bytesOf(source: MaterialSource): Promise<Buffer | null> {
    const { pictures, drawings, documents, papers, videos, mediaCache } = this.deps;
    switch (source.type) {
      case 'mark': {
        const svg = drawMark(source.variant);
        return source.format === 'svg' ? Buffer.from(svg) : rasterize(mediaCache, svg, { width: WIDTH }, 'png');
      }
      case 'scene': {
        const picture = { kind: 'scene', slug: source.scene, form: 'wide' } as const;
        return rasterize(mediaCache, await pictures.svg(picture, versionOf(source.scene)), { width: WIDTH }, 'png');
      }
      case 'product': {
        const { slug } = source;
        const found = await drawings.product(slug);
        if (!found) return null;
        const picture = { kind: 'product', slug, form: 'whole', drawing: found.drawing } as const;
        return rasterize(mediaCache, await pictures.svg(picture, versionOf(found.version)), { width: WIDTH }, 'png');
      }
      case 'document': {
        const found = await documents.find(source.slug);
        return found ? papers.render(found) : null;
      }
      case 'video':
        return videos.file(`${source.file}.mp4`)?.body ?? null;
    }
  }

  private async sizeOf(source: MaterialSource): Promise<string> {
    switch (source.type) {
      case 'mark':
        return source.format === 'svg' ? '' : `${WIDTH}\u00a0×\u00a0${WIDTH}`;
      case 'scene':
        return `${WIDTH}\u00a0×\u00a0600`;
      case 'product':
        return `${WIDTH}\u00a0×\u00a01080`;
      case 'document':
        return megabytes((await this.deps.documents.find(source.slug))?.size_bytes ?? 0);
      case 'video':
        return megabytes(this.deps.videos.file(`${source.file}.mp4`)?.body.length ?? 0);
    }
  }

  async facts({ source }: MaterialRow): Promise<string> {
    return [formatOf(source).toUpperCase(), await this.sizeOf(source)].filter(Boolean).join(', ');
  }

  async preview({ source }: MaterialRow): Promise<Picture | null> {
    switch (source.type) {
      case 'scene':
        return scenePicture(source.scene, '');
      case 'product': {
        const found = await this.deps.drawings.product(source.slug);
        return found ? productDrawing({ slug: source.slug, name: '', picture_version: found.version }) : null;
      }
      case 'video': {
        const poster = this.deps.videos.file(`${source.file}.webp`);
        return poster ? { src: `/media/video/${source.file}.webp?v=${poster.version}`, alt: '', ...POSTER } : null;
      }
      case 'mark': {
        const svg = encodeURIComponent(drawMark(source.variant));
        return { src: `data:image/svg+xml,${svg}`, alt: '', width: 720, height: 720 };
      }
      default:
        return null;
    }
  }

  async open({ source, title }: MaterialRow) {
    const content = await this.bytesOf(source);
    if (!content) return null;
    const format = formatOf(source);
    return { name: `${title.replaceAll('\u00a0', ' ')}.${format}`, type: types[format], content };
  }
}
