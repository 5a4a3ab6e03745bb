import { createHash, randomBytes } from 'node:crypto';
import type { ManageKey, NewManageKey } from '@site/contracts/manage-staff';
import type { Db } from '../../db/database.ts';
import { siteDay } from '@site/kernel/dates';
import type { z } from 'zod';
import { ProblemError, problems } from '../../errors.ts';
import type { ManageKeyRow } from '../../tables/staff-tables.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import { KeyRepository } from './key-repository.ts';

const NOUN = 'keys';

/** Interval of recording the last use, in ms, so that not every request writes. */
const NOTE_EVERY = 60_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

const nameTaken = () => {
  const message = 'Ключ с\u00a0таким названием уже есть';
  return new ProblemError(409, 'key_name', message, { fields: { name: message } });
};

/** Keys of persons and machines for the back office, each for some areas. */
export class ManageKeys {
  private readonly repository: KeyRepository;

  constructor(private readonly deps: { db: Db; decisions: DecisionService; now: () => Date }) {
    this.repository = new KeyRepository(deps.db);
  }

  async list(): Promise<{ items: ManageKey[] }> {
    return { items: (await this.repository.list()).map((row) => this.view(row)) };
  }

  /** Returns the key itself, which is stored as a hash only. */
  async add({ name, areas, until }: z.output<typeof NewManageKey>, author: string) {
    const { db, decisions, now } = this.deps;
    const key = `mk_${randomBytes(32).toString('base64url')}`;
    if (until !== null && until < siteDay(now())) throw problems.invalid({ until: 'Этот день уже прошёл' });
    await db.transaction(async (tx) => {
      const row = {
        name,
        areas: [...new Set(areas)],
        until,
        key_hash: hashOf(key),
        created_at: now(),
        created_by: author,
      };
      if (!(await new KeyRepository(tx).add(row))) throw nameTaken();
      const text = [areas.join(', '), until && `до ${until}`].filter(Boolean).join('; ');
      await decisions.record(tx, { author, noun: NOUN, subject: name, action: 'add', text });
    });
    return { ...(await this.list()), key };
  }

  async revoke(id: string, author: string) {
    const { db, decisions, now } = this.deps;
    await db.transaction(async (tx) => {
      const revoked = await new KeyRepository(tx).revoke(id, now());
      if (!revoked) throw problems.notFound();
      await decisions.record(tx, { author, noun: NOUN, subject: revoked.name, action: 'revoke' });
    });
    return this.list();
  }

  /** Returns the active key with this text, and records its use. */
  async use(key: string): Promise<Pick<ManageKeyRow, 'name' | 'areas'> | undefined> {
    const row = await this.repository.byHash(hashOf(key));
    if (!row || this.view(row).state !== 'active') return undefined;
    const now = this.deps.now();
    await this.repository.noteUse(row.id, now, new Date(now.getTime() - NOTE_EVERY));
    return row;
  }

  private view({ id, name, areas, until, created_at, created_by, last_used_at, revoked_at }: ManageKeyRow): ManageKey {
    const hasEnded = until !== null && until < siteDay(this.deps.now());
    return {
      ...{ id, name, areas, until, created_by },
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
      state: revoked_at ? 'revoked' : hasEnded ? 'ended' : 'active',
    };
  }
}
