import type { OnlinePaymentWay } from '@site/contracts/limits';
import { MAX_ORDER_FILES, type CheckoutOptions } from '@site/contracts/orders';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { Acquirer } from '../payments/acquirer.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { ProposalOrders } from '../proposals/ordering/proposal-orders.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import { orderListRoutes } from './account/order-list-routes.ts';
import { NoticeRepository } from './after-sale/notice-repository.ts';
import { statusLabel } from './after-sale/order-machine.ts';
import { OrderNotices } from './after-sale/order-notices.ts';
import { type DueMove, moveDueOrder, sweepOrders } from './after-sale/order-sweep.ts';
import { Checkout } from './checkout/checkout-options.ts';
import { orderDownloadRoutes } from './files/order-download-routes.ts';
import { orderFileRoutes } from './files/order-file-routes.ts';
import { OrderFiles } from './files/order-files.ts';
import { managedQuestionRoutes } from './manage/managed-question-routes.ts';
import { ManagedQuestions } from './manage/managed-questions.ts';
import { managedOrderRoutes } from './manage/managed-order-routes.ts';
import { ManagedOrders } from './manage/managed-orders.ts';
import { ManagedPayments } from './manage/managed-payments.ts';
import { OrderPages } from './order-pages.ts';
import { orderRoutes } from './order-routes.ts';
import { OrderService, reassignOrders } from './order-service.ts';
import { notificationRoutes } from './paying/notification-routes.ts';
import { PaymentTerm } from './paying/payment-term.ts';
import { waysToPayNow } from './paying/ways-to-pay.ts';
import { orderPersonalData } from './personal-data-repository.ts';
import { waitingRequestsAndPayments } from './order-list-repository.ts';

type Needs = Core & {
  site: SiteService;
  partners: PartnerService;
  catalog: CatalogService;
  cart: CartService;
  proposalOrders: ProposalOrders;
  consents: ConsentService;
  invoices: InvoiceService;
  seo: SeoBuilder;
  mail: MailGateway;
  notices: NoticeService;
  sms: SmsGateway;
  decisions: DecisionService;
  acquirer: Acquirer | null;
  onlineWays: readonly OnlinePaymentWay[];
  lookup: CheckoutOptions['company_lookup'];
};

/** The page of the cart with its checkout, orders, their files and requests, and the time-driven transitions. */
export const orderModule = defineModule('orders', ({ config, log, ...needs }: Needs) => {
  const { db, seo } = needs;
  const files = new OrderFiles(needs);
  const notices = new OrderNotices({
    ...{
      waysToPay: (order) => waysToPayNow(db, order, needs.onlineWays),
      mail: needs.mail,
      sms: needs.sms,
      bell: needs.notices,
      host: config.PUBLIC_HOST,
    },
    users: new NoticeRepository(db),
    failed: (error, order) => log.warn({ err: error, order }, 'a notice was not sent'),
  });
  const paymentTerm = new PaymentTerm(needs);
  const parts = {
    ...{ ...needs, files, notices, paymentTerm, host: config.PUBLIC_HOST },
    failedPayment: (error: unknown, payment: string) => log.error({ err: error, payment }, 'a payment was not settled'),
  };
  const orders = new OrderService(parts);
  const deps = { ...parts, orders, checkout: new Checkout(needs) };
  const managedOrders = new ManagedOrders(deps);
  const moves = needs.jobs.queue<DueMove>('orders', {
    work: (move) => moveDueOrder(deps, move),
    titleOf: ({ order, to }) => `Заказ ${order}: «${statusLabel(to)}»`,
    keyOf: ({ order, since, to }) => `${order} ${since} ${to}`,
  });
  const perAddress = config.ORDERS_PER_ADDRESS;
  return {
    services: { orders, managedOrders, orderFiles: files, reassignOrders },
    personalData: orderPersonalData,
    waiting: waitingRequestsAndPayments,
    routes: () => ({
      api: [
        mount(orderRoutes, { deps, orders, orderPages: new OrderPages({ orders, seo }), perAddress }),
        mount(orderListRoutes, deps),
        mount(orderFileRoutes, { orderFiles: files, perAddress: perAddress * MAX_ORDER_FILES }),
      ],
      root: [mount(notificationRoutes, { deps: parts })],
      downloads: [mount(orderDownloadRoutes, { orders, orderFiles: files })],
      manage: [
        mount(managedOrderRoutes, { orders: managedOrders, payments: new ManagedPayments(deps) }),
        mount(managedQuestionRoutes, { questions: new ManagedQuestions(deps) }),
      ],
    }),
    sweep: () => sweepOrders({ ...deps, moves, log }),
  };
});
