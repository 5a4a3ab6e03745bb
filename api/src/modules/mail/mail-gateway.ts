import type { Db } from '../../db/database.ts';

export type Email = { to: string; subject: string; text: string };

/** Sends one e-mail; rejects when it could not be handed over. */
export type MailTransport = { send: (email: Email) => Promise<void> };

export type MailGateway = {
  /** Resolves as soon as the e-mail is kept: it leaves in the background, and is tried again until it has left. */
  send: (email: Email) => Promise<void>;
  /** Keeps an e-mail in the transaction of what it tells. `leave` it, by the id, once that is committed. */
  write: (tx: Db, email: Email) => Promise<number>;
  leave: (ids: readonly number[]) => void;
};
