import { type Core, defineModule, mount } from '../../module.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { SiteService } from '../site/site-service.ts';
import { sellerRoutes } from './seller-routes.ts';

type Needs = Core & { invoices: InvoiceService; site: SiteService };

export const sellerModule = defineModule('seller', ({ now, invoices, site }: Needs) => ({
  routes: () => ({ downloads: [mount(sellerRoutes, { invoices, site, now })] }),
}));
