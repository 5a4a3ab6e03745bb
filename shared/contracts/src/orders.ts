import { z } from 'zod';
import { courierIntervals, MAX_ORDER_FILES } from './limits.ts';
import { mobilePhone } from './fields.ts';
import { Picture } from './picture.ts';
import { UploadedFile } from './uploaded-file.ts';

export { courierIntervals, MAX_ORDER_FILES } from './limits.ts';

export const customerTypes = ['person', 'company'] as const;
export const deliveryMethods = ['pickup', 'transport', 'courier'] as const;
export const paymentMethods = ['invoice', 'sbp', 'card', 'credit'] as const;

export const orderStatuses = [
  'new',
  'processing',
  'awaiting_payment',
  'partially_paid',
  'paid',
  'assembling',
  'partially_shipped',
  'ready_for_pickup',
  'shipped',
  'delivered',
  'completed',
  'return_requested',
  'returned',
  'cancelled',
] as const;
export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

const line = (max: number) => z.string().trim().max(max, `Не\u00a0больше ${max}\u00a0символов`);
const required = (max: number) => line(max).min(1, 'Заполните это поле');

const Person = z.object({
  surname: required(100),
  name: required(100),
  patronymic: line(100),
});

export const OrderContact = Person.extend({
  phone: mobilePhone,
  /** The rules of the specification for addresses are the service's, with a message each. */
  email: required(200),
});

/** The company as the invoice names it. `kpp` is empty for sole traders, `corr_account` is optional. */
export const OrderCompany = z.object({
  inn: z.string(),
  company: required(300),
  kpp: line(9),
  ogrn: line(15),
  legal_address: line(500),
  bank_name: line(200),
  bik: line(9),
  checking_account: line(20),
  corr_account: line(20),
});
export type OrderCompany = z.infer<typeof OrderCompany>;

export const OrderDelivery = z.discriminatedUnion('method', [
  z.object({ method: z.literal('pickup'), warehouse: z.string(), pickup_person: required(200) }),
  z.object({
    method: z.literal('transport'),
    carrier: required(100),
    city: required(100),
    delivery_to: z.enum(['terminal', 'door']),
    /** Needed for delivery to the door. */
    address: line(300),
  }),
  z.object({
    method: z.literal('courier'),
    city: z.string(),
    street: required(200),
    house: required(20),
    flat: line(20),
    floor: line(10),
    lift: z.boolean(),
    date: z.iso.date('Выберите дату'),
    interval: z.enum(courierIntervals, 'Выберите время'),
  }),
]);
export type OrderDelivery = z.infer<typeof OrderDelivery>;

export const OrderReceiver = z.object({
  name: required(200),
  phone: mobilePhone,
});

/**
 * `POST /api/order/`. Answers 200 with the same order however often a key is sent; 401 `unauthorized` for a guest (the
 * phone is confirmed by code first); 409 `cart_changed` when the cart does not add up to `expected_total` any more, with
 * the fresh cart in `data.cart`; 409 `cart_blocked` when some line cannot be ordered, 409 `cart_empty`;
 * 409 `proposal_status` when the proposal `kp_id` cannot be ordered; 503 `ordering_off`; 400 `data` with `fields`, whose keys are paths such as `company.inn`.
 */
export const OrderRequest = z.object({
  /** Made by the client when the form opens: double clicks and lost answers place one order. */
  key: z.uuid(),
  expected_total: z.int(),
  customer_type: z.enum(customerTypes),
  contact: OrderContact,
  company: OrderCompany.nullable(),
  delivery: OrderDelivery,
  /** Null: the contact receives it himself. */
  receiver: OrderReceiver.nullable(),
  /** Null: no way of payment is open to this buyer on the site; the order is a request and the manager calls. */
  payment: z.enum(paymentMethods).nullable(),
  /** Slug of the partner who is to supply; empty: the manufacturer. */
  supplier: line(100),
  comment: line(1000),
  customer_order_no: line(30),
  /** The accepted proposal that is ordered, in place of the cart: its lines and prices are those that are frozen in it. */
  kp_id: z.string().max(100).optional(),
  /** Ids of uploaded files: `POST /api/order/files/`, multipart with one `file`. */
  files: z.array(z.uuid()).max(MAX_ORDER_FILES),
  consent_personal: z.literal(true, 'Заполните это поле'),
  consent_terms: z.literal(true, 'Заполните это поле'),
  consent_marketing: z.boolean(),
});
export type OrderRequest = z.infer<typeof OrderRequest>;

