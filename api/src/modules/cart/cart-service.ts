import { type Counters, MAX_RESTORED_LINES, type RestoreRequest } from '@site/contracts/cart';
import { MAX_CART_LINES } from '@site/contracts/limits';
import type { AddedReport } from '@site/contracts/lists';
import { sumOf } from '@site/kernel/sums';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { addToList, mergeLists } from '../lists/list-service.ts';
import type { ListName } from '../../tables/list-tables.ts';
import { lockKnownOwner, lockOwner, type Owner, ownerOf } from '../session/owners.ts';
import type { CompanyRow } from '../../tables/company-tables.ts';
import type { UserRow } from '../../tables/user-tables.ts';
import { sessionHash } from '../session/session-service.ts';
import type { Visitor } from '../session/visitor.ts';
import { payable } from '../pricing/pricing-service.ts';
import { agreedCart, type AgreedLine } from './agreed-cart.ts';
import { agreedLine, countLine } from './cart-line.ts';
import { type CartProduct, CartRepository, type NewLine } from './cart-repository.ts';
import { mergedLines } from './merged-lines.ts';
import { type Blocker, blockerOf, refusals } from './blocker.ts';
import { priceCart, type PricedCart } from './priced-cart.ts';
import { fitProduct, quantityMessage } from './quantity.ts';

/** The outcome of adding a product: blocked, or the added quantity. */
export type Addition =
  | { product: CartProduct; blocker: Blocker }
  | { product: CartProduct; blocker: null; added: number; message: string | undefined };

/** `price` is what the visitor paid for one unit before, if known. */
export type WantedLine = { product_id: number; name: string; qty: number; price?: number };

const full = () => {
  const message = `В\u00a0корзине не\u00a0больше ${MAX_CART_LINES}\u00a0позиций. Оформите заказ или удалите лишнее`;
  return new ProblemError(409, 'list_full', message);
};

type Buyer = { user: UserRow; company: CompanyRow | null };
type Within = { tx: Db; owner: Owner; ownerId: number; repository: CartRepository };

/** Upserts lines. The limit does not apply to a cart that a login has filled beyond it. */
async function upsertLines({ repository, ownerId }: Within, lines: NewLine[], most = MAX_CART_LINES) {
  const before = await repository.count(ownerId);
  await repository.setQuantities(ownerId, lines);
  if ((await repository.count(ownerId)) > Math.max(most, before)) throw full();
}

export class CartService {
  constructor(private readonly deps: { db: Db; now: () => Date }) {}

  priced(visitor: Visitor): Promise<PricedCart> {
    return this.read(this.deps.db, visitor);
  }

  /** Locks the cart until the transaction ends, and prices it inside. */
  async lock(tx: Db, visitor: Visitor): Promise<PricedCart> {
    const owner = ownerOf(visitor);
    if (owner) await lockOwner(tx, owner);
    return this.read(tx, visitor);
  }

  async clear(tx: Db, visitor: Visitor): Promise<void> {
    const owner = ownerOf(visitor);
    if (owner) await new CartRepository(tx).clear(await lockOwner(tx, owner));
  }

  /** A cart of promised prices and quantities instead of the visitor's own. */
  async priceAgreed(source: Db, visitor: Visitor, lines: readonly AgreedLine[]): Promise<PricedCart> {
    const products = await new CartRepository(source).productsByArticle(lines.map(({ article }) => article));
    return agreedCart(lines, products, visitor, this.deps.now());
  }

  async counters(visitor: Visitor): Promise<Counters> {
    const owner = ownerOf(visitor);
    const rows = owner ? await new CartRepository(this.deps.db).counted(owner) : [];
    const lines = rows.flatMap(({ qty, product }) =>
      qty === null ? [] : ([[product.id, countLine(product, qty, visitor)]] as const),
    );
    const idsIn = (list: ListName) => rows.filter((row) => row.list === list).map(({ product }) => product.id);
    return {
      cart_qty: sumOf(lines.map(([, { qty }]) => qty)),
      cart_products: Object.fromEntries(lines),
      compare_products: idsIn('compare'),
      wishlist_products: idsIn('wishlist'),
    };
  }

  /** Adds to the quantities in the cart. The result leaves out products that do not exist. */
  async add(visitor: Visitor, wanted: ReadonlyMap<number, number>): Promise<Map<number, Addition>> {
    if (wanted.size === 0) return new Map();
    return this.write(visitor, async (within) => {
      const { owner, repository } = within;
      const products = await repository.products([...wanted.keys()]);
      const before = new Map((await repository.lines(owner)).map(({ product, qty }) => [product.id, qty]));
      const additions = products.map((product): Addition => {
        const blocker = blockerOf(product);
        if (blocker) return { product, blocker };
        const [had, more] = [before.get(product.id) ?? 0, wanted.get(product.id) ?? 0];
        const added = Math.max(0, fitProduct(had + more, product) - had);
        return { product, blocker, added, message: quantityMessage(had + more, product) };
      });
      const lines = additions.flatMap((addition) =>
        addition.blocker === null && addition.added > 0
          ? agreedLine(addition.product, (before.get(addition.product.id) ?? 0) + addition.added, visitor)
          : [],
      );
      await upsertLines(within, lines);
      return new Map(additions.map((addition) => [addition.product.id, addition]));
    });
  }

