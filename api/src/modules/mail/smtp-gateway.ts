import { createTransport, type Transporter } from 'nodemailer';
import type { Email, MailTransport } from './mail-gateway.ts';

type Settings = {
  /** `smtps://user:password@mail.example.ru:465`, or `smtp://` with STARTTLS where the server offers it. */
  url: string;
  from: string;
  timeout?: number;
};

/** Omits the server's response, which contains the recipient's address: errors are logged. */
const withoutAddress = (error: unknown) => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new Error(`Sending the e-mail failed (${[code, responseCode].filter(Boolean).join(' ')})`);
};

export class SmtpGateway implements MailTransport {
  private readonly transport: Transporter;

  constructor(private readonly settings: Settings) {
    const { url, timeout = 10_000 } = settings;
    this.transport = createTransport({
      url,
      connectionTimeout: timeout,
      greetingTimeout: timeout,
      socketTimeout: timeout,
      // Our e-mails have no attachments, so content from files and URLs is disabled.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ to, subject, text }: Email): Promise<void> {
    const { from } = this.settings;
    // An object, so that a comma does not make several addresses.
    await this.transport.sendMail({ from, to: { name: '', address: to }, subject, text }).catch((error: unknown) => {
      throw withoutAddress(error);
    });
  }
}
