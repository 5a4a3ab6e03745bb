import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { eachAlone } from '../each-alone.ts';
import { settledWithin } from '../settled-within.ts';
import { type Channel, createOutboxRepository, type OutgoingRow } from './outbox-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Longer than a mail server or an operator may take. A message whose process has died is sent by another then. */
const CLAIM = 5 * MINUTE;
/** A message that is refused for so long is given up. */
const KEPT = 72 * HOUR;
/** Messages of one sweep: the next one comes within a minute. */
const BATCH = 500;
/** A process that stops waits no longer for the message that is being sent; it is sent again later then. */
const PATIENCE = 5_000;

const pauseAfter = (tries: number) => Math.min(2 ** tries * MINUTE, HOUR);

export type Message = { to: string; subject: string; text: string };

type Dependencies = {
  db: Db;
  channel: Channel;
  /** Rejects when the message could not be handed over. */
  transmit: (message: Message) => Promise<void>;
  log: FastifyBaseLogger;
  now: () => Date;
};

/**
 * Messages are kept in the database until they have been handed over, so that none is lost by a restart, by an operator
 * that is away or by a transaction that is rolled back. No caller waits for a mail server. A process that dies between
 * handing over and removing the row sends the message twice.
 */
export function createOutbox({ db, channel, transmit, log, now }: Dependencies) {
  const repository = createOutboxRepository(db);
  const underWay = new Set<Promise<void>>();
  let isClosing = false;

  async function postpone({ id, tries, created_at }: OutgoingRow, error: unknown) {
    const isGivenUp = now().getTime() - created_at.getTime() > KEPT;
    if (isGivenUp) await repository.remove(id);
    else await repository.postpone(id, new Date(now().getTime() + pauseAfter(tries)));
    const what = isGivenUp ? 'a message was given up' : 'a message was not sent, and is tried again';
    log[isGivenUp ? 'error' : 'warn']({ err: error, channel, message: id, tries }, what);
  }

  async function deliver(id: number) {
    if (isClosing) return;
    const row = await repository.claim(id, now(), new Date(now().getTime() + CLAIM));
    if (!row) return;
    try {
      await transmit({ to: row.recipient, subject: row.subject, text: row.body });
    } catch (error) {
      return postpone(row, error);
    }
    await repository.remove(id);
  }

  const deliverAll = (ids: readonly number[]) =>
    eachAlone(ids, deliver, (error, message) => log.error({ err: error, channel, message }, 'a message was not sent'));

  async function follow(work: Promise<void>) {
    underWay.add(work);
    await work.finally(() => underWay.delete(work));
  }

  const write = (tx: Db, { to, subject, text }: Message) =>
    createOutboxRepository(tx).add({
      ...{ channel, recipient: to, subject, body: text },
      created_at: now(),
      next_try_at: now(),
    });
  const leave = (ids: readonly number[]) => void follow(deliverAll(ids));

  return {
    write,
    leave,
    async send(message: Message) {
      leave([await write(db, message)]);
    },

    /** Sends messages that wait for another try, or were left by a process that has died. */
    sweep: async () => follow(deliverAll(await repository.due(channel, now(), BATCH))),

    /** Begins no further message; resolves when the one that is being sent has been handed over. */
    async close() {
      isClosing = true;
      await settledWithin(PATIENCE, underWay);
    },
  };
}
