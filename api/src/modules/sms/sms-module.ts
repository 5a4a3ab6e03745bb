import { type Core, defineModule, mount } from '../../module.ts';
import type { SmsGateway } from './sms-gateway.ts';
import { createSmsInbox } from './sms-inbox-repository.ts';
import { createSmsRuGateway } from './sms-ru-gateway.ts';
import { smsRoutes } from './sms-routes.ts';

/** Without an operator messages go to the development inbox; production does not start without one. */
export const smsModule = defineModule('sms', ({ config, db, now }: Core) => {
  const inbox = createSmsInbox(db, now);
  const { SMS_API_ID: apiId, SMS_URL: url, SMS_SENDER: sender } = config;
  const sms: SmsGateway = apiId ? createSmsRuGateway({ url, apiId, sender }) : inbox.gateway;
  return { services: { sms }, routes: () => ({ dev: [mount(smsRoutes, { inbox })] }) };
});
