import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { workingDaysAfter } from '../../working-days.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Invoice, OrderInvoice, OrderInvoiceRow } from '../../tables/invoice-tables.ts';
import { InvoiceRepository } from './invoice-repository.ts';
import { type Invoiced, renderInvoice } from './invoice-pdf.ts';
import { Seller } from './seller.ts';

const BANKING_DAYS = 5;

type Dependencies = { db: Db; site: SiteService; now: () => Date };

export function createInvoiceService({ db, site, now }: Dependencies) {
  const repository = new InvoiceRepository(db);

  /** Assigns a number and a date in the transaction of the order or registration. */
  async function numbered(tx: Db, seller: Seller): Promise<Omit<Invoice, 'due_date'>> {
    const date = siteDay(now());
    const number = await new InvoiceRepository(tx).nextNumber();
    return { number: `СЧ-${date.slice(0, 4)}-${String(number).padStart(6, '0')}`, date, seller };
  }

  const termFromNow = () => workingDaysAfter(now(), BANKING_DAYS).at(-1) ?? siteDay(now());

  /** Until the term starts, the due date counts from today. */
  const dated = (row: OrderInvoiceRow): OrderInvoice => ({ ...row, due_date: row.due_date ?? termFromNow() });

  return {
    seller: async (): Promise<Seller> => Seller.parse((await site.current()).inside.seller.requisites),

    numbered,

    /** Issues the invoice in the transaction of the order. `startTerm` starts its term later. */
    async issue(tx: Db, orderId: string, seller: Seller): Promise<void> {
      const invoice = await numbered(tx, seller);
      await new InvoiceRepository(tx).insert({ ...invoice, order_id: orderId, due_date: null });
    },

    /** Sets the due date in the transaction that moves the order to `awaiting_payment`. No effect without an invoice. */
    startTerm: (tx: Db, orderId: string) => new InvoiceRepository(tx).setDueDate(orderId, termFromNow()),

    async ofOrder(orderId: string): Promise<OrderInvoice | undefined> {
      const row = await repository.ofOrder(orderId);
      return row && dated(row);
    },
    ofOrders: async (orderIds: string[]): Promise<OrderInvoice[]> =>
      orderIds.length ? (await repository.ofOrders(orderIds)).map(dated) : [],

    /** Returns the orders with an expired invoice. */
    async expiredOf(orderIds: string[]): Promise<Set<string>> {
      const today = siteDay(now());
      const invoices = orderIds.length ? await repository.ofOrders(orderIds) : [];
      return new Set(
        invoices.filter(({ due_date }) => due_date !== null && due_date < today).map(({ order_id }) => order_id),
      );
    },

    pdf: (invoice: Invoice, invoiced: Invoiced): Promise<Buffer> => renderInvoice(invoice, invoiced),
  };
}

export type InvoiceService = ReturnType<typeof createInvoiceService>;
