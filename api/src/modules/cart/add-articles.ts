import type { ArticlesResponse, ArticlesPreview } from '@site/contracts/cart';
import { normaliseArticle } from '@site/kernel/article';
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
function find(row: ArticleRow, ids: ReadonlyMap<string, number>): Found | Failed {
  for (const { article, qty } of row.readings) {
    const id = ids.get(normaliseArticle(article));
    if (id !== undefined) return qty === null ? failure(row, NO_QUANTITY) : { row, article, id, qty };
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

async function readRows(catalog: Pick<CatalogService, 'idsByArticle'>, text: string) {
  const typed = readArticleRows(text);
  const all = typed.flatMap(({ readings }) => readings.map(({ article }) => normaliseArticle(article)));
  const keys = [...new Set(all)];
  const ids = new Map<string, number>();
  for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
    const found = await catalog.idsByArticle(keys.slice(from, from + KEYS_AT_ONCE));
    for (const [key, id] of found) ids.set(key, id);
  }
  return typed.map((row) => find(row, ids));
}

/** Previews each row independently, without what is in the cart already. */
export async function previewArticles(
  { catalog }: { catalog: Pick<CatalogService, 'idsByArticle' | 'cardsByIds'> },
  visitor: Visitor,
  text: string,
): Promise<Omit<ArticlesPreview, 'status'>> {
  const rows = await readRows(catalog, text);
  const ids = rows.flatMap((row) => ('id' in row ? row.id : []));
  const cards = new Map((await catalog.cardsByIds([...new Set(ids)], visitor)).map((card) => [card.id, card]));
  const preview: Omit<ArticlesPreview, 'status'> = { understood: [], failed: [] };
  for (const row of rows) {
    const card = 'id' in row ? cards.get(row.id) : undefined;
    if (!('id' in row)) preview.failed.push(row);
    else if (!card) preview.failed.push(failure(row.row, refusals.unpublished));
    else if (card.stock.state === 'discontinued') preview.failed.push(failure(row.row, refusals.discontinued));
    else if (card.price.retail === null) preview.failed.push(failure(row.row, refusals.unpriced));
    else {
      const { article, name, unit } = card;
      const message = notesOf(quantityMessage(row.qty, card), former(row.article, article));
      const understood = { line: row.row.line, article, name, qty: fitProduct(row.qty, card), unit };
      preview.understood.push({ ...understood, ...(message && { message }) });
    }
  }
  return preview;
}

type Dependencies = { cart: Pick<CartService, 'add'>; catalog: Pick<CatalogService, 'idsByArticle'> };

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
