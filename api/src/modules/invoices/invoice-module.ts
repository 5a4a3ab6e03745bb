import { type Core, defineModule } from '../../module.ts';
import type { SiteService } from '../site/site-service.ts';
import { InvoiceService } from './invoice-service.ts';

export const invoiceModule = defineModule('invoices', ({ db, now, site }: Core & { site: SiteService }) => ({
  services: { invoices: new InvoiceService({ db, site, now }) },
}));
