import { type Core, defineModule, mount } from '../../module.ts';
import type { OfficePublishing } from '../companies/entries/office-publishing.ts';
import type { createMembership } from '../companies/members/membership.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { CertificateService } from '../partner-certificates/certificate-service.ts';
import { createApplicationNotices } from './application-notices.ts';
import { applicationRoutes, managedApplicationRoutes } from './application-routes.ts';
import { createApplicationService } from './application-service.ts';
import { createCompanyEntrance } from './company-entrance.ts';
import { createManagedApplications } from './managed-applications.ts';
import { applicationPersonalData } from './personal-data-repository.ts';

type Needs = Core & {
  consents: ConsentService;
  mail: MailGateway;
  notices: NoticeService;
  decisions: DecisionService;
  certificates: CertificateService;
  membership: ReturnType<typeof createMembership>;
  publishOffice: OfficePublishing;
};

/** Applications to join the partner network or use the configurator, decided by the staff. */
export const applicationModule = defineModule('applications', ({ config, log, notices, mail, ...needs }: Needs) => {
  const applications = createApplicationService(needs);
  const failed = (error: unknown) => log.warn({ err: error }, 'the e-mail about a decided application was not sent');
  const applicationNotices = createApplicationNotices({ mail, bell: notices, host: config.PUBLIC_HOST, failed });
  const managed = createManagedApplications({ ...needs, notices: applicationNotices });
  return {
    services: { applications, enterCompany: createCompanyEntrance(needs) },
    personalData: applicationPersonalData,
    routes: () => ({
      api: [mount(applicationRoutes, { applications })],
      manage: [mount(managedApplicationRoutes, { applications: managed })],
    }),
  };
});
