import { type Core, defineModule, mount } from '../../module.ts';
import type { FastifyInstance } from 'fastify';
import { reassignRegistrations } from '../academy/registrations/reassign-registrations.ts';
import type { ApplicationService } from '../applications/application-service.ts';
import type { CodeGuard } from '../auth/code-guard.ts';
import type { LoginCodes } from '../auth/login-codes.ts';
import type { HandOver } from '../companies/members/member-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { EmailService } from '../emails/email-service.ts';
import { reassignOrders } from '../orders/order-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SessionService } from '../session/session-service.ts';
import { createDeletionService } from './deletion-service.ts';
import { deletionRoutes } from './deletion-routes.ts';
import { createOwnData } from './own-data.ts';
import { ownDataRoutes } from './own-data-routes.ts';
import { createPersonalPages } from './personal-pages.ts';
import { personalRoutes } from './personal-routes.ts';
import { createPersonalService } from './personal-service.ts';

type Needs = Core & {
  applications: ApplicationService;
  codes: LoginCodes;
  reassignProposals: HandOver;
  consents: ConsentService;
  emails: EmailService;
  guardCodes: (app: FastifyInstance) => CodeGuard;
  seo: SeoBuilder;
  sessions: SessionService;
};

/** Personal data, notifications, consents, sessions and deletion of the profile. */
export const personalModule = defineModule('personal', ({ db, log, now, ...needs }: Needs) => {
  const { applications, codes, consents, emails, guardCodes, seo, sessions } = needs;
  const failed = (error: unknown) => log.error({ err: error }, 'the e-mail that confirms an address was not sent');
  const personal = createPersonalService({ db, emails, failed });
  const deletions = createDeletionService({
    ...{ db, codes, now },
    handOver: [reassignOrders, needs.reassignProposals, reassignRegistrations],
    failed: (error, user) => log.error({ err: error, user }, 'a profile was not deleted'),
  });
  const personalPages = createPersonalPages({ consents, seo, sessions });
  const ownData = createOwnData({ db, consents, sessions, now });
  return {
    routes: () => ({
      api: [
        mount(personalRoutes, { applications, personal, personalPages, consents, sessions }),
        mount(deletionRoutes, { deletions, guardCodes }),
      ],
      downloads: [mount(ownDataRoutes, { ownData })],
    }),
    sweep: deletions.sweep,
  };
});
