import { createHash, randomBytes } from 'node:crypto';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import type { EventRow } from '../../../tables/academy-tables.ts';
import { findEvent } from '../events/find-event.ts';
import { TrainerLinkRepository } from './trainer-link-repository.ts';

const HOUR = 60 * 60_000;
/** Participants arrive before the event begins. */
const BEFORE = HOUR;
/** A paper list is entered on the following day. */
const AFTER = 48 * HOUR;

/** 256 random bits, too many to guess. */
const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const periodOf = ({ starts_at, ends_at }: EventRow) => ({
  opens_at: new Date(starts_at.getTime() - BEFORE),
  closes_at: new Date(ends_at.getTime() + AFTER),
});

export const isOver = (event: EventRow, now: Date) => event.is_cancelled || periodOf(event).closes_at <= now;

/** Returns the URL, which cannot be recovered later: only a hash is stored. Earlier links stay valid until revoked. */
export async function newLink(db: Db, event: EventRow, { host, now }: { host: string; now: Date }): Promise<string> {
  const token = newToken();
  await new TrainerLinkRepository(db).add(hashOf(token), event.id, now);
  return host + paths.academyAttendance(token);
}

type Dependencies = { db: Db; decisions: DecisionService; host: string; now: () => Date };

/** Secret links with which a trainer marks attendance. */
export class TrainerLinks {
  constructor(private readonly deps: Dependencies) {}

  /** Returns the event of a link; throws `notFound` when the link is forged, revoked or expired. */
  async open(token: string): Promise<EventRow> {
    const event = await new TrainerLinkRepository(this.deps.db).eventOf(hashOf(token));
    if (!event || isOver(event, this.deps.now())) throw problems.notFound();
    return event;
  }

  async give(slug: string, author: string) {
    const { now, db, decisions, host } = this.deps;
    const event = await findEvent(db, slug);
    if (isOver(event, now())) throw problems.tooLate();
    const url = await db.transaction(async (tx) => {
      await decisions.record(tx, { author, noun: 'events', subject: slug, action: 'trainer-link' });
      return newLink(tx, event, { host, now: now() });
    });
    return { url, closes_at: periodOf(event).closes_at.toISOString() };
  }

  async revoke(slug: string, author: string) {
    const { db, now, decisions } = this.deps;
    const event = await findEvent(db, slug);
    const revoked = await db.transaction(async (tx) => {
      const count = await new TrainerLinkRepository(tx).revoke(event.id, now());
      if (count === 0) throw problems.tooLate();
      await decisions.record(tx, { author, noun: 'events', subject: slug, action: 'revoke-trainer-links' });
      return count;
    });
    return { revoked };
  }
}
