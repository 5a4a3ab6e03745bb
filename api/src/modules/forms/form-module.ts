import { type Core, defineModule, mount } from '../../module.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import { FormLetters } from './form-letters.ts';
import { formRoutes, requestFormRoutes } from './form-routes.ts';
import { FormService } from './form-service.ts';
import { managedRequestRoutes } from './managed-request-routes.ts';
import { ManagedRequests } from './managed-requests.ts';
import { RequestPages } from './request-pages.ts';
import { formPersonalData } from './personal-data-repository.ts';
import { waitingRequests } from './form-repository.ts';

type Needs = Core & {
  consents: ConsentService;
  decisions: DecisionService;
  mail: MailGateway;
  partners: PartnerService;
  seo: SeoBuilder;
  site: SiteService;
};

export const formModule = defineModule('forms', ({ config, log, mail, seo, ...needs }: Needs) => {
  const failed = (error: unknown) => log.warn({ err: error }, 'an e-mail about a request was not sent');
  const letters = new FormLetters({ mail, host: config.PUBLIC_HOST, failed });
  const forms = new FormService({ ...needs, letters });
  const requests = new ManagedRequests({ ...needs, forms, letters });
  const pages = new RequestPages({ forms, seo });
  return {
    services: { forms },
    personalData: formPersonalData,
    waiting: waitingRequests,
    routes: () => ({
      api: [mount(formRoutes, { forms, pages, perAddress: config.FORMS_PER_ADDRESS })],
      forms: [mount(requestFormRoutes, { forms, perAddress: config.FORMS_PER_ADDRESS })],
      manage: [mount(managedRequestRoutes, { requests })],
    }),
  };
});
