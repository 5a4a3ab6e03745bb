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
import { createClaimFiles } from './claim-files.ts';
import { createClaimLetters } from './claim-letters.ts';
import { createClaimService } from './claim-service.ts';
import { createDeviceService } from './device-service.ts';
import { createManagedClaims } from './managed-claims.ts';
import { claimDownloadRoutes, managedWarrantyRoutes } from './warranty-file-routes.ts';
import { createWarrantyPages } from './warranty-pages.ts';
import { claimFormRoutes, warrantyRoutes } from './warranty-routes.ts';
import { warrantyPersonalData } from './personal-data-repository.ts';

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
  const letters = createClaimLetters({ mail, host: config.PUBLIC_HOST, failed });
  const files = createClaimFiles({ ...needs, dataDir: config.DATA_DIR });
  const devices = createDeviceService(needs);
  const claims = createClaimService({ ...needs, files, letters });
  const managed = createManagedClaims({ ...needs, claims, devices, files, letters });
  const pages = createWarrantyPages({ ...needs, devices, claims });
  return {
    routes: () => ({
      api: [mount(warrantyRoutes, { pages, claims, captcha, perAddress: config.FORMS_PER_ADDRESS })],
      downloads: [mount(claimDownloadRoutes, { claims })],
      forms: [mount(claimFormRoutes, { claims })],
      manage: [mount(managedWarrantyRoutes, { claims: managed, devices })],
    }),
    personalData: warrantyPersonalData,
    sweep: files.removeOrphans,
  };
});
