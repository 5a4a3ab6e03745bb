import type { ProductCard } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import type { StockNoticeRequest } from '@site/contracts/stock-notices';
import { BRAND } from '../../brand.ts';
import type { Db } from '../../db/database.ts';
import { runAll, processEach } from '../../process-each.ts';
import { ProblemError, problems } from '../../errors.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { Email, MailGateway } from '../mail/mail-gateway.ts';
import { guest, type Visitor } from '../session/visitor.ts';
import { StockNoticeRepository } from './stock-notice-repository.ts';

type State = ProductCard['stock']['state'];

const notNow: Partial<Record<State, string>> = {
  in_stock: 'Товар уже в\u00a0наличии: его можно заказать',
  low_stock: 'Товар уже в\u00a0наличии: его можно заказать',
  discontinued: 'Товар снят с\u00a0производства и\u00a0больше не\u00a0поступит',
};
const arrived = new Set<State>(['in_stock', 'low_stock']);

/** Retention period stated in the consent. */
const RETENTION = 180 * 24 * 60 * 60_000;

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
  const repository = new StockNoticeRepository(db);

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

  /** Marks the notice and writes the message to the outbox in one transaction, so that exactly one process sends it. */
  async function notify(product: ProductCard, { id, email }: { id: number; email: string }) {
    const messages = await db.transaction(async (tx) =>
      (await new StockNoticeRepository(tx).take(id, now())) ? [await mail.write(tx, emailAbout(product, email))] : [],
    );
    mail.leave(messages);
  }

  async function notifyOfArrivals() {
    const products = await catalog.cardsByIds(await repository.awaitedProducts(), guest);
    for (const product of products.filter(({ stock }) => arrived.has(stock.state)))
      await processEach(
        await repository.waitingFor(product.id),
        (notice) => notify(product, notice),
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

    /** Sends notices of products in stock and deletes expired ones. Safe to run in several processes. */
    async sweep() {
      await runAll([() => repository.removeBefore(new Date(now().getTime() - RETENTION)), notifyOfArrivals]);
    },
  };
}

export type StockNoticeService = ReturnType<typeof createStockNoticeService>;
