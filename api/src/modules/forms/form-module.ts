import { type Core, defineModule, mount } from '../../module.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { SiteService } from '../site/site-service.ts';
import { createFormLetters } from './form-letters.ts';
import { createFormRepository } from './form-repository.ts';
import { formRoutes } from './form-routes.ts';
import { createFormService } from './form-service.ts';

type Needs = Core & { site: SiteService; mail: MailGateway };

export const formModule = defineModule('forms', ({ config, db, log, now, site, mail }: Needs) => {
  const failed = (error: unknown) => log.warn({ err: error }, 'an e-mail about a request was not sent');
  const letters = createFormLetters({ mail, host: config.PUBLIC_HOST, failed });
  const forms = createFormService({ repository: createFormRepository(db), site, letters, now });
  return {
    services: { forms },
    routes: () => ({ api: [mount(formRoutes, { forms, perAddress: config.FORMS_PER_ADDRESS })] }),
  };
});
