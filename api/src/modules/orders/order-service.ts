import type { OnlinePaymentWay } from '@site/contracts/limits';
import type { AddedReport } from '@site/contracts/lists';
import type { Order, ReturnRequest } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import { isUuid } from '../../db/uuid.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import { renderInvoice } from '../invoices/invoice-pdf.ts';
import type { Visitor } from '../session/visitor.ts';
import type { SiteService } from '../site/site-service.ts';
import { type Move, moveOrder } from './after-sale/move-order.ts';
import { openStatuses } from './after-sale/order-machine.ts';
import { mayActOn, maySee, scopeOf } from '../session/order-access.ts';
import type { OrderFiles } from './files/order-files.ts';
import { orderProblems } from './order-problems.ts';
import { type OrderLineRow, OrderRepository, type OrderRow } from './order-repository.ts';
import { isPayable, toOrder } from './order-view.ts';
import { PaymentRepository } from './paying/payment-repository.ts';
import { toOnlinePayment } from './paying/payment-view.ts';
import type { PayingDeps } from './paying/settle-payment.ts';
import { checkPayment, startPayment } from './paying/start-payment.ts';
import { OrderRequestRepository } from './requests/order-request-repository.ts';

const RECENT = 30 * 60_000;

type OrderDeps = PayingDeps & { cart: CartService; catalog: CatalogService; files: OrderFiles; site: SiteService };

/** Transfers the company orders of a leaving employee. */
export const reassignOrders = (tx: Db, { companyId, from, to }: { companyId: number; from: string; to: string }) =>
  new OrderRepository(tx).reassign(companyId, from, to);

export class OrderService {
  private readonly repository: OrderRepository;
  private readonly requests: OrderRequestRepository;

  constructor(private readonly deps: OrderDeps) {
    this.repository = new OrderRepository(deps.db);
    this.requests = new OrderRequestRepository(deps.db);
  }

  async find(id: string): Promise<OrderRow> {
    // An incomplete link is a 404, not a database error.
    const order = isUuid(id) ? await this.repository.find(id) : undefined;
    if (!order) throw problems.notFound();
    return order;
  }

  /** Throws a 404 for orders that the visitor cannot see. */
  async findVisible(id: string, visitor: Visitor): Promise<OrderRow> {
    if (!visitor.user) throw problems.unauthorized();
    const order = await this.find(id);
    if (!maySee(order, visitor)) throw problems.notFound();
    return order;
  }

  async view({ id }: Pick<OrderRow, 'id'>, visitor: Visitor): Promise<Order> {
    const { catalog, files, invoices, proposalOrders, now } = this.deps;
    const parts = await this.snapshotOf(id);
    const { order, lines } = parts;
    const [proposal, attached, invoice, cards] = await Promise.all([
      order.kp_id === null ? null : proposalOrders.named(order.kp_id),
      files.ofOrder(id),
      invoices.ofOrder(id),
      catalog.cardsByIds(
        lines.map(({ product_id }) => product_id),
        visitor,
      ),
    ]);
    return toOrder({ ...parts, proposal, ...attached, invoice, cards }, mayActOn(order, visitor), now());
  }

  cancel(id: string, visitor: Visitor, reason: string): Promise<Order> {
    const refusal = 'Этот заказ уже нельзя отменить на\u00a0сайте. Позвоните нам';
    return this.act(id, visitor, { to: 'cancelled', text: reason, refusal });
  }

  requestReturn(id: string, visitor: Visitor, { reason, lines }: ReturnRequest): Promise<Order> {
    const refusal = 'Возврат этого заказа нельзя запросить на\u00a0сайте. Позвоните нам';
    return this.act(id, visitor, { to: 'return_requested', text: reason, refusal, wanted: lines });
  }

  /** Returns the address at which the buyer pays. */
  async pay(id: string, visitor: Visitor, way: OnlinePaymentWay): Promise<string> {
    return startPayment(this.deps, await this.findOwn(id, visitor), way);
  }

  /** Requests the result of the open payment from the service. */
  async checkPayment(id: string, visitor: Visitor): Promise<Order> {
    await checkPayment(this.deps, await this.findOwn(id, visitor));
    return this.view(await this.findOwn(id, visitor), visitor);
  }

  /** Adds the order's products to the visitor's cart at today's prices. */
  async repeat(id: string, visitor: Visitor): Promise<AddedReport> {
    const order = await this.findOwn(id, visitor);
    return this.deps.cart.addMany(visitor, await this.repository.linesOf(order.id));
  }

