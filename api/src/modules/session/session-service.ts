import { createHash, randomBytes } from 'node:crypto';
import { SESSION_ID } from '@site/contracts/request-key';
import type { OwnSession } from '@site/contracts/personal';
import { DAY } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { SessionRepository, type SessionRow } from './session-repository.ts';
import type { Device } from './device.ts';
import { guest, type Visitor } from './visitor.ts';

export const SESSION_DAYS = 30;
/** How long replaced ids are remembered, in ms: longer than any request takes. */
const REPLACED_FOR = 10 * 60_000;
/** Update interval of `seen_at`, in ms, so that not every request writes. The list of devices shows the hour. */
const SEEN_EVERY = 60 * 60_000;

/** In ms: longer than an activation renders. */
const READ_ONLY_FOR = 10 * 60_000;

const newId = () => randomBytes(32).toString('base64url');

/** Key of a session in the tables. */
export const sessionHash = (id: string) => createHash('sha256').update(id).digest('hex');

const expiryFrom = (now: Date) => new Date(now.getTime() + SESSION_DAYS * DAY);
const recentlyBefore = (now: Date) => new Date(now.getTime() - REPLACED_FOR);

type Owner = { userId?: string; pendingPhone?: string; device?: Device };

/** Starts a session and returns its id. */
async function startSession(within: SessionRepository, { userId, pendingPhone, device }: Owner, now: Date) {
  const id = newId();
  await within.insert({
    id_hash: sessionHash(id),
    user_id: userId ?? null,
    pending_phone: pendingPhone ?? null,
    created_at: now,
    expires_at: expiryFrom(now),
    ...device,
    seen_at: now,
  });
  return id;
}

export class SessionService {
  private readonly repository: SessionRepository;

  constructor(private readonly deps: { db: Db; now: () => Date }) {
    this.repository = new SessionRepository(deps.db);
  }

  /** Whether a login or a logout has recently replaced this session. */
  async wasReplaced(id: string): Promise<boolean> {
    return SESSION_ID.test(id) && this.repository.wasReplacedSince(sessionHash(id), recentlyBefore(this.deps.now()));
  }

  /**
   * Returns the visitor of a session. A malformed, unknown or expired id means a guest, so that a corrupt cookie locks
   * no visitor out.
   */
  async visitorOf(id: string | undefined): Promise<{ visitor: Visitor; extended: boolean }> {
    if (!id || !SESSION_ID.test(id)) return { visitor: guest, extended: false };
    const row = await this.repository.find(sessionHash(id));
    const now = this.deps.now();
    if (!row || row.session.expires_at <= now) return { visitor: guest, extended: false };
    const { session, user, company } = row;
    const blocked = user?.is_blocked;
    const visitor: Visitor = {
      sessionId: id,
      pendingPhone: session.pending_phone,
      priceLevel: session.price_level,
      user: blocked ? null : user,
      company: blocked ? null : company,
      steppedUpAt: session.stepped_up_at,
      isReadOnly: session.is_read_only,
    };
    if (visitor.isReadOnly) return { visitor, extended: false };
    // Sliding expiry, written at most once a day.
    const expires_at = expiryFrom(now);
    const extended = expires_at.getTime() - session.expires_at.getTime() > DAY;
    if (extended) await this.repository.change(session.id_hash, { expires_at });
    if (user && now.getTime() - (session.seen_at?.getTime() ?? 0) > SEEN_EVERY)
      await this.repository.change(session.id_hash, { seen_at: now });
    return { visitor, extended };
  }

  /** Stores the phone that awaits a code in the session: only the browser that requested the code can confirm it. */
  async setPendingPhone(current: string | null, phone: string): Promise<string> {
    if (!current) return startSession(this.repository, { pendingPhone: phone }, this.deps.now());
    await this.repository.change(sessionHash(current), { pending_phone: phone });
    return current;
  }

  begin(): Promise<string> {
    return startSession(this.repository, {}, this.deps.now());
  }

  /** Starts a short session of the user that may only read, and that the user's list of devices does not show. */
  async beginReadOnly(userId: string): Promise<string> {
    const [id, created_at] = [newId(), this.deps.now()];
    const expires_at = new Date(created_at.getTime() + READ_ONLY_FOR);
    const id_hash = sessionHash(id);
    await this.repository.insert({ id_hash, user_id: userId, created_at, expires_at, is_read_only: true });
    return id;
  }

  endReadOnly(id: string): Promise<void> {
    return this.repository.removeReadOnly(sessionHash(id));
  }

  setPriceLevel(id: string, level: SessionRow['price_level']): Promise<void> {
    return this.repository.change(sessionHash(id), { price_level: level });
  }

  /** Returns the user's sessions, most recent first. */
  async of(userId: string, current: string | null): Promise<OwnSession[]> {
    const rows = await this.repository.of(userId, this.deps.now());
    return rows.map(({ id_hash, name, device, address, created_at, seen_at }) => ({
      id: name,
      device,
      address,
      created_at: created_at.toISOString(),
      seen_at: (seen_at ?? created_at).toISOString(),
      current: current !== null && id_hash === sessionHash(current),
    }));
  }

  /** Ends a session of the user by its public name. Returns false when there is none. */
  endNamed(userId: string, name: string): Promise<boolean> {
    return this.repository.endNamed(userId, name);
  }

  /** Ends all sessions of the user except `current`. */
  endOthers(userId: string, current: string | null, tx = this.deps.db): Promise<void> {
    return new SessionRepository(tx).endOthers(userId, current && sessionHash(current));
  }

  /** Records that the session passed the second factor, and replaces its id, so that a copy of it gains nothing. */
  async stepUp(tx: Db, current: string): Promise<string> {
    const within = new SessionRepository(tx);
    const [id, now] = [newId(), this.deps.now()];
    await within.replaceHash(sessionHash(current), { id_hash: sessionHash(id), stepped_up_at: now });
    await within.noteReplaced(sessionHash(current), now);
    return id;
  }

  /** Requires the second factor again in all sessions of the user. */
  async stepDown(tx: Db, userId: string): Promise<void> {
    await new SessionRepository(tx).stepDown(userId);
  }

  /** Replaces the session id at login and logout, so that an id known before becomes useless. */
  async replace(tx: Db, current: string | null, owner: Owner): Promise<string> {
    const within = new SessionRepository(tx);
    const now = this.deps.now();
    if (current) {
      await within.remove(sessionHash(current));
      await within.noteReplaced(sessionHash(current), now);
    }
    await within.removeExpired(now);
    await within.forgetReplacedBefore(recentlyBefore(now));
    return startSession(within, owner, now);
  }
}
