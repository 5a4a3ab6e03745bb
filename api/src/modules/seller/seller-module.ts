import { defineModule, mount } from '../../module.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Core } from '../../module.ts';
import { sellerRoutes } from './seller-routes.ts';
import { createSellerService } from './seller-service.ts';

type Needs = Core & { invoices: InvoiceService; site: SiteService };

export const sellerModule = defineModule('seller', ({ now, invoices, site }: Needs) => {
  const seller = createSellerService({ invoices, site });
  return {
    services: { seller },
    routes: () => ({ downloads: [mount(sellerRoutes, { seller, now })] }),
  };
});
