import { randomBytes } from 'node:crypto';
import { COMPARE_LIMIT, WISHLIST_LIMIT } from '@site/contracts/lists';
import { formatCount } from '@site/kernel/plurals';
import type { Db } from '../../db/database.ts';
import { ProblemError, problems } from '../../errors.ts';
import { lockOwner, type Owner, ownerOf } from '../session/owners.ts';
import type { Visitor } from '../session/visitor.ts';
import { createListRepository } from './list-repository.ts';
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

export function createListService(db: Db) {
  const repository = createListRepository(db);

  /** Adds with the owner locked, so that the limit holds for concurrent calls. */
  async function addWithin(tx: Db, ownerId: number, list: ListName, productId: number) {
    const within = createListRepository(tx);
    if (list === 'compare') {
      const place = await within.placeInComparison(ownerId, productId);
      if (!place) throw problems.notFound();
      if (!place.listed && place.taken >= COMPARE_LIMIT) throw comparisonFull(place.group_name);
    } else {
      const place = await within.placeInWishlist(ownerId, productId);
      if (!place) throw problems.notFound();
      if (!place.listed && place.taken >= WISHLIST_LIMIT) throw wishlistFull();
    }
    await within.add(ownerId, list, productId);
  }

  async function idsOf(owner: Owner | null) {
    const items = owner ? await repository.items(owner) : [];
    const idsIn = (list: ListName) => items.filter((item) => item.list === list).map((item) => item.product_id);
    return { compare_products: idsIn('compare'), wishlist_products: idsIn('wishlist') };
  }

  /** Runs `work` with the owner locked. Does nothing for a guest without a session, who has no lists. */
  const change = async (visitor: Visitor, work: (tx: Db, ownerId: number) => Promise<unknown>) => {
    const owner = ownerOf(visitor);
    if (owner) await db.transaction(async (tx) => work(tx, await lockOwner(tx, owner)));
  };

  async function setShareToken(visitor: Visitor, next: (current: string | null) => string | null) {
    if (!visitor.user) throw problems.unauthorized();
    const owner = { user_id: visitor.user.id };
    return db.transaction(async (tx) => {
      const ownerId = await lockOwner(tx, owner);
      const within = createListRepository(tx);
      const token = next(await within.shareToken(owner));
      await within.setShareToken(ownerId, token);
      return token;
    });
  }

  return {
    ids: (visitor: Visitor) => idsOf(ownerOf(visitor)),

    add: (visitor: Visitor, list: ListName, productId: number) =>
      change(visitor, (tx, ownerId) => addWithin(tx, ownerId, list, productId)),
    addWithin,

    remove: (visitor: Visitor, list: ListName, productId: number) =>
      change(visitor, (tx, ownerId) => createListRepository(tx).remove(ownerId, list, productId)),

    clearComparison: (visitor: Visitor, category?: number) =>
      change(visitor, (tx, ownerId) => createListRepository(tx).clearComparison(ownerId, category)),

    /** Merges a guest's lists into the user's. A full comparison keeps the newest products. */
    async merge(tx: Db, guest: number, user: number) {
      const within = createListRepository(tx);
      await within.copy(guest, user);
      await within.trimComparison(user, COMPARE_LIMIT);
    },

    shareToken: async ({ user }: Visitor) => (user ? repository.shareToken({ user_id: user.id }) : null),
    share: (visitor: Visitor) =>
      setShareToken(visitor, (current) => current ?? randomBytes(24).toString('base64url')) as Promise<string>,
    unshare: (visitor: Visitor) => setShareToken(visitor, () => null),

    /** Returns the list shared by this token. Throws a 404 for an unknown or revoked token. */
    async shared(token: string) {
      const sharer = await repository.sharer(token);
      if (!sharer) throw problems.notFound();
      return { owner: sharer.name, ids: (await idsOf({ user_id: sharer.user_id })).wishlist_products };
    },
  };
}

export type ListService = ReturnType<typeof createListService>;
