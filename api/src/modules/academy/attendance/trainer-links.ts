import { createHash, randomBytes } from 'node:crypto';
import { paths } from '@site/contracts/paths';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import type { EventRow } from '../academy-tables.ts';
import { createEventRepository } from '../events/event-repository.ts';
import { createTrainerLinkRepository } from './trainer-link-repository.ts';

const HOUR = 60 * 60_000;
/** People come before it begins. */
const BEFORE = HOUR;
/** A list on paper is copied the day after. */
const AFTER = 48 * HOUR;

/** 256 bits: nobody guesses one, and a changed letter makes another that was never given. */
const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export const periodOf = ({ starts_at, ends_at }: EventRow) => ({
  opens_at: new Date(starts_at.getTime() - BEFORE),
  closes_at: new Date(ends_at.getTime() + AFTER),
});

export const isOver = (event: EventRow, now: Date) => event.is_cancelled || periodOf(event).closes_at <= now;

/** Told once: it cannot be read out of what is kept. Those given before go on, until they are revoked. */
export async function newLink(db: Db, event: EventRow, { host, now }: { host: string; now: Date }): Promise<string> {
  const token = newToken();
  await createTrainerLinkRepository(db).add(hashOf(token), event.id, now);
  return host + paths.academyAttendance(token);
}

type Dependencies = { db: Db; decisions: DecisionService; host: string; now: () => Date };

/** Addresses by which a trainer says who is there. */
export function createTrainerLinks({ db, decisions, host, now }: Dependencies) {
  async function find(slug: string): Promise<EventRow> {
    const event = await createEventRepository(db).find(slug);
    if (!event) throw problems.notFound();
    return event;
  }

  return {
    /** The event that a link opens. Forged, revoked or over: it does not exist. */
    async open(token: string): Promise<EventRow> {
      const event = await createTrainerLinkRepository(db).eventOf(hashOf(token));
      if (!event || isOver(event, now())) throw problems.notFound();
      return event;
    },

    async give(slug: string, author: string) {
      const event = await find(slug);
      if (isOver(event, now())) throw problems.noChanges();
      const url = await db.transaction(async (tx) => {
        await decisions.record(tx, { author, noun: 'events', subject: slug, action: 'trainer-link' });
        return newLink(tx, event, { host, now: now() });
      });
      return { url, closes_at: periodOf(event).closes_at.toISOString() };
    },

    async revoke(slug: string, author: string) {
      const event = await find(slug);
      const revoked = await db.transaction(async (tx) => {
        const count = await createTrainerLinkRepository(tx).revoke(event.id, now());
        if (count === 0) throw problems.noChanges();
        await decisions.record(tx, { author, noun: 'events', subject: slug, action: 'revoke-trainer-links' });
        return count;
      });
      return { revoked };
    },
  };
}

export type TrainerLinks = ReturnType<typeof createTrainerLinks>;
