import { randomBytes } from 'node:crypto';
import { COMPARE_LIMIT, WISHLIST_LIMIT } from '@site/contracts/lists';
import { formatCount } from '@site/kernel/plurals';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { lockOwner, type Owner, ownerOf } from '../session/owners.ts';
import type { Visitor } from '../session/visitor.ts';
import { ListRepository } from './list-repository.ts';
import type { ListName } from '../../tables/list-tables.ts';

const PRODUCTS = ['товар', 'товара', 'товаров'] as const;

const full = (message: string) => new ProblemError(409, 'list_full', message);

const comparisonFull = (category: string) =>
  full(
    `В\u00a0сравнении уже ${formatCount(COMPARE_LIMIT, PRODUCTS)} раздела «${category}». ` +
      'Уберите один из\u00a0них, чтобы добавить другой',
  );

const wishlistFull = () =>
  full(`В\u00a0избранном уже ${formatCount(WISHLIST_LIMIT, PRODUCTS)}. Удалите лишние, чтобы добавить новые`);

/** Adds with the owner locked, so that the limit holds for concurrent calls. */
export async function addToList(tx: Db, ownerId: number, list: ListName, productId: number): Promise<void> {
  const repository = new ListRepository(tx);
  if (list === 'compare') {
    const place = await repository.placeInComparison(ownerId, productId);
    if (!place) throw problems.notFound();
    if (!place.listed && place.taken >= COMPARE_LIMIT) throw comparisonFull(place.group_name);
  } else {
    const place = await repository.placeInWishlist(ownerId, productId);
    if (!place) throw problems.notFound();
    if (!place.listed && place.taken >= WISHLIST_LIMIT) throw wishlistFull();
  }
  await repository.add(ownerId, list, productId);
}

/** Merges a guest's lists into the user's. A full comparison keeps the newest products. */
export async function mergeLists(tx: Db, guest: number, user: number): Promise<void> {
  const repository = new ListRepository(tx);
  await repository.copy(guest, user);
  await repository.trimComparison(user, COMPARE_LIMIT);
}

export class ListService {
  constructor(private readonly db: Db) {}

  async ids(visitor: Visitor) {
    return this.idsOf(ownerOf(visitor));
  }

  async add(visitor: Visitor, list: ListName, productId: number) {
    await this.change(visitor, (tx, ownerId) => addToList(tx, ownerId, list, productId));
  }

  async remove(visitor: Visitor, list: ListName, productId: number) {
    await this.change(visitor, (tx, ownerId) => new ListRepository(tx).remove(ownerId, list, productId));
  }

  async clearComparison(visitor: Visitor, category?: number) {
    await this.change(visitor, (tx, ownerId) => new ListRepository(tx).clearComparison(ownerId, category));
  }

  async shareToken({ user }: Visitor): Promise<string | null> {
    return user ? new ListRepository(this.db).shareToken({ user_id: user.id }) : null;
  }

  /** Returns the token of the shared wishlist: the present one, or a new one. */
  share(visitor: Visitor): Promise<string> {
    return this.changeShared(visitor, async (repository, ownerId, owner) => {
      const token = (await repository.shareToken(owner)) ?? randomBytes(24).toString('base64url');
      await repository.setShareToken(ownerId, token);
      return token;
    });
  }

  async unshare(visitor: Visitor) {
    await this.changeShared(visitor, (repository, ownerId) => repository.setShareToken(ownerId, null));
  }

  /** Returns the list shared by this token. Throws a 404 for an unknown or revoked token. */
  async shared(token: string) {
    const sharer = await new ListRepository(this.db).sharer(token);
    if (!sharer) throw problems.notFound();
    return { owner: sharer.name, ids: (await this.idsOf({ user_id: sharer.user_id })).wishlist_products };
  }

  private async idsOf(owner: Owner | null) {
    const items = owner ? await new ListRepository(this.db).items(owner) : [];
    const idsIn = (list: ListName) => items.filter((item) => item.list === list).map((item) => item.product_id);
    return { compare_products: idsIn('compare'), wishlist_products: idsIn('wishlist') };
  }

  /** Runs `work` with the owner locked. Does nothing for a guest without a session, who has no lists. */
  private async change(visitor: Visitor, work: (tx: Db, ownerId: number) => Promise<unknown>) {
    const owner = ownerOf(visitor);
    if (owner) await this.db.transaction(async (tx) => work(tx, await lockOwner(tx, owner)));
  }

  private changeShared<T>(
    { user }: Visitor,
    work: (repository: ListRepository, ownerId: number, owner: Owner) => Promise<T>,
  ): Promise<T> {
    if (!user) throw problems.unauthorized();
    const owner = { user_id: user.id };
    return this.db.transaction(async (tx) => work(new ListRepository(tx), await lockOwner(tx, owner), owner));
  }
}
