import { receiptLength, waysFor } from '@site/contracts/limits';
import type { OrderPlaced, OrderRequest } from '@site/contracts/orders';
import { paths } from '@site/contracts/paths';
import { creditRefusal } from '@site/kernel/credit';
import { vatInside } from '@site/kernel/vat';
import type { Db } from '../../../db/database.ts';
import { problems } from '../../../errors.ts';
import type { CartService } from '../../cart/cart-service.ts';
import type { PricedCart } from '../../cart/priced-cart.ts';
import { stockShipmentDay } from '../../catalog/shipment.ts';
import type { ConsentService, Purpose } from '../../consents/consent-service.ts';
import type { InvoiceService } from '../../invoices/invoice-service.ts';
import type { ProposalOrders, ProposalToOrder } from '../../proposals/ordering/proposal-orders.ts';
import { memberCompanyOf, type Visitor } from '../../session/visitor.ts';
import type { SiteService } from '../../site/site-service.ts';
import type { Checkout } from '../checkout/checkout-options.ts';
import { CreditRepository } from '../checkout/credit-repository.ts';
import { courierDates, deliveryPrice, deliveryWords } from '../checkout/delivery.ts';
import type { OrderFiles } from '../files/order-files.ts';
import { mayMove } from '../after-sale/order-machine.ts';
import type { OrderNotices } from '../after-sale/order-notices.ts';
import { mayActOn } from '../../session/order-access.ts';
import { orderProblems } from '../order-problems.ts';
import { OrderRepository, type NewOrder, type OrderLineRow, type OrderRow } from '../order-repository.ts';
import type { PaymentTerm } from '../paying/payment-term.ts';
import { orderMistakes } from './order-rules.ts';

export type PlacingDeps = {
  db: Db;
  site: SiteService;
  cart: CartService;
  checkout: Checkout;
  invoices: InvoiceService;
  files: OrderFiles;
  consents: ConsentService;
  proposalOrders: ProposalOrders;
  notices: OrderNotices;
  paymentTerm: PaymentTerm;
  now: () => Date;
};
export type Sender = { visitor: Visitor; user: NonNullable<Visitor['user']>; address: string };

/**
 * Places the cart, or a proposal, as an order. Idempotent: a repeated key returns the order it created, and a proposal
 * has one order.
 */
export async function placeOrder(deps: PlacingDeps, request: OrderRequest, sender: Sender): Promise<OrderPlaced> {
  const { db, proposalOrders, notices } = deps;
  const { visitor, user } = sender;
  const known = await new OrderRepository(db).byKey(user.id, request.key);
  if (known) return placed(known);
  const proposal = request.kp_id === undefined ? null : await proposalOrders.find(visitor, request.kp_id);
  const ordered = proposal && (await new OrderRepository(db).ofProposal(proposal.id));
  if (ordered) return sameProposal(ordered, visitor, proposal);
  if (proposal && !proposal.mayBeOrdered) throw proposal.refusal();
  const prepared = { ...(await prepare(deps, request, visitor)), proposal };
  const { order, isNew } = await db.transaction((tx) => placeWithin(deps, tx, request, sender, prepared));
  if (isNew) await notices.notifyStatus(order, 'new', { text: '', actor: 'buyer' });
  return proposal && order.key !== request.key ? sameProposal(order, visitor, proposal) : placed(order);
}

const FOR_COMPANY = 'Предложение заказывает компания-партнёр: выберите «Организация или ИП»';

