import { siteDay } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { ProblemError } from '../../errors.ts';
import { workingDaysAfter } from '../../days/working-days.ts';
import type { SiteService } from '../site/site-service.ts';
import type { Invoice, OrderInvoice } from '../../tables/invoice-tables.ts';
import { InvoiceRepository } from './invoice-repository.ts';
import { Seller } from '../../tables/seller.ts';

const BANKING_DAYS = 5;

type InvoiceDeps = { db: Db; site: SiteService; now: () => Date };

export class InvoiceService {
  constructor(private readonly deps: InvoiceDeps) {}

  /** Null until the requisites are entered. */
  async knownSeller(): Promise<Seller | null> {
    const { requisites } = (await this.deps.site.current()).inside.seller;
    return requisites === undefined ? null : Seller.parse(requisites);
  }

  async seller(): Promise<Seller> {
    const seller = await this.knownSeller();
    if (!seller) throw new ProblemError(503, 'no_requisites', 'Реквизиты продавца ещё не\u00a0заполнены');
    return seller;
  }

  /** Assigns a number and a date in the transaction of the order or registration. */
  async numbered(tx: Db, seller: Seller): Promise<Omit<Invoice, 'due_date'>> {
    const date = siteDay(this.deps.now());
    const number = await new InvoiceRepository(tx).nextNumber();
    return { number: `СЧ-${date.slice(0, 4)}-${String(number).padStart(6, '0')}`, date, seller };
  }

  /** Issues the invoice in the transaction of the order. `startTerm` starts its term later. */
  async issue(tx: Db, orderId: string, seller: Seller): Promise<void> {
    const invoice = await this.numbered(tx, seller);
    await new InvoiceRepository(tx).insert({ ...invoice, order_id: orderId, due_date: null });
  }

  /** Sets the due date in the transaction that moves the order to `awaiting_payment`. No effect without an invoice. */
  async startTerm(tx: Db, orderId: string): Promise<void> {
    await new InvoiceRepository(tx).setDueDate(orderId, this.termFromNow());
  }

  async ofOrder(orderId: string): Promise<OrderInvoice | undefined> {
    const [invoice] = await this.ofOrders([orderId]);
    return invoice;
  }

  async ofOrders(orderIds: string[]): Promise<OrderInvoice[]> {
    const rows = await new InvoiceRepository(this.deps.db).ofOrders(orderIds);
    // Until the term starts, the due date counts from today.
    return rows.map((row) => ({ ...row, due_date: row.due_date ?? this.termFromNow() }));
  }

  /** Returns the orders with an expired invoice. */
  async expiredOf(orderIds: string[]): Promise<Set<string>> {
    const today = siteDay(this.deps.now());
    const invoices = await new InvoiceRepository(this.deps.db).ofOrders(orderIds);
    return new Set(
      invoices.filter(({ due_date }) => due_date !== null && due_date < today).map(({ order_id }) => order_id),
    );
  }

  private termFromNow(): string {
    const now = this.deps.now();
    return workingDaysAfter(now, BANKING_DAYS).at(-1) ?? siteDay(now);
  }
}
