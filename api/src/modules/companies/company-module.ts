import { type Core, defineModule, mount } from '../../module.ts';
import type { CompanyEntrance } from '../applications/company-entrance.ts';
import { reassignRegistrations } from '../academy/registrations/reassign-registrations.ts';
import type { OwnCertificates } from '../academy/certificates/own-certificates.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import { reassignOrders } from '../orders/order-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import { createAssortmentPages } from './assortment/assortment-pages.ts';
import { assortmentRoutes } from './assortment/assortment-routes.ts';
import { createAssortmentService } from './assortment/assortment-service.ts';
import { companyCertificateRoutes } from './certificates/company-certificate-routes.ts';
import { createEntryPages } from './entries/entry-pages.ts';
import { entryRoutes } from './entries/entry-routes.ts';
import { createEntryService } from './entries/entry-service.ts';
import { managedRevisionRoutes } from './entries/managed-revision-routes.ts';
import { createModeration } from './entries/moderation.ts';
import { createOfficePublishing } from './entries/office-publishing.ts';
import { createProjectDrafts } from './entries/project-drafts.ts';
import { createPublicProfiles } from './entries/public-profile.ts';
import { createRevisionNotices } from './entries/revision-notices.ts';
import { companyFileRoutes, companyMediaRoutes } from './files/company-file-routes.ts';
import { createCompanyFiles } from './files/company-files.ts';
import { createMemberNotices } from './members/member-notices.ts';
import { createMemberPages } from './members/member-pages.ts';
import { memberRoutes } from './members/member-routes.ts';
import { createMemberService, type HandOver } from './members/member-service.ts';
import { createJoinNotice } from './members/join-notice.ts';
import { createMembership } from './members/membership.ts';
import { requisiteRoutes } from './requisites/requisite-routes.ts';
import { createRequisiteService } from './requisites/requisite-service.ts';
import { companyPersonalData } from './personal-data-repository.ts';

type Needs = Core & {
  mail: MailGateway;
  sms: SmsGateway;
  notices: NoticeService;
  decisions: DecisionService;
  consents: ConsentService;
  ownCertificates: OwnCertificates;
  partners: PartnerService;
  seo: SeoBuilder;
};

type Serves = { enterCompany: CompanyEntrance; reassignProposals: HandOver };

/** Companies: their members, public profiles, assortment and bank details. */
export const companyModule = defineModule('companies', ({ config, log, seo, ...needs }: Needs) => {
  const { db, now, partners } = needs;
  const failed = (error: unknown) => log.warn({ err: error }, 'a notice of a company was not sent');
  const notices = createMemberNotices({ ...needs, bell: needs.notices, host: config.PUBLIC_HOST, failed });
  const notifyManagers = createJoinNotice({ db, notices });
  const membership = createMembership(now);
  const files = createCompanyFiles({ db, dataDir: config.DATA_DIR, now });
  const assortment = createAssortmentService({ db, files, now });
  const entries = createEntryService({ db, files, now });
  const revisionNotices = createRevisionNotices({ ...needs, bell: needs.notices, host: config.PUBLIC_HOST, failed });
  const publishOffice = createOfficePublishing({ partners });
  const moderation = createModeration({ ...needs, publishOffice, notices: revisionNotices });
  return {
    services: {
      membership,
      notifyManagers,
      publishOffice,
      companyFiles: files,
      publicProfile: createPublicProfiles({ db, files, consents: needs.consents }),
    },
    personalData: companyPersonalData,
    routes: ({ enterCompany, reassignProposals }: Serves) => {
      const drafts = createProjectDrafts({ db, files, now });
      const handOver = [reassignOrders, reassignProposals, reassignRegistrations];
      const members = createMemberService({
        ...needs,
        membership,
        notices,
        files,
        enterCompany,
        notifyManagers,
        handOver,
      });
      const entryPages = createEntryPages({ db, seo, entries, members, partners, membership });
      return {
        root: [mount(companyMediaRoutes, { files })],
        manage: [mount(managedRevisionRoutes, { moderation })],
        api: [
          mount(memberRoutes, { members, memberPages: createMemberPages({ seo, members, entries }) }),
          mount(entryRoutes, { entries, drafts, entryPages }),
          mount(assortmentRoutes, { assortment, assortmentPages: createAssortmentPages({ seo, assortment }) }),
          mount(companyCertificateRoutes, { ownCertificates: needs.ownCertificates, seo }),
          mount(companyFileRoutes, { files }),
          mount(requisiteRoutes, { requisites: createRequisiteService({ db }) }),
        ],
      };
    },
    sweep: files.removeUnused,
  };
});
