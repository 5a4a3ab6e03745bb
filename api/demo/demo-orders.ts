import type { OrderStatus } from '@site/contracts/orders';
import { DAY, siteDay } from '@site/kernel/dates';
import { vatInside, vatRateOn } from '@site/kernel/vat';
import type { products } from '../src/tables/catalog-tables.ts';
import type { OrderInvoiceRow } from '../src/tables/invoice-tables.ts';
import { stockShipmentDay } from '../src/modules/catalog/shipment.ts';
import { CheckoutSettings } from '../src/modules/orders/checkout/checkout-settings.ts';
import { deliveryWords } from '../src/modules/orders/checkout/delivery.ts';
import type { orderHistory, orderLines, orderRequests, orders } from '../src/tables/order-tables.ts';
import { discounted, discountPercent } from '../src/modules/pricing/discounts.ts';
import { workingDaysAfter } from '../src/days/working-days.ts';
import { demoCompanies, demoUsers } from './demo-accounts.ts';
import { siteValueRows } from './site.ts';

type Product = Pick<
  typeof products.$inferInsert,
  'id' | 'article' | 'name' | 'unit' | 'price_retail' | 'discount_group' | 'stock_state' | 'popularity'
>;
type OrderInsert = typeof orders.$inferInsert & { id: string };

type Story = {
  /** Number of the demo account, from 1. */
  account: number;
  daysAgo: number;
  /** Status changes after placing, 8 hours apart. */
  path: [status: OrderStatus, text?: string][];
  /** Index of the first product in the list of most popular products; `quantities` follow from there. */
  from: number;
  quantities: number[];
  payment: (typeof orders.$inferInsert)['payment'];
  delivery: OrderInsert['delivery'];
  tracking?: NonNullable<OrderInsert['tracking']>;
  customerOrderNo?: string;
};

const pickup = (person: string) => ({ method: 'pickup', warehouse: 'khimki', pickup_person: person }) as const;
const carriage = (carrier: string, city: string) =>
  ({ method: 'transport', carrier, city, delivery_to: 'terminal', address: '' }) as const;

const paid: Story['path'] = [['processing'], ['awaiting_payment'], ['paid']];

const stories: Story[] = [
  { account: 1, daysAgo: 0, path: [], from: 0, quantities: [1, 2], payment: null, delivery: pickup('Покупалов Пётр') },
  {
    account: 1,
    daysAgo: 6,
    path: [...paid, ['assembling'], ['shipped', 'Передан перевозчику']],
    from: 3,
    quantities: [1],
    payment: null,
    delivery: carriage('СДЭК', 'Тула'),
    tracking: { carrier: 'СДЭК', number: '1000000001', url: null },
  },
  {
    account: 1,
    daysAgo: 12,
    path: [...paid, ['assembling'], ['ready_for_pickup'], ['completed']],
    from: 5,
    quantities: [2, 1],
    payment: null,
    delivery: pickup('Покупалов Пётр'),
  },
  {
    account: 3,
    daysAgo: 4,
    path: paid,
    from: 1,
    quantities: [2, 4],
    payment: 'invoice',
    delivery: carriage('Деловые Линии', 'Казань'),
  },
  {
    account: 4,
    daysAgo: 3,
    path: [['processing'], ['cancelled', 'Изменился проект']],
    from: 2,
    quantities: [10],
    payment: 'invoice',
    delivery: carriage('ПЭК', 'Самара'),
  },
  {
    account: 5,
    daysAgo: 2,
    path: [['processing'], ['awaiting_payment']],
    from: 0,
    quantities: [4, 4, 8],
    payment: 'invoice',
    delivery: carriage('ПЭК', 'Краснодар'),
  },
  {
    account: 6,
    daysAgo: 2,
    path: [['processing'], ['assembling']],
    from: 4,
    quantities: [3, 6],
    payment: 'credit',
    delivery: pickup('Платонова Полина'),
  },
  // A last year's order, to be repeated.
  {
    account: 1,
    daysAgo: 370,
    path: [...paid, ['assembling'], ['ready_for_pickup'], ['completed']],
    from: 2,
    quantities: [1, 2, 1],
    payment: null,
    delivery: pickup('Покупалов Пётр'),
    customerOrderNo: 'Дача, ворота',
  },
  {
    account: 1,
    daysAgo: 120,
    path: [['processing'], ['cancelled', 'Передумали']],
    from: 8,
    quantities: [1],
    payment: null,
    delivery: carriage('СДЭК', 'Тула'),
  },
  ...companyHistory(3, 'Казань', [400, 330, 260, 190, 150, 95, 60, 33]),
  ...companyHistory(11, 'Казань', [380, 210, 75]),
  {
    account: 11,
    daysAgo: 1,
    path: [['processing'], ['awaiting_payment', 'Счёт отправлен на\u00a0почту']],
    from: 6,
    quantities: [2, 2],
    payment: 'invoice',
    delivery: carriage('Деловые Линии', 'Казань'),
    customerOrderNo: 'ЗК-118',
  },
  {
    account: 3,
    daysAgo: 5,
    path: [...paid, ['assembling'], ['ready_for_pickup']],
    from: 9,
    quantities: [4],
    payment: 'invoice',
    delivery: pickup('Сотрудникова Софья'),
  },
  {
    account: 10,
    daysAgo: 20,
    path: [...paid, ['assembling'], ['shipped', 'Накладная 10-2231'], ['delivered'], ['completed']],
    from: 0,
    quantities: [1, 1],
    payment: 'invoice',
    delivery: carriage('ПЭК', 'Казань'),
  },
];

