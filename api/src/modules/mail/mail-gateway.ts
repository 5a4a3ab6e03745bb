export type Email = { to: string; subject: string; text: string };

/** Sends one e-mail; rejects when it could not be handed over. */
export type MailGateway = { send: (email: Email) => Promise<void> };
