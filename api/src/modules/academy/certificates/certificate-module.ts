import { type Core, defineModule, mount } from '../../../module.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { DecisionService } from '../../manage/decision-service.ts';
import type { SeoBuilder } from '../../seo/seo-builder.ts';
import type { Visitor } from '../../session/visitor.ts';
import type { Messages } from '../registrations/messages.ts';
import { academyCertificateDownloadRoutes } from './certificate-download-routes.ts';
import { academyCertificateRoutes } from './certificate-routes.ts';
import { findExpiringCertificates } from './expiring-certificates.ts';
import { managedAcademyCertificateRoutes } from './managed-certificate-routes.ts';
import { ManagedCertificates } from './managed-certificates.ts';
import { OwnCertificates } from './own-certificates.ts';

type Needs = Core & {
  academyMessages: Messages;
  decisions: DecisionService;
  invoices: InvoiceService;
  seo: SeoBuilder;
};

export const academyCertificateModule = defineModule('academy-certificates', ({ config, ...needs }: Needs) => {
  const { academyMessages: messages, invoices } = needs;
  const ownCertificates = new OwnCertificates(needs);
  return {
    services: {
      ownCertificates,
      expiringCertificates: (visitor: Visitor) => findExpiringCertificates(ownCertificates, visitor),
    },
    routes: () => ({
      api: [mount(academyCertificateRoutes, needs)],
      downloads: [mount(academyCertificateDownloadRoutes, { ownCertificates, invoices, host: config.PUBLIC_HOST })],
      manage: [
        mount(managedAcademyCertificateRoutes, { certificates: new ManagedCertificates({ ...needs, messages }) }),
      ],
    }),
  };
});
