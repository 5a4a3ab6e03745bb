import { type Core, defineModule, mount } from '../../module.ts';
import { Outbox } from '../../outbox/outbox.ts';
import type { SmsGateway, SmsTransport } from './sms-gateway.ts';
import { SmsInbox } from './sms-inbox-repository.ts';
import { SmsRuGateway } from './sms-ru-gateway.ts';
import { smsRoutes } from './sms-routes.ts';

const MINUTE = 60_000;

/** Without an operator messages go to the development inbox. Production requires an operator. */
export const smsModule = defineModule('sms', ({ config, db, log, now }: Core) => {
  const inbox = new SmsInbox({ db, now });
  const routes = () => ({ dev: [mount(smsRoutes, { inbox })] });
  const { SMS_API_ID: apiId, SMS_URL: url, SMS_SENDER: sender } = config;
  if (!apiId) return { services: { sms: inbox, smsAtOnce: inbox }, routes };
  const smsAtOnce: SmsTransport = new SmsRuGateway({ url, apiId, sender });
  const outbox = new Outbox({
    ...{ db, log, now },
    channel: 'sms',
    transmit: ({ to, text }) => smsAtOnce.send(to, text),
  });
  const message = (to: string, text: string) => ({ to, subject: '', text });
  const sms: SmsGateway = {
    send: (phone, text) => outbox.send(message(phone, text)),
    write: (tx, phone, text) => outbox.write(tx, message(phone, text)),
    leave: (ids) => outbox.leave(ids),
  };
  return {
    services: { sms, smsAtOnce },
    routes,
    sweep: () => outbox.sweep(),
    sweepEvery: MINUTE,
    close: () => outbox.close(),
  };
});
