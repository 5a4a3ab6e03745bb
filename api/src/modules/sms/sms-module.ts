import { takeLeftMessages } from '../../jobs/left-messages-repository.ts';
import { type Core, defineModule, mount } from '../../module.ts';
import type { SmsGateway, SmsTransport } from './sms-gateway.ts';
import { SmsInbox } from './sms-inbox-repository.ts';
import { SmsRuGateway } from './sms-ru-gateway.ts';
import { smsRoutes } from './sms-routes.ts';

/** Without an operator messages go to the development inbox. Production requires an operator. */
export const smsModule = defineModule('sms', ({ config, db, jobs, now }: Core) => {
  const inbox = new SmsInbox({ db, now });
  const routes = () => ({ dev: [mount(smsRoutes, { inbox })] });
  const { SMS_API_ID: apiId, SMS_URL: url, SMS_SENDER: sender } = config;
  if (!apiId) return { services: { sms: inbox, smsAtOnce: inbox }, routes };
  const smsAtOnce: SmsTransport = new SmsRuGateway({ url, apiId, sender });
  const messages = jobs.queue<{ phone: string; text: string }>('text-messages', {
    work: ({ phone, text }) => smsAtOnce.send(phone, text),
    titleOf: ({ phone, text }) => `СМС «${text}» на\u00a0${phone}`,
  });
  const sms: SmsGateway = { send: (phone, text, tx) => messages.send([{ phone, text }], tx) };
  return {
    services: { sms, smsAtOnce },
    routes,
    sweep: () =>
      takeLeftMessages(db, 'sms', now(), (left, tx) =>
        messages.send(
          left.map(({ to: phone, text }) => ({ phone, text })),
          tx,
        ),
      ),
  };
});
