import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { ListedOrder, OrdersPageData, OrdersQuery } from '@site/contracts/order-list';
import type { OrderStatus } from '@site/contracts/orders';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import { dayBegins, dayEnds } from '../../../days/moments.ts';
import type { CatalogService } from '../../catalog/catalog-service.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import { requireMember } from '../../session/permission.ts';
import { memberCompanyOf, mayDo, type Visitor } from '../../session/visitor.ts';
import { finalStatuses, openStatuses, statusLabel } from '../after-sale/order-machine.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { PaymentRepository } from '../paying/payment-repository.ts';
import { waysToPay } from '../paying/ways-to-pay.ts';
import { mayActOn } from '../../session/order-access.ts';
import { OrderListRepository, type OrderFilter, type Scope } from '../order-list-repository.ts';
import type { OrderRow } from '../order-repository.ts';
import { actionsOf, toInvoice } from '../order-view.ts';
import { OrderRequestRepository } from '../requests/order-request-repository.ts';

const PER_PAGE = 10;
/** Order lines previewed per row. */
const LINES_SHOWN = 3;

type List = OrdersPageData['list'];
const statusesOf: Record<List, OrderStatus[]> = { current: openStatuses, history: finalStatuses };

export type OrderListDeps = {
  db: Db;
  catalog: CatalogService;
  invoices: InvoiceService;
  files: OrderFiles;
  onlineWays: readonly OnlinePaymentWay[];
  now: () => Date;
};

function periodOf({ from, to }: OrdersQuery): Pick<OrderFilter, 'from' | 'before'> {
  return {
    ...(from && { from: dayBegins(from) }),
    ...(to && { before: dayEnds(to) }),
  };
}

/** Returns the scope of the list. Throws unless the visitor may see the company's orders. */
function scopeOf(visitor: Visitor, by: OrdersQuery['by']): Scope {
  if (!visitor.user) throw problems.unauthorized();
  if (by === 'own') return { userId: visitor.user.id, companyId: null };
  return { userId: null, companyId: requireMember(visitor, 'orders.act_for_company').company.id };
}

async function rowsOf(
  { db, catalog, invoices, files, onlineWays, now }: OrderListDeps,
  orders: OrderRow[],
  visitor: Visitor,
): Promise<ListedOrder[]> {
  const repository = new OrderListRepository(db);
  const ids = orders.map(({ id }) => id);
  const [lines, bills, payments, attached, waiting, buyers] = await Promise.all([
    repository.linesOf(ids),
    invoices.ofOrders(ids),
    new PaymentRepository(db).ofOrders(ids),
    files.documentsOf(ids),
    new OrderRequestRepository(db).openOf(ids),
    repository.buyersOf(ids),
  ]);
  const linesOf = (id: string) => lines.filter(({ order_id }) => order_id === id);
  const shown = orders.flatMap(({ id }) => linesOf(id).slice(0, LINES_SHOWN));
  const cards = await catalog.cardsByIds([...new Set(shown.map(({ product_id }) => product_id))], visitor);
  return orders.map((order) => {
    const invoice = bills.find(({ order_id }) => order_id === order.id);
    const own = linesOf(order.id);
    const paid = payments.filter(({ order_id }) => order_id === order.id);
    const isPayableNow = waysToPay(order, { payments: paid, lines: own }, onlineWays).length > 0;
    return {
      id: order.id,
      number: order.number,
      created_at: order.created_at.toISOString(),
      status: order.status,
      status_label: statusLabel(order.status),
      total: order.total,
      customer_order_no: order.customer_order_no,
      invoice: invoice ? toInvoice(invoice) : null,
      actions: actionsOf({ order, invoice }, isPayableNow, mayActOn(order, visitor), now()),
      buyer: order.user_id === visitor.user?.id ? null : (buyers.get(order.user_id) ?? ''),
      email: order.contact.email,
      lines: own.slice(0, LINES_SHOWN).map(({ product_id, name, qty, unit }) => ({
        ...{ name, qty, unit },
        picture: cards.find(({ id }) => id === product_id)?.picture ?? null,
      })),
      lines_count: own.length,
      documents: attached.get(order.id) ?? [],
      requests_open: waiting.get(order.id) ?? 0,
    };
  });
}

export async function listOrders(
  deps: OrderListDeps,
  visitor: Visitor,
  which: List,
  query: OrdersQuery,
): Promise<OrdersPageData> {
  const repository = new OrderListRepository(deps.db);
  const all = { scope: scopeOf(visitor, query.by), statuses: statusesOf[which] };
  const { status, search, sort, page } = query;
  const chosen = status ? all.statuses.filter((one) => one === status) : all.statuses;
  const filter = { ...all, ...periodOf(query), statuses: chosen, search };
  const [total, total_unfiltered, orders] = await Promise.all([
    repository.count(filter),
    repository.count(all),
    repository.list(filter, sort, PER_PAGE, (page - 1) * PER_PAGE),
  ]);
  return {
    kind: 'orders',
    list: which,
    query,
    company: mayDo(visitor, 'orders.act_for_company') ? (memberCompanyOf(visitor)?.name ?? null) : null,
    statuses: all.statuses.map((value) => ({ value, label: statusLabel(value) })),
    items: await rowsOf(deps, orders, visitor),
    total,
    total_unfiltered,
    pages: Math.ceil(total / PER_PAGE),
  };
}
