import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { emailRoutes } from './email-routes.ts';
import { EmailService } from './email-service.ts';

type Needs = Core & { mail: MailGateway; seo: SeoBuilder };

export const emailModule = defineModule('emails', ({ config, db, now, mail, seo }: Needs) => {
  const emails = new EmailService({ db, mail, host: config.PUBLIC_HOST, now });
  const checksPerAddress = config.AUTH_CHECKS_PER_ADDRESS;
  return {
    services: { emails },
    routes: () => ({ api: [mount(emailRoutes, { emails, seo, checksPerAddress })] }),
    sweep: () => emails.sweep(),
  };
});
