import { eq, type SQL } from 'drizzle-orm';
import { type Db, isForeignKeyViolation } from '../../db/database.ts';
import { owners } from '../../tables/session-tables.ts';
import { problems } from '../../errors.ts';
import { sessionHash } from './session-service.ts';
import type { Visitor } from './visitor.ts';

/** Owner of a cart and lists: the session of a guest, or the user. */
export type Owner = { user_id: string } | { session_hash: string };

/** Returns null for a guest without a session. */
export function ownerOf({ user, sessionId }: Pick<Visitor, 'user' | 'sessionId'>): Owner | null {
  if (user) return { user_id: user.id };
  return sessionId ? { session_hash: sessionHash(sessionId) } : null;
}

export const isOwner = (owner: Owner): SQL =>
  'user_id' in owner ? eq(owners.user_id, owner.user_id) : eq(owners.session_hash, owner.session_hash);

/** Locks like `lockOwner`, but returns null when there is no row for this owner. */
export async function lockKnownOwner(tx: Db, owner: Owner): Promise<number | null> {
  const [row] = await tx.select({ id: owners.id }).from(owners).where(isOwner(owner)).for('update');
  return row?.id ?? null;
}

/**
 * Returns the owner's id and locks the row until the transaction ends. Every write of a cart or a list starts with it,
 * so parallel requests of one visitor are serialised. A request that waited for the guest's login fails with
 * `sessionReplaced`, and the client retries it.
 */
export async function lockOwner(tx: Db, owner: Owner): Promise<number> {
  const target = 'user_id' in owner ? owners.user_id : owners.session_hash;
  const [row] = await tx
    .insert(owners)
    .values(owner)
    .onConflictDoUpdate({ target, set: owner })
    .returning({ id: owners.id })
    .catch((error: unknown) => {
      throw isForeignKeyViolation(error) ? problems.sessionReplaced() : error;
    });
  if (!row) throw new Error('Upsert returned no row');
  return row.id;
}
