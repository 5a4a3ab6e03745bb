import type { OnlinePaymentWay } from '@site/contracts/limits';
import { type Core, defineModule, mount } from '../../module.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import { waitingOrders } from '../orders/account/waiting-orders.ts';
import type { OrderService } from '../orders/order-service.ts';
import type { CertificateService } from '../partner-certificates/certificate-service.ts';
import type { PolicyService } from '../partner-policy/policy-service.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import { accountRoutes } from './account-routes.ts';
import { waitingMembers } from './waiting-members.ts';
import type { WaitingSource } from './waiting-source.ts';

type Needs = Core & {
  invoices: InvoiceService;
  onlineWays: readonly OnlinePaymentWay[];
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
  ({
    db,
    now,
    invoices,
    onlineWays,
    orders,
    seo,
    certificates,
    policy,
    nextEvent,
    expiringCertificates,
    expiringProposals,
  }: Needs) => {
    /** Sources of the dashboard's to-do list, in display order. */
    const sources: WaitingSource[] = [
      (visitor) => waitingOrders({ db, invoices, onlineWays, now }, visitor),
      expiringProposals,
      (visitor) => waitingMembers(db, visitor),
      (visitor) => certificates.waiting(visitor),
      (visitor) => policy.waiting(visitor),
      nextEvent,
      expiringCertificates,
    ];
    return { routes: () => ({ api: [mount(accountRoutes, { seo, orders, sources })] }) };
  },
);
