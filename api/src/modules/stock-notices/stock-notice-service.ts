import type { ProductCard } from '@site/contracts/catalog';
import { paths } from '@site/contracts/paths';
import type { StockNoticeRequest } from '@site/contracts/stock-notices';
import { DAY } from '@site/kernel/dates';
import { BRAND } from '../../brand/brand.ts';
import type { Db } from '../../db/database.ts';
import type { Queue } from '../../jobs/jobs.ts';
import { runAll } from '../../jobs/process-each.ts';
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

/** A notice of a product that is in stock. */
export type Arrival = { notice: number; product: number };

/** Sends the notices of products in stock and deletes expired ones. */
export async function sweepStockNotices(deps: StockNoticeDeps, arrivals: Queue<Arrival>): Promise<void> {
  const before = new Date(deps.now().getTime() - RETENTION);
  await runAll([
    () => new StockNoticeRepository(deps.db).removeBefore(before),
    async () => arrivals.send(await findArrivals(deps)),
  ]);
}

async function findArrivals({ db, catalog }: StockNoticeDeps): Promise<Arrival[]> {
  const repository = new StockNoticeRepository(db);
  const products = await catalog.cardsByIds(await repository.awaitedProducts(), guest);
  const found: Arrival[] = [];
  for (const { id: product } of products.filter(({ stock }) => arrived.has(stock.state)))
    found.push(...(await repository.waitingFor(product)).map((notice) => ({ notice, product })));
  return found;
}

/** Marks the notice and sends the e-mail in one transaction. The product may be out of stock again. */
export async function notifyOfArrival(
  { db, catalog, mail, host, now }: StockNoticeDeps,
  { notice, product: id }: Arrival,
): Promise<void> {
  const [product] = await catalog.cardsByIds([id], guest);
  if (!product || !arrived.has(product.stock.state)) return;
  await db.transaction(async (tx) => {
    const email = await new StockNoticeRepository(tx).take(notice, now());
    if (email) await mail.send(emailAbout(product, email, host), tx);
  });
}
