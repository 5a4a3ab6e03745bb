import { type Core, defineModule, mount } from '../../module.ts';
import type { CaptchaService } from '../captcha/captcha-service.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { ContentService } from '../content/content-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import { ClaimFiles } from './claim-files.ts';
import { ClaimLetters } from './claim-letters.ts';
import { ClaimService } from './claim-service.ts';
import { DeviceService } from './device-service.ts';
import { ManagedClaims } from './managed-claims.ts';
import { claimDownloadRoutes, managedWarrantyRoutes } from './warranty-file-routes.ts';
import { WarrantyPages } from './warranty-pages.ts';
import { claimFormRoutes, warrantyRoutes } from './warranty-routes.ts';
import { warrantyPersonalData } from './personal-data-repository.ts';
import { waitingClaims } from './claim-repository.ts';

type Needs = Core & {
  captcha: CaptchaService;
  catalog: CatalogService;
  consents: ConsentService;
  content: ContentService;
  decisions: DecisionService;
  mail: MailGateway;
  partners: PartnerService;
  seo: SeoBuilder;
  site: SiteService;
};

export const warrantyModule = defineModule('warranty', ({ config, log, mail, captcha, ...needs }: Needs) => {
  const failed = (error: unknown) => log.warn({ err: error }, 'an e-mail about a claim was not sent');
  const letters = new ClaimLetters({ mail, host: config.PUBLIC_HOST, failed });
  const files = new ClaimFiles(needs);
  const devices = new DeviceService(needs);
  const claims = new ClaimService({ ...needs, files, letters });
  const managed = new ManagedClaims({ ...needs, claims, devices, letters });
  const pages = new WarrantyPages({ ...needs, devices, claims });
  return {
    personalData: warrantyPersonalData,
    waiting: waitingClaims,
    routes: () => ({
      api: [mount(warrantyRoutes, { pages, claims, files, captcha, perAddress: config.FORMS_PER_ADDRESS })],
      downloads: [mount(claimDownloadRoutes, { claims })],
      forms: [mount(claimFormRoutes, { claims })],
      manage: [mount(managedWarrantyRoutes, { claims: managed, devices, files })],
    }),
    sweep: () => files.removeOrphans(),
  };
});
