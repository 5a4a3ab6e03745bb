import { createHash, randomBytes } from 'node:crypto';
import { SESSION_ID } from '@site/contracts/request-key';
import type { OwnSession } from '@site/contracts/personal';
import type { Db } from '../../db/database.ts';
import { createSessionRepository, type SessionRow } from './session-repository.ts';
import type { Device } from './device.ts';
import { guest, type Visitor } from './visitor.ts';

const DAY = 24 * 60 * 60_000;
export const SESSION_DAYS = 30;
/** How long replaced ids are remembered, in ms: longer than any request takes. */
const REPLACED_FOR = 10 * 60_000;
/** Update interval of `seen_at`, in ms, so that not every request writes. The list of devices shows the hour. */
const SEEN_EVERY = 60 * 60_000;

const newId = () => randomBytes(32).toString('base64url');

/** Key of a session in the tables. */
export const sessionHash = (id: string) => createHash('sha256').update(id).digest('hex');

/** In ms: longer than an activation renders. */
const READ_ONLY_FOR = 10 * 60_000;

type Owner = { userId?: string; pendingPhone?: string; device?: Device };

export function createSessionService(db: Db, now: () => Date) {
  const repository = createSessionRepository(db);
  const expiry = () => new Date(now().getTime() + SESSION_DAYS * DAY);

  async function start({ userId, pendingPhone, device }: Owner, into = repository): Promise<string> {
    const id = newId();
    await into.insert({
      id_hash: sessionHash(id),
      user_id: userId ?? null,
      pending_phone: pendingPhone ?? null,
      created_at: now(),
      expires_at: expiry(),
      ...device,
      seen_at: now(),
    });
    return id;
  }

  const recently = () => new Date(now().getTime() - REPLACED_FOR);

  return {
    /** Whether a login or a logout has recently replaced this session. */
    wasReplaced: async (id: string): Promise<boolean> =>
      SESSION_ID.test(id) && repository.wasReplacedSince(sessionHash(id), recently()),

    /**
     * Returns the visitor of a session. A malformed, unknown or expired id means a guest, so that a corrupt cookie
     * locks no visitor out.
     */
    async visitorOf(id: string | undefined): Promise<{ visitor: Visitor; extended: boolean }> {
      if (!id || !SESSION_ID.test(id)) return { visitor: guest, extended: false };
      const row = await repository.find(sessionHash(id));
      if (!row || row.session.expires_at <= now()) return { visitor: guest, extended: false };
      const { session, user, company } = row;
      const blocked = user?.is_blocked;
      const visitor: Visitor = {
        sessionId: id,
        pendingPhone: session.pending_phone,
        priceLevel: session.price_level,
        user: blocked ? null : user,
        company: blocked ? null : company,
        isReadOnly: session.is_read_only,
      };
      if (visitor.isReadOnly) return { visitor, extended: false };
      // Sliding expiry, written at most once a day.
      const extended = expiry().getTime() - session.expires_at.getTime() > DAY;
      if (extended) await repository.extend(sessionHash(id), expiry());
      if (user && now().getTime() - (session.seen_at?.getTime() ?? 0) > SEEN_EVERY)
        await repository.noteSeen(sessionHash(id), now());
      return { visitor, extended };
    },

    /** Stores the phone that awaits a code in the session: only the browser that requested the code can confirm it. */
    async setPendingPhone(current: string | null, phone: string): Promise<string> {
      if (!current) return start({ pendingPhone: phone });
      await repository.setPendingPhone(sessionHash(current), phone);
      return current;
    },

    begin: () => start({}),

    /** Starts a short session of the user that may only read, and that the user's list of devices does not show. */
    async beginReadOnly(userId: string): Promise<string> {
      const id = newId();
      const expires_at = new Date(now().getTime() + READ_ONLY_FOR);
      await repository.insert({
        id_hash: sessionHash(id),
        user_id: userId,
        created_at: now(),
        expires_at,
        is_read_only: true,
      });
      return id;
    },

    endReadOnly: async (id: string): Promise<void> => void (await repository.removeReadOnly(sessionHash(id))),

    setPriceLevel: (id: string, level: SessionRow['price_level']) => repository.setPriceLevel(sessionHash(id), level),

    /** Returns the user's sessions, most recent first. */
    async of(userId: string, current: string | null): Promise<OwnSession[]> {
      const rows = await repository.of(userId, now());
      return rows.map(({ id_hash, name, device, address, created_at, seen_at }) => ({
        id: name,
        device,
        address,
        created_at: created_at.toISOString(),
        seen_at: (seen_at ?? created_at).toISOString(),
        current: current !== null && id_hash === sessionHash(current),
      }));
    },

    endNamed: repository.endNamed,

    endOthers: async (userId: string, current: string | null): Promise<void> =>
      void (await repository.endOthers(userId, current && sessionHash(current))),

    /** Ends all sessions of the user except `but`. */
    endAll: async (tx: Db, userId: string, but: string | null = null): Promise<void> =>
      void (await createSessionRepository(tx).endOthers(userId, but && sessionHash(but))),

    /** Replaces the session id at login and logout, so that an id known before becomes useless. */
    async replace(tx: Db, current: string | null, owner: Owner): Promise<string> {
      const within = createSessionRepository(tx);
      if (current) {
        await within.remove(sessionHash(current));
        await within.noteReplaced(sessionHash(current), now());
      }
      await within.removeExpired(now());
      await within.forgetReplacedBefore(recently());
      return start(owner, within);
    },
  };
}

export type SessionService = ReturnType<typeof createSessionService>;
