import { takeLeftMessages } from '../../jobs/left-messages-repository.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { Email, MailGateway } from './mail-gateway.ts';
import { MailInbox } from './mail-inbox-repository.ts';
import { mailRoutes } from './mail-routes.ts';
import { SmtpGateway } from './smtp-gateway.ts';

/** Without a mail server, e-mails go to the development inbox. Production requires one to start. */
export const mailModule = defineModule('mail', ({ config, db, jobs, now }: Core) => {
  const inbox = new MailInbox({ db, now });
  const routes = () => ({ dev: [mount(mailRoutes, { inbox })] });
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  if (!url) {
    const mail: MailGateway = inbox;
    return { services: { mail }, routes };
  }
  const smtp = new SmtpGateway({ url, from });
  const letters = jobs.queue<Email>('letters', {
    work: (email) => smtp.send(email),
    titleOf: ({ to, subject }) => `Письмо «${subject}» на\u00a0${to}`,
  });
  const mail: MailGateway = { send: (email, tx) => letters.send([email], tx) };
  return {
    services: { mail },
    routes,
    sweep: () => takeLeftMessages(db, 'mail', now(), (left, tx) => letters.send(left, tx)),
  };
});
