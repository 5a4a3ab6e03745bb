import { type Core, defineModule, mount } from '../../module.ts';
import type { OrderService } from '../orders/order-service.ts';
import type { CertificateService } from '../partner-certificates/certificate-service.ts';
import type { PolicyService } from '../partner-policy/policy-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { createAccountPages } from './account-pages.ts';
import { accountRoutes } from './account-routes.ts';
import { createWaitingMembers } from './waiting-members.ts';
import type { WaitingSource } from './waiting-source.ts';

type Needs = Core & {
  orders: OrderService;
  seo: SeoBuilder;
  certificates: CertificateService;
  policy: PolicyService;
  nextEvent: WaitingSource;
  expiringCertificates: WaitingSource;
  expiringProposals: WaitingSource;
};

export const accountModule = defineModule(
  'account',
  ({ db, orders, seo, certificates, policy, nextEvent, expiringCertificates, expiringProposals }: Needs) => {
    /** Sources of the dashboard's to-do list, in display order. */
    const sources: WaitingSource[] = [
      orders.waiting,
      expiringProposals,
      createWaitingMembers(db),
      (visitor) => certificates.waiting(visitor),
      (visitor) => policy.waiting(visitor),
      nextEvent,
      expiringCertificates,
    ];
    return {
      routes: () => ({ api: [mount(accountRoutes, { accountPages: createAccountPages({ seo, orders, sources }) })] }),
    };
  },
);
