import { type Core, defineModule, mount } from '../../module.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import { createMailInbox } from './mail-inbox-repository.ts';
import { mailRoutes } from './mail-routes.ts';
import { createSmtpGateway } from './smtp-gateway.ts';

const MINUTE = 60_000;

/** Without a mail server, e-mails go to the development inbox. Production requires one to start. */
export const mailModule = defineModule('mail', ({ config, db, log, now }: Core) => {
  const mailInbox = createMailInbox(db, now);
  const dev = [mount(mailRoutes, { mailInbox })];
  const { SMTP_URL: url, MAIL_FROM: from } = config;
  if (!url) return { services: { mail: mailInbox.gateway }, routes: () => ({ dev }) };
  const { sweep, close, ...mail } = createOutbox({
    ...{ db, log, now },
    channel: 'mail',
    transmit: createSmtpGateway({ url, from }).send,
  });
  return { services: { mail }, routes: () => ({ dev }), sweep, sweepEvery: MINUTE, close };
});
