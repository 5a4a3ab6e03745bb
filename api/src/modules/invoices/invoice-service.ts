import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { workingDaysAfter } from '../../working-days.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Invoice } from './invoice-tables.ts';
import { createInvoiceRepository } from './invoice-repository.ts';
import { renderInvoice, type InvoicedOrder } from './invoice-pdf.ts';
import { Seller } from './seller.ts';

const BANKING_DAYS = 5;

type Dependencies = { db: Db; site: SiteService; now: () => Date };

export function createInvoiceService({ db, site, now }: Dependencies) {
  const repository = createInvoiceRepository(db);
  return {
    seller: async (): Promise<Seller> => Seller.parse((await site.current()).inside.seller.requisites),

    /** Numbered and dated inside the transaction that places the order. */
    async issue(tx: Db, orderId: string, seller: Seller): Promise<Invoice> {
      const within = createInvoiceRepository(tx);
      const date = siteDay(now());
      const invoice = {
        order_id: orderId,
        number: `СЧ-${date.slice(0, 4)}-${String(await within.nextNumber()).padStart(6, '0')}`,
        date,
        due_date: workingDaysAfter(now(), BANKING_DAYS).at(-1) ?? date,
        seller,
      };
      await within.insert(invoice);
      return invoice;
    },

    ofOrder: repository.ofOrder,
    ofOrders: async (orderIds: string[]) => (orderIds.length ? repository.ofOrders(orderIds) : []),

    /** Which of these orders have an invoice whose last day is over. */
    async expiredOf(orderIds: string[]): Promise<Set<string>> {
      const today = siteDay(now());
      const invoices = orderIds.length ? await repository.ofOrders(orderIds) : [];
      return new Set(invoices.filter(({ due_date }) => due_date < today).map(({ order_id }) => order_id));
    },

    pdf: (invoice: Invoice, order: InvoicedOrder): Promise<Buffer> => renderInvoice(invoice, order),
  };
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;
