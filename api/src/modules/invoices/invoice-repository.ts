import { eq, inArray, sql } from 'drizzle-orm';
import { type Db, rowsOf } from '../../db/database.ts';
import { type OrderInvoiceRow, orderInvoices } from '../../tables/invoice-tables.ts';

/** Accepts a connection or a transaction. */
export class InvoiceRepository {
  constructor(private readonly db: Db) {}

  async nextNumber(): Promise<number> {
    const [row] = await rowsOf<{ number: number }>(
      this.db.execute(sql`select nextval('invoice_numbers')::int as number`),
    );
    if (!row) throw new Error('Sequence invoice_numbers returned no row');
    return row.number;
  }

  insert(invoice: OrderInvoiceRow) {
    return this.db.insert(orderInvoices).values(invoice);
  }

  setDueDate(orderId: string, due_date: string) {
    return this.db.update(orderInvoices).set({ due_date }).where(eq(orderInvoices.order_id, orderId));
  }

  async ofOrders(orderIds: string[]): Promise<OrderInvoiceRow[]> {
    if (orderIds.length === 0) return [];
    return this.db.select().from(orderInvoices).where(inArray(orderInvoices.order_id, orderIds));
  }
}
