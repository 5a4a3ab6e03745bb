import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-gateway.ts';

type Settings = {
  /** `smtps://user:password@mail.example.ru:465`, or `smtp://` with STARTTLS where the server offers it. */
  url: string;
  from: string;
  timeout?: number;
};

/** Never with the address: errors go to the log, and a mail server repeats in its answer whom it refuses. */
const refused = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new Error(`The mail server does not take the e-mail (${[code, responseCode].filter(Boolean).join(' ')})`);
};

export function createSmtpGateway({ url, from, timeout = 10_000 }: Settings): MailTransport {
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout,
    // An e-mail is text of ours and addresses of people: nothing in it may name a file or an address to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text }) {
      // As an object, so that an address is one address, whatever commas it has.
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text }).catch((error: unknown) => {
        throw refused(error);
      });
    },
  };
}
