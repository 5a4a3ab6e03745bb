import type { Db } from '../../db/database.ts';

export type Email = { to: string; subject: string; text: string };

/** Sends one e-mail. Rejects when the server does not accept it. */
export type MailTransport = { send: (email: Email) => Promise<void> };

export type MailGateway = {
  /** Resolves when the e-mail is stored. It is sent in the background and retried until it succeeds. */
  send: (email: Email) => Promise<void>;
  /** Stores an e-mail in the caller's transaction and returns its id. After the commit, pass the id to `leave`. */
  write: (tx: Db, email: Email) => Promise<number>;
  leave: (ids: readonly number[]) => void;
};
