import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from './mail-gateway.ts';
import { createMailInbox } from './mail-inbox-repository.ts';
import { mailRoutes } from './mail-routes.ts';
import { createSmtpGateway } from './smtp-gateway.ts';

/** Without a mail server e-mails go to the development inbox; production does not start without one. */
export const mailModule = defineModule('mail', ({ config, db, now }: Core) => {
  const mailInbox = createMailInbox(db, now);
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  const mail: MailGateway = url ? createSmtpGateway({ url, from }) : mailInbox.gateway;
  return { services: { mail }, routes: () => ({ dev: [mount(mailRoutes, { mailInbox })] }) };
});
