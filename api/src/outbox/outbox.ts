import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/database.ts';
import { processEach } from '../jobs/process-each.ts';
import { within } from '../jobs/within.ts';
import { type Channel, OutboxRepository, type OutgoingRow } from './outbox-repository.ts';

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

type OutboxDeps = {
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
export class Outbox {
  private readonly repository: OutboxRepository;
  private readonly underWay = new Set<Promise<void>>();
  private isClosing = false;

  constructor(private readonly deps: OutboxDeps) {
    this.repository = new OutboxRepository(deps.db);
  }

  /** Stores a message in the caller's transaction and returns its id. Call `leave` with the id after the commit. */
  write(tx: Db, { to, subject, text }: Message): Promise<number> {
    const now = this.deps.now();
    return new OutboxRepository(tx).add({
      ...{ channel: this.deps.channel, recipient: to, subject, body: text },
      created_at: now,
      next_try_at: now,
    });
  }

  /** Sends stored messages in the background. */
  leave(ids: readonly number[]): void {
    void this.deliverAll(ids);
  }

  async send(message: Message): Promise<void> {
    this.leave([await this.write(this.deps.db, message)]);
  }

  /** Sends messages that are due for a retry or were left by a dead process. */
  async sweep(): Promise<void> {
    await this.deliverAll(await this.repository.due(this.deps.channel, this.deps.now(), BATCH_SIZE));
  }

  /** Starts no further message; resolves when the one being sent has been delivered, or after `STOP_TIMEOUT`. */
  async close(): Promise<void> {
    this.isClosing = true;
    await within(STOP_TIMEOUT, Promise.allSettled(this.underWay));
  }

  private async deliverAll(ids: readonly number[]): Promise<void> {
    const { channel, log } = this.deps;
    const work = processEach(
      ids,
      (id) => this.deliver(id),
      (error, message) => log.error({ err: error, channel, message }, 'a message was not sent'),
    );
    this.underWay.add(work);
    await work.finally(() => this.underWay.delete(work));
  }

  private async deliver(id: number): Promise<void> {
    if (this.isClosing) return;
    const now = this.deps.now();
    const row = await this.repository.claim(id, now, new Date(now.getTime() + CLAIM));
    if (!row) return;
    try {
      await this.deps.transmit({ to: row.recipient, subject: row.subject, text: row.body });
    } catch (error) {
      return this.postpone(row, error);
    }
    await this.repository.remove(id);
  }

  private async postpone({ id, tries, created_at }: OutgoingRow, error: unknown): Promise<void> {
    const { channel, log } = this.deps;
    const now = this.deps.now().getTime();
    const isDropped = now - created_at.getTime() > MAX_AGE;
    if (isDropped) await this.repository.remove(id);
    else await this.repository.postpone(id, new Date(now + pauseAfter(tries)));
    const what = isDropped ? 'a message was dropped' : 'a message was not sent and will be retried';
    log[isDropped ? 'error' : 'warn']({ err: error, channel, message: id, tries }, what);
  }
}
