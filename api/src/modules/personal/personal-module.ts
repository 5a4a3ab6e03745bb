import { type Core, defineModule, mount } from '../../module.ts';
import type { PersonalData } from '../../personal-data.ts';
import { reassignRegistrations } from '../academy/registrations/reassign-registrations.ts';
import type { ApplicationService } from '../applications/application-service.ts';
import type { CodeLimits } from '../auth/code-guard.ts';
import type { LoginCodes } from '../auth/login-codes.ts';
import type { HandOver } from '../companies/members/member-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { EmailService } from '../emails/email-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SessionService } from '../session/session-service.ts';
import { DeletionService } from './deletion-service.ts';
import { deletionRoutes } from './deletion-routes.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { personalRoutes } from './personal-routes.ts';
import { PersonalService } from './personal-service.ts';

type Needs = Core & {
  personalData: readonly PersonalData[];
  applications: ApplicationService;
  codeLimits: CodeLimits;
  codes: LoginCodes;
  reassignOrders: HandOver;
  reassignProposals: HandOver;
  consents: ConsentService;
  emails: EmailService;
  seo: SeoBuilder;
  sessions: SessionService;
};

/** Personal data, notifications, consents, sessions and deletion of the profile. */
export const personalModule = defineModule('personal', ({ db, jobs, log, now, ...needs }: Needs) => {
  const { personalData, applications, codeLimits, codes, consents, emails, seo, sessions } = needs;
  const failed = (error: unknown) => log.error({ err: error }, 'the e-mail that confirms an address was not sent');
  const personal = new PersonalService({ db, emails, failed });
  const deletions = new DeletionService({
    ...{ db, jobs, codes, personalData, now },
    handOver: [needs.reassignOrders, needs.reassignProposals, reassignRegistrations],
  });
  return {
    routes: () => ({
      api: [
        mount(personalRoutes, { applications, personal, consents, seo, sessions }),
        mount(deletionRoutes, { deletions, codeLimits }),
      ],
      downloads: [mount(ownDataRoutes, { db, personalData, now })],
    }),
    sweep: () => deletions.sweep(),
  };
});
