import type { ProductPreview, ProductValues } from '@site/contracts/manage-goods';
import type { PageResponse } from '@site/contracts/page';
import { paths } from '@site/contracts/paths';
import { DAY } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { isUuid } from '../../db/uuid.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { PreparedProductPage } from '../catalog/prepare-product-page.ts';
import { GoodsRepository } from './goods-repository.ts';
import type { GoodsService } from './goods-service.ts';
import { importRow } from './one-row.ts';
import { ProductPreviewRepository } from './product-preview-repository.ts';

type Deps = {
  db: Db;
  goods: Pick<GoodsService, 'importIn'>;
  /** Reads what the page needs besides the tables of goods. */
  preparePage: (id: number) => Promise<PreparedProductPage>;
  host: string;
  now: () => Date;
};

const DAYS = 7;
const CATEGORY_HIDDEN =
  'Страница не\u00a0откроется: категория товара скрыта. Покажите её или выберите для товара другую';

/** Ends the transaction that made the page, so that nothing of it is written. */
class Rendered extends Error {
  constructor(readonly page: PageResponse) {
    super('The page is rendered');
  }
}

/** Pages of products with values that are not saved. */
export class ProductPreviews {
  constructor(private readonly deps: Deps) {}

  async make(id: number, given: Partial<ProductValues>): Promise<ProductPreview> {
    const { db, host, now } = this.deps;
    const expires_at = new Date(now().getTime() + DAYS * DAY);
    const { seo, ...page } = await this.render(id, given);
    const previews = new ProductPreviewRepository(db);
    await previews.deleteExpired(now());
    const token = await previews.add(
      {
        ...page,
        seo: { ...seo, title: `Предпросмотр: ${seo.title}`, robots: 'noindex, nofollow', jsonld: [] },
        pagedata: { ...page.pagedata, preview_until: expires_at.toISOString() } as PageResponse['pagedata'],
      },
      expires_at,
    );
    return { url: host + paths.productPreview(token), expires_at: expires_at.toISOString() };
  }

  async open(token: string): Promise<PageResponse> {
    const { db, now } = this.deps;
    const page = isUuid(token) ? await new ProductPreviewRepository(db).find(token, now()) : undefined;
    if (!page) throw problems.notFound();
    return page;
  }

  /** Imports the values, renders the page, and rolls the import back. */
  private async render(id: number, given: Partial<ProductValues>): Promise<PageResponse> {
    const { db, goods } = this.deps;
    // Before the transaction: the embedded database has one connection.
    const { pageIn } = await this.deps.preparePage(id);
    try {
      return await db.transaction(async (tx): Promise<PageResponse> => {
        const repository = new GoodsRepository(tx);
        await repository.lock();
        const row = await repository.product(id);
        if (!row) throw problems.notFound();
        const { article } = row;
        await importRow(goods, tx, { table: 'products', line: { article, ...given, published: true } }, 'preview');
        const { slug } = (await repository.product(id))!;
        const page = await pageIn(tx, slug);
        if (!page) throw new ProblemError(409, 'category_hidden', CATEGORY_HIDDEN);
        throw new Rendered(page);
      });
    } catch (error) {
      if (error instanceof Rendered) return error.page;
      throw error;
    }
  }
}