/** Reads before the transaction, because the embedded database has only one connection. */
async function prepare(
  { site, checkout, consents, invoices, paymentTerm }: PlacingDeps,
  request: OrderRequest,
  visitor: Visitor,
) {
  const { data } = await site.current();
  const seller = await invoices.knownSeller();
  if (!data.settings.ordering || !seller) throw orderProblems.orderingOff(data.texts.ordering_off ?? '');
  const options = await checkout.offers(visitor, request.expected_total);
  const mistakes = orderMistakes(request, options);
  if (request.kp_id !== undefined && request.customer_type !== 'company') mistakes.customer_type = FOR_COMPANY;
  if (Object.keys(mistakes).length) throw problems.invalid(mistakes);
  const purposes: Purpose[] = ['order', 'terms', ...(request.consent_marketing ? (['marketing'] as const) : [])];
  const [settings, agreed, lastDay] = await Promise.all([
    checkout.settings(),
    consents.agreed(purposes),
    paymentTerm.lastDay(),
  ]);
  const supplier = options.suppliers.find(({ value }) => value === request.supplier);
  return {
    settings,
    agreed,
    seller,
    lastDay,
    supplier: supplier ? { slug: supplier.value, name: supplier.label } : null,
  };
}
type Prepared = Awaited<ReturnType<typeof prepare>> & { proposal: ProposalToOrder | null };

async function placeWithin(
  deps: PlacingDeps,
  tx: Db,
  request: OrderRequest,
  sender: Sender,
  prepared: Prepared,
): Promise<{ order: OrderRow; isNew: boolean }> {
  const { cart, invoices, files, consents, paymentTerm, proposalOrders, now } = deps;
  const { visitor, user, address } = sender;
  const { proposal } = prepared;
  const orders = new OrderRepository(tx);
  if (proposal) await proposalOrders.lock(tx, proposal);
  const priced = proposal ? await cart.priceAgreed(tx, visitor, proposal.lines) : await cart.lock(tx, visitor);
  // A concurrent second request has waited for the lock and finds the first one's order.
  const first =
    (await orders.byKey(user.id, request.key)) ?? (proposal ? await orders.ofProposal(proposal.id) : undefined);
  if (first) return { order: first, isNew: false };
  refuseUnless(priced, request, prepared.settings);
  refuseEarlyCourier(request, priced);
  const newOrder = rowOf(request, sender, priced, prepared, now());
  const lines = snapshotOf(priced);
  await refuseBeyondCredit(tx, newOrder);
  refuseUnpayable(newOrder, lines);
  const order = await orders.insert(newOrder, lines);
  if (!(await files.attach(tx, request.files, order.id, { user_id: user.id })))
    throw problems.invalid({ files: 'Файлы больше недоступны. Загрузите их ещё раз' });
  if (order.payment === 'invoice') await invoices.issue(tx, order.id, prepared.seller);
  await orders.note({ order_id: order.id, at: now(), status: 'new', text: '', actor: 'buyer', user_id: user.id });
  const payable = mayMove(order, 'awaiting_payment', 'system', now());
  const payUntil = payable ? await paymentTerm.start(tx, order, prepared.lastDay) : null;
  if (payable) {
    await orders.move(order.id, 'new', 'awaiting_payment', now());
    await orders.note({
      order_id: order.id,
      at: now(),
      status: 'awaiting_payment',
      text: '',
      actor: 'system',
      user_id: null,
    });
  }
  await consents.keep(tx, user.id, prepared.agreed, { form: 'order', address, created_at: now() });
  if (proposal) {
    await orders.addOwnLines(order.id, proposal.own);
    await proposalOrders.take(tx, proposal, order);
  } else await cart.clear(tx, visitor);
  return { order: payable ? { ...order, status: 'awaiting_payment', pay_until: payUntil } : order, isNew: true };
}

const placed = ({ id, number }: OrderRow): OrderPlaced => ({ status: 'ok', id, number, url: paths.order(id) });

/** Copies the lines that the buyer agreed to, so that later catalogue changes do not affect the order. */
const snapshotOf = ({ items, vat_rate }: PricedCart): Omit<OrderLineRow, 'order_id' | 'position'>[] =>
  items.map(({ product, qty, price, price_retail, sum, note }) => {
    if (price === null || price_retail === null || sum === null) throw new Error(`Line ${product.id} has no price`);
    const { id, article, name, unit } = product;
    const discount_percent = product.price.discount_percent ?? 0;
    return {
      product_id: id,
      article,
      name,
      unit,
      qty,
      price,
      price_retail,
      discount_percent,
      sum,
      vat_rate,
      note,
    };
  });

