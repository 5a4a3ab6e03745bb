import { type Core, defineModule, mount } from '../../module.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { CertificatePages } from './certificate-pages.ts';
import { certificateDownloadRoutes, certificateRoutes } from './certificate-routes.ts';
import { CertificateService } from './certificate-service.ts';
import { managedCertificateRoutes } from './managed-certificate-routes.ts';
import { ManagedCertificates } from './managed-certificates.ts';

type Needs = Core & {
  notices: NoticeService;
  decisions: DecisionService;
  invoices: InvoiceService;
  partners: PartnerService;
  seo: SeoBuilder;
};

/** Certificates of partnership. */
export const certificateModule = defineModule('partner-certificates', ({ config, seo, invoices, ...needs }: Needs) => {
  const certificates = new CertificateService(needs);
  const managed = new ManagedCertificates({ ...needs, certificates });
  const certificatePages = new CertificatePages({ certificates, seo });
  return {
    services: { certificates },
    routes: () => ({
      api: [mount(certificateRoutes, { certificates, certificatePages })],
      downloads: [mount(certificateDownloadRoutes, { certificates, invoices, host: config.PUBLIC_HOST })],
      manage: [mount(managedCertificateRoutes, { certificates: managed })],
    }),
  };
});