function companyHistory(account: number, city: string, days: number[]): Story[] {
  return days.map((daysAgo, index) => ({
    account,
    daysAgo,
    path: [...paid, ['assembling'], ['shipped', 'Передан перевозчику'], ['delivered'], ['completed']],
    from: (index * 3) % 12,
    quantities: index % 2 ? [2, 6, 1, 1] : [3, 1],
    payment: 'invoice',
    delivery: carriage('Деловые Линии', city),
    customerOrderNo: `ЗК-${100 - index}`,
  }));
}

const MANAGER = { name: 'Заказова Зоя', phone: '+7 (800) 555-01-20', email: 'orders@kamerton.example' };

const sectionOf = (name: string) =>
  Object.fromEntries(siteValueRows.filter(({ section }) => section === name).map(({ key, value }) => [key, value]));

function build(story: Story, index: number, shelf: Product[], now: Date) {
  const user = demoUsers[story.account - 1];
  if (!user?.id) throw new Error(`No demo account ${story.account}`);
  const buyer = demoCompanies.find(({ id }) => id === user.company_id);
  const id = `00000000-0000-4000-9000-${String(index + 1).padStart(12, '0')}`;
  const created_at = new Date(now.getTime() - story.daysAgo * DAY - 60 * 60_000);
  const at = (step: number) => new Date(Math.min(created_at.getTime() + step * 8 * 60 * 60_000, now.getTime()));
  const vat_rate = vatRateOn(stockShipmentDay(created_at));

  const lines: (typeof orderLines.$inferInsert)[] = story.quantities.flatMap((qty, position) => {
    const product = shelf[story.from + position];
    if (!product?.price_retail) return [];
    const terms = buyer?.dealer_access
      ? { level: buyer.level ?? 'none', personal: buyer.personal_discount ?? {} }
      : null;
    const discount_percent = terms ? discountPercent(terms, product.discount_group) : 0;
    const price = discounted(product.price_retail, discount_percent);
    const { id: product_id, article, name, unit, price_retail } = product;
    return {
      order_id: id,
      position,
      product_id,
      article,
      name,
      unit,
      qty,
      price,
      price_retail,
      discount_percent,
      sum: price * qty,
      vat_rate,
      note: '',
    };
  });
  const total = lines.reduce((sum, line) => sum + line.sum, 0);
  const delivery_total = story.delivery.method === 'transport' ? null : 0;
  const history: (typeof orderHistory.$inferInsert)[] = [['new'] as Story['path'][number], ...story.path].map(
    ([status, text = ''], step) => ({
      order_id: id,
      at: at(step),
      status,
      text,
      actor: status === 'new' ? 'buyer' : 'staff',
    }),
  );
  const last = history.at(-1);
  const company =
    buyer && story.payment
      ? {
          inn: buyer.inn,
          company: buyer.name,
          kpp: buyer.kpp ?? '',
          ogrn: '1000000000010',
          legal_address: `г. ${user.city}, ул. Примерная, д. 1`,
          bank_name: 'АО «Примерный банк»',
          bik: '044000000',
          checking_account: '40702810200000000002',
          corr_account: '',
        }
      : null;
  const order: OrderInsert = {
    id,
    key: id,
    user_id: user.id,
    company_id: company ? (buyer?.id ?? null) : null,
    status: last?.status ?? 'new',
    status_since: last?.at ?? created_at,
    customer_type: company ? 'company' : 'person',
    contact: { surname: user.surname, name: user.name, patronymic: '', phone: user.phone, email: user.email ?? '' },
    company,
    delivery: story.delivery,
    delivery_words: deliveryWords(
      { delivery: story.delivery, receiver: null },
      CheckoutSettings.parse(sectionOf('checkout')),
    ),
    payment: story.payment ?? null,
    goods_total: total,
    delivery_total,
    total,
    vat_amount: vatInside(total, vat_rate),
    vat_rate,
    comment: '',
    customer_order_no: story.customerOrderNo ?? '',
    tracking: story.tracking ?? null,
    manager: story.path.length ? MANAGER : null,
    created_at,
  };
  const payable_at = history.find(({ status }) => status === 'awaiting_payment')?.at;
  const invoice = story.payment === 'invoice' ? { order_id: id, created_at, payable_at } : null;
  return { order, lines, history, invoice };
}

