import type { AddedReport } from '@site/contracts/lists';
import type { Order, OrderStatus } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { formatDate } from '@site/kernel/dates';
import type { Db } from '../../db/database.ts';
import { problems } from '../../errors.ts';
import type { CartService } from '../cart/cart-service.ts';
import type { CatalogService } from '../catalog/catalog-service.ts';
import type { InvoiceService } from '../invoices/invoice-service.ts';
import type { ProposalOrders } from '../proposals/ordering/proposal-orders.ts';
import type { Visitor } from '../session/visitor.ts';
import type { SiteService } from '../site/site-service.ts';
import { createWaitingOrders } from './account/waiting-orders.ts';
import { mayActOn, maySee, scopeOf } from '../session/order-access.ts';
import type { OrderFiles } from './files/order-files.ts';
import { mayMove, openStatuses, statusLabel } from './after-sale/order-machine.ts';
import type { OrderNotices } from './after-sale/order-notices.ts';
import { orderProblems } from './order-problems.ts';
import { createOrderRepository, type OrderRow } from './order-repository.ts';
import type { Actor } from '../../tables/order-tables.ts';
import { isPayable, toOrder } from './order-view.ts';
import { createOrderRequestRepository } from './requests/order-request-repository.ts';

const RECENT = 30 * 60_000;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Dependencies = {
  db: Db;
  cart: CartService;
  catalog: CatalogService;
  invoices: InvoiceService;
  proposalOrders: ProposalOrders;
  files: OrderFiles;
  notices: OrderNotices;
  site: SiteService;
  now: () => Date;
};
type Move = {
  to: OrderStatus;
  actor: Actor;
  text: string;
  userId?: string;
  refusal?: string;
  /** Runs in the same transaction. */
  alongside?: (tx: Db) => Promise<unknown>;
};