/** Throws unless the cart, read in the transaction, and its delivery still cost what the buyer saw. */
function refuseUnless(cart: PricedCart, request: OrderRequest, settings: Prepared['settings']) {
  if (cart.items.length === 0) throw orderProblems.cartEmpty();
  if (cart.blocked.length > 0) throw orderProblems.cartBlocked(cart);
  const { expected_total, expected_delivery = deliveryPrice(request.delivery, cart.total, settings) } = request;
  if (cart.total !== expected_total || deliveryPrice(request.delivery, cart.total, settings) !== expected_delivery)
    throw orderProblems.cartChanged(cart, settings);
}

const NO_COURIER = 'На\u00a0эту дату доставки нет. Выберите другую';
const NO_COURIER_DATE = 'Срок поставки уточнит менеджер, он\u00a0же согласует дату доставки. Обновите страницу';

/** The dates depend on the lines, so they are checked against the cart of the transaction. */
function refuseEarlyCourier({ delivery }: OrderRequest, cart: PricedCart) {
  if (delivery.method !== 'courier' || delivery.date === null || courierDates(cart).includes(delivery.date)) return;
  throw problems.invalid({ 'delivery.date': cart.ships_on_request ? NO_COURIER_DATE : NO_COURIER });
}

const NO_CREDIT = 'Отсрочка платежа недоступна. Выберите другой способ оплаты';

/** Checks the limit again: another order of the company or the courier's price may have used it up. */
async function refuseBeyondCredit(tx: Db, { payment, company_id, total }: NewOrder) {
  if (payment !== 'credit') return;
  const credit = company_id ? await new CreditRepository(tx).locked(company_id) : null;
  const refusal = credit ? creditRefusal(credit, total) : NO_CREDIT;
  if (refusal) throw problems.invalid({ payment: refusal });
}

const NOT_ON_SITE = 'Этот заказ нельзя оплатить на\u00a0сайте одним платежом. Выберите другой способ';

/** The sum and the lines are final only now. */
function refuseUnpayable({ payment, total, delivery_total }: NewOrder, lines: readonly { qty: number; sum: number }[]) {
  if (payment !== 'card' && payment !== 'sbp') return;
  const items = receiptLength(lines, delivery_total ?? 0);
  if (!waysFor([payment], { total, items }).length) throw problems.invalid({ payment: NOT_ON_SITE });
}

function rowOf(
  request: OrderRequest,
  { visitor, user }: Sender,
  priced: PricedCart,
  { settings, supplier, proposal }: Prepared,
  now: Date,
): NewOrder {
  const { customer_type, delivery } = request;
  const delivery_total = deliveryPrice(delivery, priced.total, settings);
  const total = priced.total + (delivery_total ?? 0);
  const forCompany = customer_type === 'company';
  return {
    key: request.key,
    kp_id: proposal?.id ?? null,
    user_id: user.id,
    company_id: forCompany ? (memberCompanyOf(visitor)?.id ?? null) : null,
    status_since: now,
    customer_type,
    contact: request.contact,
    company: forCompany ? request.company : null,
    delivery,
    delivery_words: deliveryWords(request, settings),
    receiver: request.receiver,
    payment: request.payment,
    supplier,
    goods_total: priced.total,
    delivery_total,
    total,
    vat_amount: vatInside(total, priced.vat_rate),
    vat_rate: priced.vat_rate,
    ships_on: priced.ships_on > stockShipmentDay(now) ? priced.ships_on : null,
    ships_on_request: priced.ships_on_request,
    comment: request.comment,
    customer_order_no: request.customer_order_no,
    created_at: now,
  };
}

/** A proposal has one order: returns it to users who may act on it, and throws otherwise. */
function sameProposal(order: OrderRow, visitor: Visitor, proposal: ProposalToOrder): OrderPlaced {
  if (!mayActOn(order, visitor)) throw proposal.refusal();
  return { ...placed(order), known: true };
}
