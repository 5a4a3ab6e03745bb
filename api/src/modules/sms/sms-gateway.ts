/** Sends one text message; rejects when the message could not be handed over. */
export type SmsGateway = { send: (phone: string, text: string) => Promise<void> };

/** Without a contract with an operator a production site must say so, not pretend that a code is on its way. */
export const closedGateway: SmsGateway = {
  send: () => Promise.reject(new Error('No SMS operator is configured')),
};