export function createOrderService(dependencies: Dependencies) {
  const { db, cart, catalog, invoices, proposalOrders, files, notices, site, now } = dependencies;
  const repository = createOrderRepository(db);
  const requests = createOrderRequestRepository(db);

  async function find(id: string): Promise<OrderRow> {
    // An incomplete link is a 404, not a database error.
    const order = UUID.test(id) ? await repository.find(id) : undefined;
    if (!order) throw problems.notFound();
    return order;
  }

  /** Throws a 404 for orders that the visitor cannot see. */
  async function findVisible(id: string, visitor: Visitor): Promise<OrderRow> {
    if (!visitor.user) throw problems.unauthorized();
    const order = await find(id);
    if (!maySee(order, visitor)) throw problems.notFound();
    return order;
  }

  async function findOwn(id: string, visitor: Visitor): Promise<OrderRow> {
    const order = await findVisible(id, visitor);
    if (!mayActOn(order, visitor)) throw orderProblems.noAccess();
    return order;
  }

  async function view(order: OrderRow, visitor: Visitor): Promise<Order> {
    const [lines, own, proposal, history, asked, attached, invoice] = await Promise.all([
      repository.linesOf(order.id),
      repository.ownLinesOf(order.id),
      order.kp_id === null ? null : proposalOrders.named(order.kp_id),
      repository.historyOf(order.id),
      requests.ofOrder(order.id),
      files.ofOrder(order.id),
      invoices.ofOrder(order.id),
    ]);
    const cards = await catalog.cardsByIds(
      lines.map(({ product_id }) => product_id),
      visitor,
    );
    return toOrder(
      { order, lines, own, proposal, history, requests: asked, ...attached, invoice, cards },
      mayActOn(order, visitor),
      now(),
    );
  }

  /** Opens the buyer's request when the order moves to `return_requested`, and closes it with the next move. */
  async function noteReturn(
    tx: Db,
    order: OrderRow,
    { to, at, text, userId }: Pick<Move, 'to' | 'text' | 'userId'> & { at: Date },
  ) {
    const requestsInTx = createOrderRequestRepository(tx);
    if (to === 'return_requested')
      await requestsInTx.add({ order_id: order.id, user_id: userId ?? null, kind: 'return', text, created_at: at });
    if (order.status === 'return_requested')
      await requestsInTx.closeReturn(order.id, {
        state: to === 'returned' ? 'accepted' : 'refused',
        answer: text,
        closed_at: at,
      });
  }

  /** Changes the status and writes the history in one transaction. A concurrent second move gets a 409. */
  async function move(order: OrderRow, { to, actor, text, userId, refusal, alongside }: Move): Promise<OrderRow> {
    const at = now();
    const refused = () =>
      orderProblems.status(
        refusal ?? `Из статуса «${statusLabel(order.status)}» нельзя перейти в\u00a0«${statusLabel(to)}»`,
      );
    if (!mayMove(order, to, actor, at)) throw refused();
    const refusesReturn = order.returned_from === to;
    // A rejected return does not restart periods that count from the status, such as the return period.
    const since = (refusesReturn && (await repository.firstIn(order.id, to))) || at;
    await db.transaction(async (tx) => {
      const ordersInTx = createOrderRepository(tx);
      if (!(await ordersInTx.move(order.id, order.status, to, since))) throw refused();
      await ordersInTx.note({ order_id: order.id, at, status: to, text, actor, user_id: userId ?? null });
      await noteReturn(tx, order, { to, at, text, userId });
      if (to === 'awaiting_payment') await invoices.startTerm(tx, order.id);
      if (to === 'cancelled' && order.kp_id !== null)
        await proposalOrders.giveBack(tx, order.kp_id, { ...order, actor: actor === 'buyer' ? 'partner' : actor });
      await alongside?.(tx);
    });
    const moved = {
      ...order,
      status: to,
      status_since: since,
      returned_from: to === 'return_requested' ? order.status : null,
      paid_at: to === 'paid' ? (order.paid_at ?? since) : order.paid_at,
    };
    await (refusesReturn ? notices.refuseReturn(moved, text) : notices.notifyStatus(moved, to, { text, actor }));
    return moved;
  }

  /** Idempotent: when the order is already in the status, returns it unchanged. */
  async function act(id: string, visitor: Visitor, step: Pick<Move, 'to' | 'text' | 'refusal'>): Promise<Order> {
    const order = await findOwn(id, visitor);
    const moved =
      order.status === step.to ? order : await move(order, { ...step, actor: 'buyer', userId: visitor.user?.id });
    return view(moved, visitor);
  }

  return {
    findVisible,
    move,
    find,
    view,

    cancel: (id: string, visitor: Visitor, reason: string) =>
      act(id, visitor, {
        to: 'cancelled',
        text: reason,
        refusal: 'Этот заказ уже нельзя отменить на\u00a0сайте. Позвоните нам',
      }),

    requestReturn: (id: string, visitor: Visitor, reason: string) =>
      act(id, visitor, {
        to: 'return_requested',
        text: reason,
        refusal: 'Возврат этого заказа нельзя запросить на\u00a0сайте. Позвоните нам',
      }),

    /** Adds the order's products to the visitor's cart at today's prices. */
    async repeat(id: string, visitor: Visitor): Promise<AddedReport> {
      const order = await findOwn(id, visitor);
      return cart.addMany(visitor, await repository.linesOf(order.id));
    },

    /** Stores the question and sends it to the order's manager, or to the site's address when there is none. */
    async ask(id: string, visitor: Visitor, text: string): Promise<Order> {
      const { user } = visitor;
      if (!user) throw problems.unauthorized();
      const order = await findOwn(id, visitor);
      await requests.add({ order_id: order.id, user_id: user.id, kind: 'question', text, created_at: now() });
      const { contacts } = (await site.current()).data;
      await notices.ask(order, user, { to: order.manager?.email ?? contacts.email, text });
      return view(order, visitor);
    },

    async invoicePdf(id: string, visitor: Visitor) {
      const order = await findVisible(id, visitor);
      const invoice = await invoices.ofOrder(order.id);
      const { company, delivery_total } = order;
      if (!invoice || !company) throw problems.notFound();
      if (!isPayable(order)) throw orderProblems.status('Заказ отменён, счёт по\u00a0нему больше не\u00a0действует');
      const lines = await repository.linesOf(order.id);
      const delivery = delivery_total
        ? [{ article: '', name: 'Доставка курьером', qty: 1, unit: 'усл.', price: delivery_total, sum: delivery_total }]
        : [];
      const own = order.customer_order_no && `, ваш заказ №\u00a0${order.customer_order_no}`;
      const basis = `Заказ №\u00a0${order.number} от\u00a0${formatDate(order.created_at.toISOString())}${own}`;
      const invoiced = { ...order, basis, terms: 'условиями поставки', company, lines: [...lines, ...delivery] };
      return { invoice, content: await invoices.pdf(invoice, invoiced) };
    },

    /** Transfers the company orders of a leaving employee. */
    reassign: (tx: Db, { companyId, from, to }: { companyId: number; from: string; to: string }) =>
      createOrderRepository(tx).reassign(companyId, from, to),

    /** The visitor's order of the last half hour, shown in the empty cart. */
    async recent({ user }: Visitor): Promise<{ number: number; url: string } | undefined> {
      if (!user) return undefined;
      const order = await repository.latestOf(user.id, new Date(now().getTime() - RECENT));
      return order && { number: order.number, url: paths.order(order.id) };
    },

    waiting: createWaitingOrders({ db, invoices, now }),

    /** Number of open orders, whether there are any orders, and the manager. */
    async summary(visitor: Visitor) {
      if (!visitor.user) throw problems.unauthorized();
      const scope = scopeOf(visitor, visitor.user.id);
      const [open, any, manager] = await Promise.all([
        repository.countIn(openStatuses, scope),
        repository.hasAny(scope),
        repository.managerOf(scope),
      ]);
      return { open, any, manager };
    },
  };
}

export type OrderService = ReturnType<typeof createOrderService>;
