import { type Core, defineModule, mount } from '../../module.ts';
import { reassignRegistrations } from '../academy/registrations/reassign-registrations.ts';
import type { OwnCertificates } from '../academy/certificates/own-certificates.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { CertificateService } from '../partner-certificates/certificate-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import { AssortmentPages } from './assortment/assortment-pages.ts';
import { assortmentRoutes } from './assortment/assortment-routes.ts';
import { AssortmentService } from './assortment/assortment-service.ts';
import { companyCertificateRoutes } from './certificates/company-certificate-routes.ts';
import { EntryPages } from './entries/entry-pages.ts';
import { entryRoutes } from './entries/entry-routes.ts';
import { EntryService } from './entries/entry-service.ts';
import { managedRevisionRoutes } from './entries/managed-revision-routes.ts';
import { Moderation } from './entries/moderation.ts';
import { ProjectDrafts } from './entries/project-drafts.ts';
import { publicProfile, type PublicProfiles } from './entries/public-profile.ts';
import { RevisionNotices } from './entries/revision-notices.ts';
import { companyFileRoutes, companyMediaRoutes } from './files/company-file-routes.ts';
import { CompanyFiles } from './files/company-files.ts';
import { MemberNotices } from './members/member-notices.ts';
import { memberRoutes } from './members/member-routes.ts';
import type { EnterCompany } from './members/join-company.ts';
import { type HandOver, MemberService } from './members/member-service.ts';
import { notifyManagers, type NotifyManagers } from './members/notify-managers.ts';
import { Membership } from './members/membership.ts';
import { ManagedCompanies } from './managed/managed-companies.ts';
import { managedCompanyRoutes } from './managed/managed-company-routes.ts';
import { companyPersonalData } from './personal-data-repository.ts';
import { requisiteRoutes } from './requisites/requisite-routes.ts';
import { waitingRevisions } from './entries/entry-repository.ts';

type Needs = Core & {
  mail: MailGateway;
  sms: SmsGateway;
  notices: NoticeService;
  decisions: DecisionService;
  consents: ConsentService;
  ownCertificates: OwnCertificates;
  partners: PartnerService;
  reassignOrders: HandOver;
  seo: SeoBuilder;
};

type Serves = { enterCompany: EnterCompany; reassignProposals: HandOver; certificates: CertificateService };

/** Companies: their members, public profiles, assortment and bank details. */
export const companyModule = defineModule('companies', ({ config, log, seo, ...needs }: Needs) => {
  const { db, now, store, consents, ownCertificates, partners } = needs;
  const failed = (error: unknown) => log.warn({ err: error }, 'a notice of a company was not sent');
  const mailing = { ...needs, bell: needs.notices, host: config.PUBLIC_HOST, failed };
  const notices = new MemberNotices(mailing);
  const notify: NotifyManagers = (user, companyId) => notifyManagers({ db, notices }, user, companyId);
  const membership = new Membership(now);
  const files = new CompanyFiles({ db, store, now });
  const assortment = new AssortmentService({ db, files, now });
  const entries = new EntryService({ db, files, now });
  const profile: PublicProfiles = (companyId) => publicProfile({ db, files, consents }, companyId);
  return {
    services: { membership, notifyManagers: notify, companyFiles: files, publicProfile: profile },
    personalData: companyPersonalData,
    waiting: waitingRevisions,
    routes: ({ enterCompany, reassignProposals, certificates }: Serves) => {
      const members = new MemberService({
        ...{ ...needs, membership, notices, files },
        handOver: [needs.reassignOrders, reassignProposals, reassignRegistrations],
      });
      const entryPages = new EntryPages({ db, seo, entries, members, partners, membership });
      return {
        root: [mount(companyMediaRoutes, { files })],
        manage: [
          mount(managedCompanyRoutes, {
            companies: new ManagedCompanies({ ...needs, invitations: notices, certificates }),
          }),
          mount(managedRevisionRoutes, {
            moderation: new Moderation({ ...needs, files, notices: new RevisionNotices(mailing) }),
          }),
        ],
        api: [
          mount(memberRoutes, {
            ...{ db, now, seo, members, entries, notices, files, consents, enterCompany },
            notifyManagers: notify,
          }),
          mount(entryRoutes, { entries, drafts: new ProjectDrafts({ db, files, now }), entryPages }),
          mount(assortmentRoutes, { assortment, assortmentPages: new AssortmentPages({ seo, assortment }) }),
          mount(companyCertificateRoutes, { ownCertificates, seo }),
          mount(companyFileRoutes, { files }),
          mount(requisiteRoutes, { db }),
        ],
      };
    },
    sweep: () => files.removeUnused(),
  };
});
