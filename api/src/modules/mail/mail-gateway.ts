export type Letter = { to: string; subject: string; text: string };

/** Sends one letter; rejects when it could not be handed over. */
export type MailGateway = { send: (letter: Letter) => Promise<void> };

/** A production site without a mail server must say so in its log, not pretend that a letter is on its way. */
export const closedMailGateway: MailGateway = {
  send: () => Promise.reject(new Error('No mail server is configured')),
};
