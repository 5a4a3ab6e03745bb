import { type Core, defineModule, mount } from '../../module.ts';
import { createOutbox } from '../../outbox/outbox.ts';
import type { SmsGateway, SmsTransport } from './sms-gateway.ts';
import { createSmsInbox } from './sms-inbox-repository.ts';
import { createSmsRuGateway } from './sms-ru-gateway.ts';
import { smsRoutes } from './sms-routes.ts';

const MINUTE = 60_000;

/** Without an operator messages go to the development inbox. Production requires an operator. */
export const smsModule = defineModule('sms', ({ config, db, log, now }: Core) => {
  const inbox = createSmsInbox(db, now);
  const dev = [mount(smsRoutes, { inbox })];
  const { SMS_API_ID: apiId, SMS_URL: url, SMS_SENDER: sender } = config;
  if (!apiId)
    return {
      services: { sms: inbox.gateway, smsAtOnce: inbox.gateway },
      routes: () => ({ dev }),
    };
  const smsAtOnce: SmsTransport = createSmsRuGateway({ url, apiId, sender });
  const outbox = createOutbox({
    ...{ db, log, now },
    channel: 'sms',
    transmit: ({ to, text }) => smsAtOnce.send(to, text),
  });
  const message = (to: string, text: string) => ({ to, subject: '', text });
  const sms: SmsGateway = {
    send: (phone, text) => outbox.send(message(phone, text)),
    write: (tx, phone, text) => outbox.write(tx, message(phone, text)),
    leave: outbox.leave,
  };
  return {
    services: { sms, smsAtOnce },
    routes: () => ({ dev }),
    sweep: outbox.sweep,
    sweepEvery: MINUTE,
    close: outbox.close,
  };
});
