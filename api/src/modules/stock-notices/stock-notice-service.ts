import type { ProductCard } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import type { StockNoticeRequest } from '@site/contracts/stock-notices';
import { BRAND } from '../../brand.ts';
import type { Db } from '../../db/database.ts';
import { allOf, eachAlone } from '../../each-alone.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { Email, MailGateway } from '../mail/mail-gateway.ts';
import { guest, type Visitor } from '../session/visitor.ts';
import { createStockNoticeRepository } from './stock-notice-repository.ts';

type State = ProductCard['stock']['state'];

const notNow: Partial<Record<State, string>> = {
  in_stock: 'Товар уже в\u00a0наличии: его можно заказать',
  low_stock: 'Товар уже в\u00a0наличии: его можно заказать',
  discontinued: 'Товар снят с\u00a0производства и\u00a0больше не\u00a0поступит',
};
const arrived = new Set<State>(['in_stock', 'low_stock']);

/** The consent speaks of so many days. */
const KEPT = 180 * 24 * 60 * 60_000;

type Dependencies = {
  db: Db;
  catalog: CatalogService;
  consents: ConsentService;
  mail: MailGateway;
  host: string;
  failed: (error: unknown, notice: number) => void;
  now: () => Date;
};

export function createStockNoticeService({ db, catalog, consents, mail, host, failed, now }: Dependencies) {
  const repository = createStockNoticeRepository(db);

  const emailAbout = ({ name, article, slug, stock }: ProductCard, to: string): Email => ({
    to,
    subject: `Поступил в\u00a0продажу: ${name}`,
    text: [
      'Здравствуйте!',
      `Вы\u00a0просили сообщить о\u00a0поступлении. ${name}, артикул ${article}: ${stock.label.toLowerCase()}.`,
      `Заказать: ${host}${paths.product(slug)}`,
      'Это единственное письмо по\u00a0вашей просьбе.',
      BRAND,
    ].join('\n\n'),
  });

  /** Handed to the outbox in the transaction that marks it: of several processes one writes, and none is lost. */
  async function tell(product: ProductCard, { id, email }: { id: number; email: string }) {
    const kept = await db.transaction(async (tx) =>
      (await createStockNoticeRepository(tx).take(id, now())) ? [await mail.write(tx, emailAbout(product, email))] : [],
    );
    mail.leave(kept);
  }

  async function tellOfArrivals() {
    const products = await catalog.cardsByIds(await repository.awaitedProducts(), guest);
    for (const product of products.filter(({ stock }) => arrived.has(stock.state)))
      await eachAlone(
        await repository.waitingFor(product.id),
        (notice) => tell(product, notice),
        (error, { id }) => failed(error, id),
      );
  }

  return {
    async ask(productId: number, { email }: StockNoticeRequest, visitor: Visitor, address: string) {
      const [product] = await catalog.cardsByIds([productId], visitor);
      if (!product) throw problems.notFound();
      const refusal = notNow[product.stock.state];
      if (refusal) throw new ProblemError(409, 'stock_state', refusal);
      const { version, hash } = await consents.agreedTo('stock_notice');
      await repository.add({
        product_id: productId,
        email: email.toLowerCase(),
        user_id: visitor.user?.id ?? null,
        address,
        agreed_version: version,
        agreed_hash: hash,
        created_at: now(),
      });
    },

    /** Writes to those whose product is in stock. It may be run at any moment and by several processes. */
    async sweep() {
      await allOf([() => repository.removeBefore(new Date(now().getTime() - KEPT)), tellOfArrivals]);
    },
  };
}

export type StockNoticeService = ReturnType<typeof createStockNoticeService>;