  /** Stores the question and sends it to the order's manager, or to the site's address when there is none. */
  async ask(id: string, visitor: Visitor, text: string): Promise<Order> {
    const { site, notices, now } = this.deps;
    const { user } = visitor;
    if (!user) throw problems.unauthorized();
    const order = await this.findOwn(id, visitor);
    await this.requests.add({ order_id: order.id, user_id: user.id, kind: 'question', text, created_at: now() });
    const { contacts } = (await site.current()).data;
    await notices.ask(order, user, { to: order.manager?.email ?? contacts.email, text });
    return this.view(order, visitor);
  }

  async invoicePdf(id: string, visitor: Visitor) {
    const order = await this.findVisible(id, visitor);
    const invoice = await this.deps.invoices.ofOrder(order.id);
    const { company, delivery_total } = order;
    if (!invoice || !company) throw problems.notFound();
    if (!isPayable(order)) throw orderProblems.status('Заказ отменён, счёт по\u00a0нему больше не\u00a0действует');
    const lines = await this.repository.linesOf(order.id);
    const delivery = delivery_total
      ? [{ article: '', name: 'Доставка курьером', qty: 1, unit: 'усл.', price: delivery_total, sum: delivery_total }]
      : [];
    const own = order.customer_order_no && `, ваш заказ №\u00a0${order.customer_order_no}`;
    const basis = `Заказ №\u00a0${order.number} от\u00a0${formatDate(order.created_at.toISOString())}${own}`;
    const invoiced = { ...order, basis, terms: 'условиями поставки', company, lines: [...lines, ...delivery] };
    return { invoice, content: await renderInvoice(invoice, invoiced) };
  }

  /** The visitor's order of the last half hour, shown in the empty cart. */
  async recent({ user }: Visitor): Promise<{ number: number; url: string } | undefined> {
    if (!user) return undefined;
    const order = await this.repository.latestOf(user.id, new Date(this.deps.now().getTime() - RECENT));
    return order && { number: order.number, url: paths.order(order.id) };
  }

  /** Number of open orders, whether there are any orders, and the manager. */
  async summary(visitor: Visitor) {
    if (!visitor.user) throw problems.unauthorized();
    const scope = scopeOf(visitor, visitor.user.id);
    const [open, any, manager] = await Promise.all([
      this.repository.countIn(openStatuses, scope),
      this.repository.hasAny(scope),
      this.repository.managerOf(scope),
    ]);
    return { open, any, manager };
  }

  /** One snapshot: a payment that arrives meanwhile is in the status, the history and the payments, or in none of them. */
  private snapshotOf(id: string) {
    return this.deps.db.transaction(
      async (tx) => {
        const orders = new OrderRepository(tx);
        const requests = new OrderRequestRepository(tx);
        const order = await orders.find(id);
        if (!order) throw problems.notFound();
        const lines = await orders.linesOf(id);
        return {
          ...{ order, lines, online: await this.onlinePaymentOf(tx, order, lines) },
          own: await orders.ownLinesOf(id),
          history: await orders.historyOf(id),
          requests: await requests.ofOrder(id),
          returned: await requests.returnLinesOf([id]),
        };
      },
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
  }

  private async onlinePaymentOf(tx: Db, order: OrderRow, lines: readonly OrderLineRow[]) {
    if (order.customer_type === 'company') return null;
    const payments = await new PaymentRepository(tx).ofOrder(order.id);
    const refunds = await new PaymentRepository(tx).refundsOf(payments.map(({ id }) => id));
    return toOnlinePayment(order, lines, payments, refunds, this.deps.onlineWays);
  }

  private async findOwn(id: string, visitor: Visitor): Promise<OrderRow> {
    const order = await this.findVisible(id, visitor);
    if (!mayActOn(order, visitor)) throw orderProblems.noAccess();
    return order;
  }

  /** Idempotent: when the order is already in the status, returns it unchanged. */
  private async act(
    id: string,
    visitor: Visitor,
    step: Pick<Move, 'to' | 'text' | 'refusal' | 'wanted'>,
  ): Promise<Order> {
    const order = await this.findOwn(id, visitor);
    const moved =
      order.status === step.to
        ? order
        : await moveOrder(this.deps, order, { ...step, actor: 'buyer', userId: visitor.user?.id });
    return this.view(moved, visitor);
  }
}
