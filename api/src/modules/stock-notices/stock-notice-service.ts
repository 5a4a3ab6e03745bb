import type { ProductCard } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import type { StockNoticeRequest } from '@site/contracts/stock-notices';
import { DAY } from '@site/kernel/dates';
import { BRAND } from '../../brand/brand.ts';
import type { Db } from '../../db/database.ts';
import { runAll, processEach } from '../../jobs/process-each.ts';
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
const RETENTION = 180 * DAY;

export type StockNoticeDeps = {
  db: Db;
  catalog: CatalogService;
  consents: ConsentService;
  mail: MailGateway;
  host: string;
  failed: (error: unknown, notice: number) => void;
  now: () => Date;
};

const emailAbout = ({ name, article, slug, stock }: ProductCard, to: string, host: string): Email => ({
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

/** Stores a request for an e-mail when the product is in stock. */
export async function askForStockNotice(
  { db, catalog, consents, now }: StockNoticeDeps,
  productId: number,
  { email }: StockNoticeRequest,
  { visitor, address }: { visitor: Visitor; address: string },
): Promise<void> {
  const [product] = await catalog.cardsByIds([productId], visitor);
  if (!product) throw problems.notFound();
  const refusal = notNow[product.stock.state];
  if (refusal) throw new ProblemError(409, 'stock_state', refusal);
  const { version, hash } = await consents.agreedTo('stock_notice');
  await new StockNoticeRepository(db).add({
    product_id: productId,
    email: email.toLowerCase(),
    user_id: visitor.user?.id ?? null,
    address,
    agreed_version: version,
    agreed_hash: hash,
    created_at: now(),
  });
}

/** Sends notices of products in stock and deletes expired ones. Safe to run in several processes. */
export async function sweepStockNotices(deps: StockNoticeDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - RETENTION);
  await runAll([() => new StockNoticeRepository(deps.db).removeBefore(before), () => notifyOfArrivals(deps)]);
}

async function notifyOfArrivals(deps: StockNoticeDeps) {
  const repository = new StockNoticeRepository(deps.db);
  const products = await deps.catalog.cardsByIds(await repository.awaitedProducts(), guest);
  for (const product of products.filter(({ stock }) => arrived.has(stock.state)))
    await processEach(
      await repository.waitingFor(product.id),
      (notice) => notify(deps, product, notice),
      (error, { id }) => deps.failed(error, id),
    );
}

/** Marks the notice and sends the e-mail in one transaction, so that it is sent once. */
const notify = (
  { db, mail, host, now }: StockNoticeDeps,
  product: ProductCard,
  notice: { id: number; email: string },
) =>
  db.transaction(async (tx) => {
    if (await new StockNoticeRepository(tx).take(notice.id, now()))
      await mail.send(emailAbout(product, notice.email, host), tx);
  });
