import type { ArticlesResponse, ArticlesPreview } from '@site/contracts/cart';
import { normaliseArticle } from '@site/kernel/article';
import { unitPrice } from '@site/kernel/sums';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { type ArticleRow, readArticleRows } from './article-rows.ts';
import type { Addition, CartService } from './cart-service.ts';
import { refusals } from './blocker.ts';
import { fitProduct, quantityMessage } from './quantity.ts';

const UNKNOWN = 'Артикул не\u00a0найден. Проверьте написание';
const NO_QUANTITY = 'Количество\u00a0— целое число от\u00a01 до\u00a0999';

type Found = { row: ArticleRow; article: string; id: number; qty: number };
type Added = ArticlesResponse['added'][number];
type Failed = ArticlesResponse['failed'][number];

const failure = ({ line, text }: ArticleRow, message: string): Failed => ({ line, text, message });

/** Returns the first reading with a known article, or the reason of the failure. */
function find(row: ArticleRow, products: Awaited<ReturnType<CatalogService['findByArticle']>>): Found | Failed {
  for (const { article, qty } of row.readings) {
    const product = products.get(normaliseArticle(article));
    if (!product) continue;
    if (!product.is_published) return failure(row, refusals.unpublished);
    return qty === null ? failure(row, NO_QUANTITY) : { row, article, id: product.id, qty };
  }
  return failure(row, UNKNOWN);
}

function outcome({ row, article }: Found, addition: Addition | undefined): Added | Failed {
  if (!addition) return failure(row, UNKNOWN);
  if (addition.blocker) return failure(row, refusals[addition.blocker]);
  const { product, added, message } = addition;
  const notes = notesOf(message, former(article, product.article));
  return { article: product.article, name: product.name, qty: added, ...(notes && { message: notes }) };
}

const former = (typed: string, article: string) =>
  normaliseArticle(typed) !== normaliseArticle(article) && `Прежний артикул\u00a0— ${typed.trim()}`;
const notesOf = (...notes: (string | false | undefined)[]) => notes.filter(Boolean).join('. ');

/** A query has a limit on its parameters, and a long list can contain more candidate articles. */
const KEYS_AT_ONCE = 10_000;

async function readRows(catalog: Pick<CatalogService, 'findByArticle'>, text: string) {
  const typed = readArticleRows(text);
  const all = typed.flatMap(({ readings }) => readings.map(({ article }) => normaliseArticle(article)));
  const keys = [...new Set(all)];
  const products = new Map<string, { id: number; is_published: boolean }>();
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const found = await catalog.findByArticle(keys.slice(from, from + KEYS_AT_ONCE));
    for (const [key, product] of found) products.set(key, product);
  }
  return typed.map((row) => find(row, products));
}

/** Previews each row independently, without what is in the cart already. */
export async function previewArticles(
  { catalog }: { catalog: Pick<CatalogService, 'findByArticle' | 'cardsByIds'> },
  visitor: Visitor,
  text: string,
): Promise<Omit<ArticlesPreview, 'status'>> {
  const rows = await readRows(catalog, text);
  const ids = rows.flatMap((row) => ('id' in row ? row.id : []));
  const cards = new Map((await catalog.cardsByIds([...new Set(ids)], visitor)).map((card) => [card.id, card]));
  const preview: Omit<ArticlesPreview, 'status'> = { understood: [], failed: [] };
  for (const row of rows) {
    const card = 'id' in row ? cards.get(row.id) : undefined;
    const price = card ? unitPrice(card.price) : null;
    if (!('id' in row)) preview.failed.push(row);
    else if (!card) preview.failed.push(failure(row.row, refusals.unpublished));
    else if (card.stock.state === 'discontinued') preview.failed.push(failure(row.row, refusals.discontinued));
    else if (price === null) preview.failed.push(failure(row.row, refusals.unpriced));
    else {
      const { article, name, unit, stock } = card;
      const message = notesOf(quantityMessage(row.qty, card), former(row.article, article));
      const understood = { line: row.row.line, article, name, qty: fitProduct(row.qty, card), unit, price, stock };
      preview.understood.push({ ...understood, ...(message && { message }) });
    }
  }
  return preview;
}

type Dependencies = { cart: Pick<CartService, 'add'>; catalog: Pick<CatalogService, 'findByArticle'> };

/** Adds a pasted list of articles. Failed rows are returned as typed; the others are in the cart. */
export async function addArticles({ cart, catalog }: Dependencies, visitor: Visitor, text: string) {
  const rows = await readRows(catalog, text);
  const found = rows.filter((row) => 'id' in row);

  // The quantities of rows with the same article add up.
  const wanted = new Map<number, number>();
  for (const { id, qty } of found) wanted.set(id, (wanted.get(id) ?? 0) + qty);
  const additions = await cart.add(visitor, wanted);

  const added = new Map<string, Added>();
  const failed: Failed[] = [];
  for (const row of rows) {
    const result = 'id' in row ? outcome(row, additions.get(row.id)) : row;
    if ('line' in result) failed.push(result);
    else if (!added.has(result.article)) added.set(result.article, result);
  }
  return { added: [...added.values()], failed };
}
