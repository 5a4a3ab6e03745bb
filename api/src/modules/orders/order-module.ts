import { MAX_ORDER_FILES, type CheckoutOptions } from '@site/contracts/orders';
import { type Core, defineModule, mount } from '../../module.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consent-service.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { DecisionService } from '../manage/decision-service.ts';
import type { NoticeService } from '../notices/notice-service.ts';
import type { PartnerService } from '../partners/partner-service.ts';
import type { ProposalOrders } from '../proposals/ordering/proposal-orders.ts';
import type { SeoBuilder } from '../seo/seo-builder.ts';
import type { SiteService } from '../site/site-service.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import { orderListRoutes } from './account/order-list-routes.ts';
import { createOrderLists } from './account/order-lists.ts';
import { createNoticeRepository } from './after-sale/notice-repository.ts';
import { createOrderNotices } from './after-sale/order-notices.ts';
import { createOrderSweep } from './after-sale/order-sweep.ts';
import { createCheckout } from './checkout/checkout-options.ts';
import { createProposalCheckout } from './checkout/proposal-checkout.ts';
import { orderDownloadRoutes } from './files/order-download-routes.ts';
import { orderFileRoutes } from './files/order-file-routes.ts';
import { createOrderFiles } from './files/order-files.ts';
import { managedQuestionRoutes } from './manage/managed-question-routes.ts';
import { createManagedQuestions } from './manage/managed-questions.ts';
import { managedOrderRoutes } from './manage/managed-order-routes.ts';
import { createManagedOrders } from './manage/managed-orders.ts';
import { createOrderPages } from './order-pages.ts';
import { orderRoutes } from './order-routes.ts';
import { createOrderService } from './order-service.ts';
import { createPlacing } from './placing/place-order.ts';
import { orderPersonalData } from './personal-data-repository.ts';

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
  lookup: CheckoutOptions['company_lookup'];
};

/** Checkout, orders, their files and requests, and the time-driven transitions. */
export const orderModule = defineModule('orders', ({ config, log, seo, ...needs }: Needs) => {
  const host = config.PUBLIC_HOST;
  const checkout = createCheckout(needs);
  const orderFiles = createOrderFiles({ ...needs, dataDir: config.DATA_DIR });
  const failed = (error: unknown, order: string) => log.warn({ err: error, order }, 'a notice was not sent');
  const channelsOf = createNoticeRepository(needs.db).channelsOf;
  const notices = createOrderNotices({ ...needs, bell: needs.notices, host, channelsOf, failed });
  const parts = { ...needs, host, files: orderFiles, notices };
  const orders = createOrderService(parts);
  const placeOrder = createPlacing({ ...parts, checkout });
  const orderPages = createOrderPages({ orders, seo });
  const perAddress = config.ORDERS_PER_ADDRESS;
  return {
    services: { checkout, orders, orderFiles, proposalCheckout: createProposalCheckout(needs) },
    personalData: orderPersonalData,
    routes: () => ({
      api: [
        mount(orderRoutes, { orders, orderPages, placeOrder, perAddress }),
        mount(orderListRoutes, { orderLists: createOrderLists(parts), seo }),
        mount(orderFileRoutes, { orderFiles, perAddress: perAddress * MAX_ORDER_FILES }),
      ],
      downloads: [mount(orderDownloadRoutes, { orders, orderFiles })],
      manage: [
        mount(managedOrderRoutes, { orders: createManagedOrders({ ...parts, orders }) }),
        mount(managedQuestionRoutes, { questions: createManagedQuestions({ ...parts, orders }) }),
      ],
    }),
    sweep: createOrderSweep({
      ...{ ...parts, orders },
      failed: (error, order) => log.error({ err: error, order }, 'an automatic transition of an order failed'),
    }),
  };
});
