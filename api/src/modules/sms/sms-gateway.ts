import type { Db } from '../../db/database.ts';

/**
 * Sends a text message without the queue; rejects when the operator does not accept it. For login codes, which are
 * needed at once.
 */
export type SmsTransport = { send: (phone: string, text: string) => Promise<void> };

export type SmsGateway = {
  /** Keeps a message, in the caller's transaction if there is one; delivery runs in the background with retries. */
  send: (phone: string, text: string, tx?: Db) => Promise<void>;
};
