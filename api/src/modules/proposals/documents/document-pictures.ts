import type { OfferLine } from '@site/kp-rules/customer-offer';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import type { Db } from '../../../db/database.ts';
import type { CompanyFiles } from '../../companies/files/company-files.ts';
import { versionOf } from '../../media/picture-urls.ts';
import type { Pictures } from '../../media/pictures.ts';
import { createPicturedRepository } from '../pictured-repository.ts';

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

type Dependencies = { db: Db; files: CompanyFiles; pictures: Pictures };

export function createDocumentPictures({ db, files, pictures: svgs }: Dependencies) {
  const pictured = createPicturedRepository(db);
  const drawn = new LRUCache<string, Buffer>({ max: 500 });

  async function ofProducts(articles: string[]): Promise<Map<string, Buffer>> {
    const pictures = new Map<string, Buffer>();
    for (const { article, slug, drawing, picture_version } of await pictured.products(articles)) {
      const key = versionOf(picture_version);
      const whole = { kind: 'product', slug, form: 'whole', drawing } as const;
      const picture = drawn.get(key) ?? (await onPaper(Buffer.from(await svgs.svg(whole, key)), LINE_WIDTH));
      drawn.set(key, picture);
      pictures.set(article, picture);
    }
    return pictures;
  }

  /** Returns null when the file is missing or unreadable: the document is rendered without the picture. */
  const uploaded = (id: string, width: number): Promise<Buffer | null> =>
    files
      .read(`${id}-640.webp`)
      .then((content) => onPaper(content, width))
      .catch(() => null);

  /** Pictures of the company's own services and products, by item id. */
  async function ofItems(companyId: number): Promise<Map<string, Buffer>> {
    const pictures = new Map<string, Buffer>();
    for (const { id, image } of await pictured.items(companyId)) {
      const picture = image && (await uploaded(image, LINE_WIDTH));
      if (picture) pictures.set(id, picture);
    }
    return pictures;
  }

  return {
    logo: (id: string | null) => (id ? uploaded(id, LOGO_WIDTH) : Promise.resolve(null)),

    async ofLines(lines: readonly OfferLine[], companyId: number | null): Promise<Map<string, Buffer>> {
      const articles = lines.flatMap(({ article }) => article ?? []);
      const own = lines.filter(({ article }) => article === null);
      const [goods, items] = await Promise.all([
        ofProducts([...new Set(articles)]),
        companyId !== null && own.length > 0 ? ofItems(companyId) : new Map<string, Buffer>(),
      ]);
      const pictures = new Map<string, Buffer>();
      for (const { key, article } of lines) {
        // The key of a company's own line ends in the item's id: `additionally/product:…`.
        const picture = article === null ? items.get(key.slice(key.indexOf(':') + 1)) : goods.get(article);
        if (picture) pictures.set(key, picture);
      }
      return pictures;
    },
  };
}
