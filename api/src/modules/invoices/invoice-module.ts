import { type Core, defineModule } from '../../module.ts';
import type { SiteService } from '../site/site-service.ts';
import { createInvoiceService } from './invoice-service.ts';

export const invoiceModule = defineModule('invoices', ({ db, now, site }: Core & { site: SiteService }) => ({
  services: { invoices: createInvoiceService({ db, site, now }) },
}));
