import { type Core, defineModule, mount } from '../../module.ts';
import type { PublicProfiles } from '../companies/entries/public-profile.ts';
import type { CompanyFiles } from '../companies/files/company-files.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { Pictures } from '../media/pictures.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { PageService } from '../pages/page-service.ts';
import type { ProjectService } from '../projects/project-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { Visitor } from '../session/visitor.ts';
import { configuratorRoutes } from './configurator/configurator-routes.ts';
import { proposalSendingRoutes } from './customer/proposal-sending-routes.ts';
import { publicProposalDownloadRoutes } from './customer/public-proposal-download-routes.ts';
import { publicProposalRoutes } from './customer/public-proposal-routes.ts';
import { proposalDownloadRoutes } from './documents/document-routes.ts';
import { ProposalDocuments } from './documents/proposal-documents.ts';
import { proposalEditingRoutes } from './editing/proposal-editing-routes.ts';
import { expiringProposals } from './expiring-proposals.ts';
import { proposalLifeRoutes } from './life/proposal-life-routes.ts';
import { type Expired, expireProposal, sweepProposals } from './life/proposal-sweep.ts';
import { managedProposalRoutes } from './manage/managed-proposal-routes.ts';
import { ManagedProposals } from './manage/managed-proposals.ts';
import { ProposalNotices } from './proposal-notices.ts';
import { proposalRoutes } from './proposal-routes.ts';
import { reassignProposals } from './proposal-service.ts';
import { proposalPersonalData } from './personal-data-repository.ts';
import { waitingProposals } from './proposal-list-repository.ts';

type Needs = Core & {
  seo: SeoBuilder;
  pages: PageService;
  projects: ProjectService;
  mail: MailGateway;
  notices: NoticeService;
  decisions: DecisionService;
  consents: ConsentService;
  companyFiles: CompanyFiles;
  pictures: Pictures;
  publicProfile: PublicProfiles;
};

/** Commercial proposals of partners, calculated by the rules of `@site/kp-rules`. */
export const proposalModule = defineModule('proposals', ({ db, now, config, log, seo, ...needs }: Needs) => {
  const { consents, decisions, publicProfile } = needs;
  const host = config.PUBLIC_HOST;
  const deps = { db, now };
  const notices = new ProposalNotices({
    ...{ mail: needs.mail, bell: needs.notices, host },
    failed: (error) => log.warn({ err: error }, 'the e-mail about a proposal was not sent'),
  });
  const documents = new ProposalDocuments({
    ...deps,
    companyFiles: needs.companyFiles,
    pictures: needs.pictures,
    publicProfile,
  });
  const expired = needs.jobs.queue<Expired>('proposals', {
    work: (found) => expireProposal(deps, found),
    titleOf: ({ proposal }) => `Истечение предложения ${proposal}`,
    keyOf: ({ proposal }) => proposal,
  });
  const forCustomers = { ...deps, publicProfile, notices, consents };
  return {
    services: { reassignProposals, expiringProposals: (visitor: Visitor) => expiringProposals(deps, visitor) },
    personalData: proposalPersonalData,
    waiting: waitingProposals,
    routes: () => ({
      api: [
        mount(proposalRoutes, { deps: { ...deps, seo } }),
        mount(configuratorRoutes, { deps: { ...deps, seo, pages: needs.pages, projects: needs.projects } }),
        mount(proposalEditingRoutes, { deps }),
        mount(proposalLifeRoutes, { deps }),
        mount(proposalSendingRoutes, { deps: { ...deps, host } }),
        mount(publicProposalRoutes, { deps: forCustomers, seo, perAddress: config.FORMS_PER_ADDRESS }),
      ],
      downloads: [
        mount(proposalDownloadRoutes, { deps, documents }),
        mount(publicProposalDownloadRoutes, { deps, documents }),
      ],
      manage: [
        mount(managedProposalRoutes, { proposals: new ManagedProposals({ ...deps, decisions, notices, documents }) }),
      ],
    }),
    sweep: () => sweepProposals(deps, expired),
  };
});
