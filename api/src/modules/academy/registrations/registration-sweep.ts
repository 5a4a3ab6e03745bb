import type { Db } from '../../../db/database.ts';
import { runAll, processEach } from '../../../jobs/process-each.ts';
import { writeToTrainers } from '../attendance/trainer-letters.ts';
import type { Messages } from './messages.ts';
import { RegistrationRepository } from './registration-repository.ts';
import type { Seats } from './seats.ts';

const ended = {
  offered: { kind: 'lapsed', reason: 'Место не\u00a0подтверждено вовремя' },
  awaiting_payment: { kind: 'unpaid', reason: 'Счёт не\u00a0оплачен в\u00a0срок' },
} as const;

type SweepDeps = {
  db: Db;
  seats: Seats;
  messages: Messages;
  failed: (error: unknown, registration: string) => void;
  now: () => Date;
};

/**
 * Cancels registrations past their deadline, offers their seats to the waiting list and sends due messages. Safe to run
 * at any time and in several processes: each registration changes once.
 */
export const sweepRegistrations = (deps: SweepDeps) =>
  runAll([() => endOverdue(deps), () => writeToTrainers(deps.db, deps.now()), () => deps.messages.deliver()]);

const endOverdue = async (deps: SweepDeps) =>
  processEach(
    await new RegistrationRepository(deps.db).overdue(deps.now()),
    (registration) => endRegistration(deps, registration),
    (error, { id }) => deps.failed(error, id),
  );

const endRegistration = ({ db, seats, now }: SweepDeps, { id, event_id }: { id: string; event_id: number }) =>
  db.transaction(async (tx) => {
    const within = new RegistrationRepository(tx);
    const event = await within.lockEventById(event_id);
    const row = await within.find(id);
    const until = row?.offered_until ?? row?.pay_until;
    // The registration was accepted, paid, cancelled or extended in the meantime.
    if (!event || !row || !until || until > now()) return;
    if (row.state === 'offered' || row.state === 'awaiting_payment')
      await seats.release(tx, event, row, ended[row.state]);
  });
