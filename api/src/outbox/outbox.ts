import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { processEach } from '../process-each.ts';
import { settleOrTimeout } from '../settle-or-timeout.ts';
import { type Channel, createOutboxRepository, type OutgoingRow } from './outbox-repository.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Lease of a message, longer than any delivery takes. After it another process sends the message of a dead one. */
const CLAIM = 5 * MINUTE;
/** Age at which an undelivered message is dropped. */
const MAX_AGE = 72 * HOUR;
/** Messages per sweep; the next sweep follows within a minute. */
const BATCH_SIZE = 500;
/** How long a stopping process waits for the message being sent. After that it is sent again later. */
const STOP_TIMEOUT = 5_000;

const pauseAfter = (tries: number) => Math.min(2 ** tries * MINUTE, HOUR);

export type Message = { to: string; subject: string; text: string };

type Dependencies = {
  db: Db;
  channel: Channel;
  /** Rejects when the message could not be delivered. */
  transmit: (message: Message) => Promise<void>;
  log: FastifyBaseLogger;
  now: () => Date;
};

/**
 * Transactional outbox. Messages stay in the database until they are delivered, so a restart or an unavailable operator
 * loses none, and a rolled-back transaction sends none. Callers do not wait for the mail server. Delivery is at least
 * once: if the process dies between delivering and deleting the row, the message is sent again.
 */
export function createOutbox({ db, channel, transmit, log, now }: Dependencies) {
  const repository = createOutboxRepository(db);
  const underWay = new Set<Promise<void>>();
  let isClosing = false;

  async function postpone({ id, tries, created_at }: OutgoingRow, error: unknown) {
    const isDropped = now().getTime() - created_at.getTime() > MAX_AGE;
    if (isDropped) await repository.remove(id);
    else await repository.postpone(id, new Date(now().getTime() + pauseAfter(tries)));
    const what = isDropped ? 'a message was dropped' : 'a message was not sent and will be retried';
    log[isDropped ? 'error' : 'warn']({ err: error, channel, message: id, tries }, what);
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
    processEach(ids, deliver, (error, message) =>
      log.error({ err: error, channel, message }, 'a message was not sent'),
    );

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

    /** Sends messages that are due for a retry or were left by a dead process. */
    sweep: async () => follow(deliverAll(await repository.due(channel, now(), BATCH_SIZE))),

    /** Starts no further message; resolves when the one being sent has been delivered, or after `STOP_TIMEOUT`. */
    async close() {
      isClosing = true;
      await settleOrTimeout(STOP_TIMEOUT, underWay);
    },
  };
}
