import { type Core, defineModule, mount } from '../../module.ts';
import type { EnterCompany } from '../companies/members/join-company.ts';
import type { Membership } from '../companies/members/membership.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { CertificateService } from '../partner-certificates/certificate-service.ts';
import { applicationRoutes, managedApplicationRoutes } from './application-routes.ts';
import { ApplicationService } from './application-service.ts';
import { enterCompany } from './company-entrance.ts';
import { ManagedApplications } from './managed-applications.ts';
import { applicationPersonalData } from './personal-data-repository.ts';
import { waitingApplications } from './application-repository.ts';

type Needs = Core & {
  consents: ConsentService;
  mail: MailGateway;
  notices: NoticeService;
  decisions: DecisionService;
  certificates: CertificateService;
  membership: Membership;
};

/** Applications to join the partner network or use the configurator, decided by the staff. */
export const applicationModule = defineModule(
  'applications',
  ({ config, log, notices: bell, mail, ...needs }: Needs) => {
    const applications = new ApplicationService(needs);
    const failed = (error: unknown) => log.warn({ err: error }, 'the e-mail about a decided application was not sent');
    const notices = { mail, bell, host: config.PUBLIC_HOST, failed };
    const enter: EnterCompany = (tx, user, named) => enterCompany(needs, tx, user, named);
    return {
      services: { applications, enterCompany: enter },
      personalData: applicationPersonalData,
      waiting: waitingApplications,
      routes: () => ({
        api: [mount(applicationRoutes, { applications })],
        manage: [mount(managedApplicationRoutes, { applications: new ManagedApplications({ ...needs, notices }) })],
      }),
    };
  },
);