export const OrderPlaced = z.object({
  status: z.literal('ok'),
  id: z.uuid(),
  number: z.int(),
  url: z.string(),
  /** The proposal had been ordered already: this is that order. */
  known: z.literal(true).optional(),
});
export type OrderPlaced = z.infer<typeof OrderPlaced>;

const Choice = z.object({ value: z.string(), label: z.string() });

/** What the checkout offers this visitor. Part of the cart's page at `?step=checkout`. */
export const CheckoutOptions = z.object({
  /** `settings.ordering` is on. */
  open: z.boolean(),
  customer_type: z.enum(customerTypes),
  /** What is known of the visitor, to begin with; empty strings otherwise. */
  contact: z.object({
    surname: z.string(),
    name: z.string(),
    patronymic: z.string(),
    phone: z.string(),
    email: z.string(),
  }),
  company: z
    .object({ inn: z.string(), company: z.string(), kpp: z.string() })
    // Its head finds its bank filled in as well.
    .extend(
      OrderCompany.pick({ bank_name: true, bik: true, checking_account: true, corr_account: true }).partial().shape,
    )
    .nullable(),
  warehouses: z.array(Choice.extend({ hours: z.string() })),
  carriers: z.array(z.string()),
  courier_cities: z.array(z.string()),
  courier_price: z.int(),
  free_delivery_from: z.int(),
  /** Days on which a courier may come, ISO dates. */
  courier_dates: z.array(z.iso.date()),
  payments: z.record(z.enum(customerTypes), z.array(z.enum(paymentMethods))),
  /** What the visitor's company may owe at once, and owes: `credit` is among the payments while the order fits. */
  credit: z.object({ limit: z.int(), owed: z.int() }).nullable(),
  suppliers: z.array(Choice),
  consents: z.object({ personal_url: z.string(), terms_url: z.string(), policy_url: z.string() }),
  /** The company suggestions service: address and public token. */
  company_lookup: z.object({ url: z.string(), token: z.string() }),
});
export type CheckoutOptions = z.infer<typeof CheckoutOptions>;

export const OrderLine = z.object({
  product_id: z.int(),
  /** Null: the product is not shown on the site any more. */
  url: z.string().nullable(),
  picture: Picture.nullable(),
  article: z.string(),
  name: z.string(),
  qty: z.int(),
  unit: z.string(),
  price: z.int(),
  sum: z.int(),
  note: z.string(),
});
export type OrderLine = z.infer<typeof OrderLine>;

/** The partner's own, beside an order of his proposal: for reference, and in no sum of the order. */
export const OrderOwnLine = z.object({
  name: z.string(),
  qty: z.int(),
  unit: z.string(),
  sum: z.int().describe('kopecks, to the customer'),
});
export type OrderOwnLine = z.infer<typeof OrderOwnLine>;

/** What the checkout shows of a proposal; the cart beside it is made of its lines. */
export const ProposalCheckout = z.object({
  slug: z.string(),
  number: z.string(),
  own_lines: z.array(OrderOwnLine),
  /** The address of its order, or else of the proposal, when it cannot be ordered now. Null: it can. */
  instead: z.string().nullable(),
});
export type ProposalCheckout = z.infer<typeof ProposalCheckout>;

export const orderRequestKinds = ['question', 'return'] as const;
/** A question is answered; a return is accepted or refused. */
export const orderRequestStates = ['open', 'answered', 'accepted', 'refused'] as const;

/** What the buyer has asked of the staff about his order. */
export const OrderRequestOfBuyer = z.object({
  number: z.int(),
  kind: z.enum(orderRequestKinds),
  text: z.string(),
  created_at: z.iso.datetime(),
  state: z.enum(orderRequestStates),
  state_label: z.string(),
  /** Empty while it is open, and where a return was decided without a word. */
  answer: z.string(),
  closed_at: z.iso.datetime().nullable(),
});
export type OrderRequestOfBuyer = z.infer<typeof OrderRequestOfBuyer>;

