/** Sends one text message; rejects when the message could not be handed over. */
export type SmsGateway = { send: (phone: string, text: string) => Promise<void> };