/** Questions of buyers: one answered, one open. */
function requestsOf(built: ReturnType<typeof build>[], now: Date): (typeof orderRequests.$inferInsert)[] {
  const latestOf = (account: number, status: OrderStatus) =>
    built.findLast(({ order }) => order.user_id === demoUsers[account - 1]?.id && order.status === status)?.order;
  const before = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000);
  const asked = (order: OrderInsert | undefined, text: string, created_at: Date) =>
    order ? [{ order_id: order.id, user_id: order.user_id, kind: 'question' as const, text, created_at }] : [];
  return [
    ...asked(latestOf(1, 'shipped'), 'Можно ли получить груз по доверенности?', before(30)).map((row) => ({
      ...row,
      state: 'answered' as const,
      answer: 'Да. Нужна доверенность в свободной форме и паспорт получателя.',
      closed_at: before(22),
    })),
    ...asked(latestOf(11, 'awaiting_payment'), 'Можно ли разделить оплату на две части?', before(3)),
  ];
}

/** Builds the orders of demo accounts, with the prices of each account. */
export function demoOrders(catalog: Product[], now: Date) {
  const shelf = catalog
    .filter(({ price_retail, stock_state }) => price_retail && stock_state === 'in_stock')
    .sort((a, b) => b.popularity - a.popularity || a.id - b.id);
  // Number the orders chronologically.
  const built = stories
    .map((story, index) => build(story, index, shelf, now))
    .sort((a, b) => a.order.created_at.getTime() - b.order.created_at.getTime());
  const seller = sectionOf('seller').requisites as OrderInvoiceRow['seller'];
  const invoices = built
    .flatMap(({ invoice }) => invoice ?? [])
    .map(({ order_id, created_at, payable_at }, index): OrderInvoiceRow => {
      const date = siteDay(created_at);
      const number = `СЧ-${date.slice(0, 4)}-${String(index + 1).padStart(6, '0')}`;
      const due_date = payable_at ? (workingDaysAfter(payable_at, 5).at(-1) ?? date) : null;
      return { order_id, number, date, due_date, seller };
    });
  return {
    orders: built.map(({ order }) => order),
    lines: built.flatMap(({ lines }) => lines),
    history: built.flatMap(({ history }) => history),
    invoices,
    requests: requestsOf(built, now),
  };
}
