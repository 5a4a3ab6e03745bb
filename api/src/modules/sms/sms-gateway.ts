import type { Db } from '../../db/database.ts';

/** Sends one text message at once; rejects when it could not be handed over. For codes, which nobody waits long for. */
export type SmsTransport = { send: (phone: string, text: string) => Promise<void> };

export type SmsGateway = {
  /** Resolves as soon as the message is kept: it leaves in the background, and is tried again until it has left. */
  send: (phone: string, text: string) => Promise<void>;
  /** Keeps a message in the transaction of what it tells. `leave` it, by the id, once that is committed. */
  write: (tx: Db, phone: string, text: string) => Promise<number>;
  leave: (ids: readonly number[]) => void;
};