  async addMany(visitor: Visitor, wanted: WantedLine[]): Promise<AddedReport> {
    const additions = await this.add(visitor, new Map(wanted.map(({ product_id, qty }) => [product_id, qty])));
    const outcomes = wanted.map((line) => ({ line, addition: additions.get(line.product_id) }));
    return {
      status: 'ok',
      user: await this.counters(visitor),
      added: outcomes.filter(({ addition }) => addition?.blocker === null && addition.added > 0).length,
      unavailable: outcomes.flatMap(({ line, addition }) => (addition?.blocker === null ? [] : line.name)),
      price_changed: outcomes.flatMap(({ line: { name, price: before }, addition }) => {
        const now = addition?.blocker === null ? payable(addition.product, visitor) : null;
        return before === undefined || now === null || before === now ? [] : { name, before, now };
      }),
    };
  }

  /** Returns a message when the quantity differs from the requested one. */
  set(visitor: Visitor, productId: number, wanted: number): Promise<string | undefined> {
    return this.write(visitor, async (within) => {
      const [product] = await within.repository.products([productId]);
      const blocker = product && blockerOf(product);
      if (!product || blocker === 'unpublished') throw problems.notFound();
      if (blocker) throw new ProblemError(409, 'not_for_sale', refusals[blocker]);
      await upsertLines(within, [agreedLine(product, fitProduct(wanted, product), visitor)]);
      return quantityMessage(wanted, product);
    });
  }

  async remove(visitor: Visitor, productId: number) {
    if (ownerOf(visitor)) await this.write(visitor, ({ ownerId, repository }) => repository.remove(ownerId, productId));
  }

  async empty(visitor: Visitor) {
    if (ownerOf(visitor)) await this.write(visitor, ({ ownerId, repository }) => repository.clear(ownerId));
  }

  /** Moves a line to the wishlist. Idempotent: a line that is gone already stays gone. */
  async saveForLater(visitor: Visitor, productId: number) {
    if (!ownerOf(visitor)) return;
    await this.write(visitor, async ({ tx, ownerId, repository }) => {
      if (await repository.remove(ownerId, productId)) await addToList(tx, ownerId, 'wishlist', productId);
    });
  }

  async accept(visitor: Visitor) {
    if (!ownerOf(visitor)) return;
    await this.write(visitor, async ({ owner, ownerId, repository }) => {
      const rows = await repository.lines(owner);
      const lines = rows.map(({ product, qty }) => agreedLine(product, fitProduct(qty, product), visitor));
      await repository.replace(ownerId, lines);
    });
  }

  /** Undoes a removal. Returns false when a product is no longer sold and was left out. */
  restore(visitor: Visitor, wanted: RestoreRequest['lines']): Promise<boolean> {
    return this.write(visitor, async (within) => {
      const { owner, repository } = within;
      const present = new Set((await repository.lines(owner)).map(({ product }) => product.id));
      const missing = new Map(wanted.map(({ product_id, qty }) => [product_id, qty]));
      for (const id of present) missing.delete(id);
      const found = await repository.products([...missing.keys()]);
      const sold = found.filter((product) => blockerOf(product) === null);
      const lines = sold.map((product) =>
        agreedLine(product, fitProduct(missing.get(product.id) ?? 1, product), visitor),
      );
      await upsertLines(within, lines, MAX_RESTORED_LINES);
      return sold.length === missing.size;
    });
  }

  /** Moves the guest's cart and lists to the user, in the transaction of the login. */
  async mergeGuestCart(tx: Db, sessionId: string, buyer: Buyer) {
    const guest = { session_hash: sessionHash(sessionId) };
    const guestId = await lockKnownOwner(tx, guest);
    if (guestId === null) return;
    const user = { user_id: buyer.user.id };
    const userId = await lockOwner(tx, user);
    const repository = new CartRepository(tx);
    const [theirs, own] = [await repository.lines(guest), await repository.lines(user)];
    await repository.replace(userId, mergedLines(theirs, own, buyer));
    await mergeLists(tx, guestId, userId);
  }

  private async read(source: Db, visitor: Visitor): Promise<PricedCart> {
    const owner = ownerOf(visitor);
    return priceCart(owner ? await new CartRepository(source).lines(owner) : [], visitor, this.deps.now());
  }

  /**
   * Runs `work` with the owner locked. All reads inside must use the transaction, because PGlite has a single
   * connection.
   */
  private async write<T>(visitor: Visitor, work: (within: Within) => Promise<T>): Promise<T> {
    const owner = ownerOf(visitor);
    if (!owner) throw new Error('Expected a session for the cart of a guest: call reply.ensureSession() first');
    return this.deps.db.transaction(async (tx) => {
      const ownerId = await lockOwner(tx, owner);
      return work({ tx, owner, ownerId, repository: new CartRepository(tx) });
    });
  }
}
