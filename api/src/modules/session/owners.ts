import { eq, type SQL } from 'drizzle-orm';
import { type Db, isForeignKeyViolation } from '../../db/database.ts';
import { owners } from './session-tables.ts';
import { problems } from '../../errors.ts';
import { sessionHash } from './session-service.ts';
import type { Visitor } from './visitor.ts';

/** Whose cart and lists: a session's until the visitor is known, then the user's. */
export type Owner = { user_id: string } | { session_hash: string };

/** Null: a guest for whom nothing has been stored yet. */
export function ownerOf({ user, sessionId }: Pick<Visitor, 'user' | 'sessionId'>): Owner | null {
  if (user) return { user_id: user.id };
  return sessionId ? { session_hash: sessionHash(sessionId) } : null;
}

export const isOwner = (owner: Owner): SQL =>
  'user_id' in owner ? eq(owners.user_id, owner.user_id) : eq(owners.session_hash, owner.session_hash);

/** Null: nothing has been kept for this owner. Locks like `lockOwner`. */
export async function lockKnownOwner(tx: Db, owner: Owner): Promise<number | null> {
  const [row] = await tx.select({ id: owners.id }).from(owners).where(isOwner(owner)).for('update');
  return row?.id ?? null;
}

/**
 * The owner's id, with his row locked until the transaction ends. Every write of a cart or a list begins with it:
 * parallel calls of one visitor follow one another, and none of them finds the other's half. One that has waited for
 * the guest's login finds that the session is over, and is to be sent again.
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
  if (!row) throw new Error('An upsert answers one row');
  return row.id;
}