export const orderActions = ['pay', 'invoice', 'cancel', 'repeat', 'return', 'question'] as const;

/** An order is a snapshot: later prices, names and companies never alter it. Money is whole roubles. */
export const Order = z.object({
  id: z.uuid(),
  number: z.int(),
  created_at: z.iso.datetime(),
  status: OrderStatus,
  status_label: z.string(),
  customer_type: z.enum(customerTypes),
  contact: OrderContact,
  company: OrderCompany.nullable(),
  /** In words, as the page shows them: «Самовывоз: склад в Химках». */
  delivery: z.array(z.object({ label: z.string(), value: z.string() })),
  payment_label: z.string(),
  supplier: z.string().nullable(),
  lines: z.array(OrderLine),
  goods_total: z.int(),
  /** Null: the carrier names it. */
  delivery_total: z.int().nullable(),
  total: z.int(),
  vat: z.int(),
  vat_rate: z.int(),
  lead_weeks: z.int().nullable(),
  comment: z.string(),
  customer_order_no: z.string(),
  /** From which it was placed. `url` is null for whoever may not open it. */
  proposal: z.object({ number: z.string(), url: z.string().nullable() }).nullable(),
  own_lines: z.array(OrderOwnLine),
  /** What the buyer attached, and the closing documents that the manager added; both at `…/files/{file_id}`. */
  files: z.array(UploadedFile),
  documents: z.array(UploadedFile),
  invoice: z.object({ number: z.string(), date: z.iso.date(), due_date: z.iso.date(), url: z.string() }).nullable(),
  tracking: z.object({ carrier: z.string(), number: z.string(), url: z.string().nullable() }).nullable(),
  manager: z.object({ name: z.string(), phone: z.string(), email: z.string() }).nullable(),
  /** Questions and returns, the latest first. */
  requests: z.array(OrderRequestOfBuyer),
  history: z.array(z.object({ at: z.iso.datetime(), status: OrderStatus, label: z.string(), text: z.string() })),
  /** What this visitor may do now. */
  actions: z.array(z.enum(orderActions)),
});
export type Order = z.infer<typeof Order>;

/** `GET /api/order/{id}/`: 401 for a guest, 404 for anybody else's. */
export const OrderPageData = z.object({ kind: z.literal('order'), order: Order });
export type OrderPageData = z.infer<typeof OrderPageData>;

/** `GET /api/order-success/?orderId=`: for the order's owner only, 404 for anybody else. */
export const OrderSuccessPageData = z.object({ kind: z.literal('order-success'), order: Order });
export type OrderSuccessPageData = z.infer<typeof OrderSuccessPageData>;

/** `POST /api/order/{id}/cancel/` and `…/return/`; answer OrderAnswer. `POST …/repeat/` answers AddedReport. */
export const ReasonRequest = z.object({ reason: required(500) });
export type ReasonRequest = z.infer<typeof ReasonRequest>;
/** `POST /api/order/{id}/question/`; answers OrderAnswer: the question with its number is the first of the requests. */
export const OrderQuestion = z.object({ text: required(1000) });
export type OrderQuestion = z.infer<typeof OrderQuestion>;
export const OrderAnswer = z.object({ status: z.literal('ok'), order: Order });
export type OrderAnswer = z.infer<typeof OrderAnswer>;

/** What the company suggestions service answers (`suggest/party`); only what is read here. */
export const CompanySuggestions = z.object({
  suggestions: z.array(
    z.object({
      value: z.string(),
      data: z.object({
        inn: z.string(),
        kpp: z.string().nullish(),
        ogrn: z.string().nullish(),
        hid: z.string().nullish(),
        branch_type: z.enum(['MAIN', 'BRANCH']).nullish(),
        type: z.enum(['LEGAL', 'INDIVIDUAL']).nullish(),
        name: z.object({ short_with_opf: z.string().nullish() }).nullish(),
        state: z.object({ status: z.string().nullish() }).nullish(),
        address: z
          .object({ value: z.string().nullish(), data: z.object({ city: z.string().nullish() }).nullish() })
          .nullish(),
      }),
    }),
  ),
});
export type CompanySuggestion = z.infer<typeof CompanySuggestions>['suggestions'][number];
