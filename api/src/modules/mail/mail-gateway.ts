import type { Db } from '../../db/database.ts';

export type Email = { to: string; subject: string; text: string };

/** Sends one e-mail. Rejects when the server does not accept it. */
export type MailTransport = { send: (email: Email) => Promise<void> };

export type MailGateway = {
  /**
   * Keeps an e-mail, in the caller's transaction if there is one. It is sent in the background and retried until it
   * succeeds.
   */
  send: (email: Email, tx?: Db) => Promise<void>;
};
