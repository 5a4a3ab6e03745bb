import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { EmailRepository } from './email-repository.ts';
import { emailRoutes } from './email-routes.ts';
import { EmailService } from './email-service.ts';

type Needs = Core & { mail: MailGateway; seo: SeoBuilder };

export const emailModule = defineModule('emails', ({ config, db, now, mail, seo }: Needs) => {
  const emails = new EmailService({ db, mail, host: config.PUBLIC_HOST, now });
  const checksPerAddress = config.AUTH_CHECKS_PER_ADDRESS;
  return {
    services: { emails },
    routes: () => ({ api: [mount(emailRoutes, { emails, seo, checksPerAddress })] }),
    personalData: {
      erases: ['email_confirmations.user_id'],
      erase: async (tx, { id }) => new EmailRepository(tx).removeOf(id),
    },
    sweep: () => emails.sweep(),
  };
});
