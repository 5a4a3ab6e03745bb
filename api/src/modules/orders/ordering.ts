import type { CheckoutOptions } from '@site/contracts/orders';
import type { Db } from '../../db/database.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { ConsentService } from '../consents/consents.ts';
import { createInvoiceService } from '../invoices/invoice-service.ts';
import type { MailGateway } from '../mail/mail-gateway.ts';
import type { PartnerService } from '../partners/partners.ts';
import type { SeoBuilder } from '../seo/seo.ts';
import type { SiteService } from '../site/site.ts';
import type { SmsGateway } from '../sms/sms-gateway.ts';
import { createCheckout } from './checkout-options.ts';
import { createOrderFiles } from './order-files.ts';
import { createOrderNotices } from './order-notices.ts';
import { createOrderPages } from './order-pages.ts';
import { createOrderService } from './order-service.ts';
import { createOrderSweep } from './order-sweep.ts';
import { createPlacing } from './place-order.ts';

type Dependencies = {
  db: Db;
  site: SiteService;
  partners: PartnerService;
  catalog: CatalogService;
  cart: CartService;
  consents: ConsentService;
  seo: SeoBuilder;
  mail: MailGateway;
  sms: SmsGateway;
  lookup: CheckoutOptions['company_lookup'];
  dataDir: string;
  host: string;
  noticeFailed: (error: unknown, order: string) => void;
  now: () => Date;
};

/** Everything from the checkout to the invoice, put together. */
export function createOrdering(given: Dependencies) {
  const { noticeFailed: failed, ...shared } = given;
  const checkout = createCheckout(shared);
  const invoices = createInvoiceService(shared);
  const orderFiles = createOrderFiles(shared);
  const notices = createOrderNotices({ ...shared, failed });
  const parts = { ...shared, invoices, files: orderFiles, notices };
  const orders = createOrderService(parts);
  return {
    checkout,
    orderFiles,
    orders,
    orderPages: createOrderPages({ orders, seo: given.seo }),
    placeOrder: createPlacing({ ...parts, checkout }),
    sweepOrders: createOrderSweep({ ...parts, orders }),
  };
}
