import type { Db } from '../../db/database.ts';

/**
 * Sends a text message without the outbox; rejects when the operator does not accept it. For login codes, which are
 * needed at once.
 */
export type SmsTransport = { send: (phone: string, text: string) => Promise<void> };

export type SmsGateway = {
  /** Resolves when the message is stored; delivery runs in the background with retries. */
  send: (phone: string, text: string) => Promise<void>;
  /** Stores a message in the caller's transaction and returns its id. Call `leave` with the id after the commit. */
  write: (tx: Db, phone: string, text: string) => Promise<number>;
  leave: (ids: readonly number[]) => void;
};
