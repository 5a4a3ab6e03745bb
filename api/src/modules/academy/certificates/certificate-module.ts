import { type Core, defineModule, mount } from '../../../module.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Messages } from '../registrations/messages.ts';
import { academyCertificateDownloadRoutes } from './certificate-download-routes.ts';
import { academyCertificateRoutes } from './certificate-routes.ts';
import { createCertificateService } from './certificate-service.ts';
import { createCertificatesPage } from './certificates-page.ts';
import { createCompanyCertificatesPage } from './company-certificates-page.ts';
import { companyCertificateRoutes } from './company-certificate-routes.ts';
import { createExpiringCertificates } from './expiring-certificates.ts';
import { managedAcademyCertificateRoutes } from './managed-certificate-routes.ts';
import { createManagedCertificates } from './managed-certificates.ts';
import { createOwnCertificates } from './own-certificates.ts';

type Needs = Core & {
  academyMessages: Messages;
  decisions: DecisionService;
  invoices: InvoiceService;
  seo: SeoBuilder;
};

export const academyCertificateModule = defineModule(
  'academy-certificates',
  ({ config, seo, invoices, ...needs }: Needs) => {
    const certificates = createCertificateService(needs);
    const managed = createManagedCertificates({ ...needs, certificates });
    const ownCertificates = createOwnCertificates(needs);
    const host = config.PUBLIC_HOST;
    return {
      services: { expiringCertificates: createExpiringCertificates({ ownCertificates }) },
      routes: () => ({
        api: [
          mount(academyCertificateRoutes, { certificates, certificatesPage: createCertificatesPage(seo) }),
          mount(companyCertificateRoutes, {
            companyCertificatesPage: createCompanyCertificatesPage({ ownCertificates, seo }),
          }),
        ],
        downloads: [mount(academyCertificateDownloadRoutes, { ownCertificates, invoices, host })],
        manage: [mount(managedAcademyCertificateRoutes, { certificates: managed })],
      }),
    };
  },
);
