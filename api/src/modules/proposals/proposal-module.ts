import { type Core, defineModule, mount } from '../../module.ts';
import type { PublicProfiles } from '../companies/entries/public-profile.ts';
import type { CompanyFiles } from '../companies/files/company-files.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { createCustomerActions } from './customer/customer-actions.ts';
import { createCustomerReplies } from './customer/customer-reply-repository.ts';
import { createProposalSending } from './customer/proposal-sending.ts';
import { proposalSendingRoutes } from './customer/proposal-sending-routes.ts';
import { createPublicProposals } from './customer/public-proposals.ts';
import { publicProposalDownloadRoutes } from './customer/public-proposal-download-routes.ts';
import { publicProposalRoutes } from './customer/public-proposal-routes.ts';
import { createProposalEditing } from './editing/proposal-editing.ts';
import { proposalEditingRoutes } from './editing/proposal-editing-routes.ts';
import { createDraftApproval } from './life/draft-approval.ts';
import { proposalDownloadRoutes } from './documents/document-routes.ts';
import { createProposalDocuments } from './documents/proposal-documents.ts';
import { createPriceUpdate } from './life/price-update.ts';
import { createProposalBegin } from './life/proposal-begin.ts';
import { proposalLifeRoutes } from './life/proposal-life-routes.ts';
import { createProposalLife } from './life/proposal-life.ts';
import { createVersionComparison } from './life/version-comparison.ts';
import { createProposalSweep } from './life/proposal-sweep.ts';
import { managedProposalRoutes } from './manage/managed-proposal-routes.ts';
import { createManagedProposals } from './manage/managed-proposals.ts';
import { createProposalOrderReader } from './ordering/proposal-order-repository.ts';
import { createExpiringProposals } from './expiring-proposals.ts';
import { createProposalNotices } from './proposal-notices.ts';
import { createProposalAccess } from './proposal-access.ts';
import { createProposalResponse } from './proposal-response.ts';
import { createProposalLists } from './proposal-lists.ts';
import { proposalPageRoutes } from './proposal-page-routes.ts';
import { createProposalPages } from './proposal-pages.ts';
import { createProposalPricing } from './proposal-pricing.ts';
import { createProposalRepository } from './proposal-repository.ts';
import { proposalRoutes } from './proposal-routes.ts';
import { createProposalService, reassignProposals } from './proposal-service.ts';
import { proposalPersonalData } from './personal-data-repository.ts';

type Needs = Core & {
  seo: SeoBuilder;
  mail: MailGateway;
  notices: NoticeService;
  decisions: DecisionService;
  consents: ConsentService;
  companyFiles: CompanyFiles;
  publicProfile: PublicProfiles;
};

/** Commercial proposals of partners, calculated by the rules of `@site/kp-rules`. */
export const proposalModule = defineModule('proposals', ({ db, now, config, log, seo, ...needs }: Needs) => {
  const pricing = createProposalPricing({ db, now });
  const repository = createProposalRepository(db);
  const access = createProposalAccess({ db });
  const editing = createProposalEditing({ db, access, now });
  const answer = createProposalResponse({
    ...{ repository, pricing, editing, now },
    repliesOf: createCustomerReplies(db).of,
    ordersOf: createProposalOrderReader(db),
  });
  const approvalOf = createDraftApproval({ db, pricing, now });
  const parts = { db, now, pricing, answer, approvalOf, access, editing };
  const lists = createProposalLists({ db, now });
  const proposals = createProposalService(parts);
  const failed = (error: unknown) => log.warn({ err: error }, 'the e-mail about a proposal was not sent');
  const notices = createProposalNotices({ ...needs, bell: needs.notices, host: config.PUBLIC_HOST, failed });
  const managed = createManagedProposals({ ...parts, decisions: needs.decisions, notices });
  const documents = createProposalDocuments({ ...needs, ...parts });
  const sending = createProposalSending({ ...parts, host: config.PUBLIC_HOST });
  const shown = createPublicProposals({ ...parts, publicProfile: needs.publicProfile });
  const answers = createCustomerActions({ ...parts, shown, notices, consents: needs.consents });
  return {
    services: { reassignProposals, expiringProposals: createExpiringProposals({ db, now }) },
    personalData: proposalPersonalData,
    routes: () => ({
      api: [
        mount(proposalRoutes, {
          proposals,
          lists,
          proposalPages: createProposalPages({ seo, lists }),
        }),
        mount(proposalPageRoutes, { proposals, seo }),
        mount(proposalEditingRoutes, { editing }),
        mount(proposalLifeRoutes, {
          begin: createProposalBegin(parts),
          life: createProposalLife(parts),
          prices: createPriceUpdate(parts),
          compare: createVersionComparison(parts),
        }),
        mount(proposalSendingRoutes, { sending }),
        mount(publicProposalRoutes, { shown, answers, seo, perAddress: config.FORMS_PER_ADDRESS }),
      ],
      downloads: [
        mount(proposalDownloadRoutes, { ...parts, documents }),
        mount(publicProposalDownloadRoutes, { shown, documents }),
      ],
      manage: [mount(managedProposalRoutes, { proposals: managed })],
    }),
    sweep: createProposalSweep({
      ...{ db, now },
      failed: (error, proposal) => log.error({ err: error, proposal }, 'a proposal did not expire'),
    }),
  };
});
