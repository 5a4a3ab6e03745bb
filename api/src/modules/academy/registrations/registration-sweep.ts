import type { Db } from '../../../db/database.ts';
import type { Queue } from '../../../jobs/jobs.ts';
import { runAll } from '../../../jobs/process-each.ts';
import { writeToTrainers } from '../attendance/trainer-letters.ts';
import type { Messages } from './messages.ts';
import { RegistrationRepository } from './registration-repository.ts';
import type { Seats } from './seats.ts';

const ended = {
  offered: { kind: 'lapsed', reason: 'Место не\u00a0подтверждено вовремя' },
  awaiting_payment: { kind: 'unpaid', reason: 'Счёт не\u00a0оплачен в\u00a0срок' },
} as const;

/** A registration past its deadline. */
export type Overdue = { registration: string; event: number };

type EndingDeps = { db: Db; seats: Seats; now: () => Date };
type SweepDeps = { db: Db; messages: Messages; overdue: Queue<Overdue>; now: () => Date };

/** Sends registrations past their deadline to be cancelled, and the messages that are due. */
export const sweepRegistrations = ({ db, messages, overdue, now }: SweepDeps) =>
  runAll([
    async () => {
      const found = await new RegistrationRepository(db).overdue(now());
      await overdue.send(found.map(({ id: registration, event_id: event }) => ({ registration, event })));
    },
    () => writeToTrainers(db, now()),
    () => messages.sweep(),
  ]);

/** Cancels a registration past its deadline and offers its seats to the waiting list. */
export const endRegistration = ({ db, seats, now }: EndingDeps, { registration, event: eventId }: Overdue) =>
  db.transaction(async (tx) => {
    const within = new RegistrationRepository(tx);
    const event = await within.lockEventById(eventId);
    const row = await within.find(registration);
    const until = row?.offered_until ?? row?.pay_until;
    // The registration was accepted, paid, cancelled or extended in the meantime.
    if (!event || !row || !until || until > now()) return;
    if (row.state === 'offered' || row.state === 'awaiting_payment')
      await seats.release(tx, event, row, ended[row.state]);
  });
