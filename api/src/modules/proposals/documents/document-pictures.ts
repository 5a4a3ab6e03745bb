import type { OfferLine } from '@site/kp-rules/customer-offer';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Db } from '../../../db/database.ts';
import type { CompanyFiles } from '../../companies/files/company-files.ts';
import { versionOf } from '../../media/picture-urls.ts';
import type { Pictures } from '../../media/pictures.ts';
import { PicturedRepository } from '../pictured-repository.ts';

/** JPEG pictures of a document; `lines` by line key. */
export type DocumentPictures = { logo: Buffer | null; lines: ReadonlyMap<string, Buffer> };

/** Pixels: four times the size on paper, about 3 KB each. */
const LINE_WIDTH = 160;
const LOGO_WIDTH = 640;

const onPaper = (image: Buffer, width: number): Promise<Buffer> =>
  sharp(image, { density: 144 })
    .resize({ width, withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82 })
    .toBuffer();

type Dependencies = { db: Db; files: Pick<CompanyFiles, 'read'>; pictures: Pictures };

export class PaperPictures {
  private readonly drawn = new LRUCache<string, Buffer>({ max: 500 });

  constructor(private readonly deps: Dependencies) {}

  async logo(id: string | null): Promise<Buffer | null> {
    return id === null ? null : this.uploaded(id, LOGO_WIDTH);
  }

  async ofLines(lines: readonly OfferLine[], companyId: number | null): Promise<Map<string, Buffer>> {
    const articles = lines.flatMap(({ article }) => article ?? []);
    const own = lines.filter(({ article }) => article === null);
    const [goods, items] = await Promise.all([
      this.ofProducts([...new Set(articles)]),
      companyId !== null && own.length > 0 ? this.ofItems(companyId) : new Map<string, Buffer>(),
    ]);
    const pictures = new Map<string, Buffer>();
    for (const { key, article } of lines) {
      // The key of a company's own line ends in the item's id: `additionally/product:…`.
      const picture = article === null ? items.get(key.slice(key.indexOf(':') + 1)) : goods.get(article);
      if (picture) pictures.set(key, picture);
    }
    return pictures;
  }

  private async ofProducts(articles: string[]): Promise<Map<string, Buffer>> {
    const pictures = new Map<string, Buffer>();
    const { db, pictures: svgs } = this.deps;
    for (const { article, slug, drawing, picture_version } of await new PicturedRepository(db).products(articles)) {
      const key = versionOf(picture_version);
      const whole = { kind: 'product', slug, form: 'whole', drawing } as const;
      const picture = this.drawn.get(key) ?? (await onPaper(Buffer.from(await svgs.svg(whole, key)), LINE_WIDTH));
      this.drawn.set(key, picture);
      pictures.set(article, picture);
    }
    return pictures;
  }

  /** Pictures of the company's own services and products, by item id. */
  private async ofItems(companyId: number): Promise<Map<string, Buffer>> {
    const pictures = new Map<string, Buffer>();
    for (const { id, image } of await new PicturedRepository(this.deps.db).items(companyId)) {
      const picture = image && (await this.uploaded(image, LINE_WIDTH));
      if (picture) pictures.set(id, picture);
    }
    return pictures;
  }

  /** Returns null when the file is missing or unreadable: the document is rendered without the picture. */
  private uploaded(id: string, width: number): Promise<Buffer | null> {
    return this.deps.files
      .read(`${id}-640.webp`)
      .then((content) => onPaper(content, width))
      .catch(() => null);
  }
}
