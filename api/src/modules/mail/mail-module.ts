import { type Core, defineModule, mount } from '../../module.ts';
import { Outbox } from '../../outbox/outbox.ts';
import type { MailGateway } from './mail-gateway.ts';
import { MailInbox } from './mail-inbox-repository.ts';
import { mailRoutes } from './mail-routes.ts';
import { SmtpGateway } from './smtp-gateway.ts';

const MINUTE = 60_000;

/** Without a mail server, e-mails go to the development inbox. Production requires one to start. */
export const mailModule = defineModule('mail', ({ config, db, log, now }: Core) => {
  const inbox = new MailInbox({ db, now });
  const routes = () => ({ dev: [mount(mailRoutes, { inbox })] });
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  if (!url) {
    const mail: MailGateway = inbox;
    return { services: { mail }, routes };
  }
  const smtp = new SmtpGateway({ url, from });
  const outbox = new Outbox({ db, log, now, channel: 'mail', transmit: (message) => smtp.send(message) });
  const mail: MailGateway = outbox;
  return {
    services: { mail },
    routes,
    sweep: () => outbox.sweep(),
    sweepEvery: MINUTE,
    close: () => outbox.close(),
  };
});
