import { z } from 'zod';
import { MAX_CUSTOMER_DISCOUNT, MAX_SPACES } from './proposal-steps.ts';

/**
 * A partner's input in the steps of the configurator, saved while in progress: missing input is null or empty. Lengths are
 * whole centimetres, so that no rounding error decides on a boom. Prices and calculated quantities are not part of it:
 * the rules (`@site/kp-rules`) derive both from it.
 */

const line = (max: number) => z.string().trim().max(max);
const count = (max: number) => z.int().min(0).max(max);
const id = z.string().regex(/^[\w-]{1,40}$/);
/** Null: decided by the rules. */
const auto = <T extends z.ZodType>(schema: T) => schema.nullable();

function listOf<T extends z.ZodObject<{ id: typeof id }>>(item: T, max: number) {
  const once = (items: { id: string }[]) => new Set(items.map((one) => one.id)).size === items.length;
  return z.array(item).max(max).refine(once, 'Одна строка записана дважды');
}

const Placement = z.enum(['outdoor', 'indoor']);

const Zone = z.object({
  id,
  name: line(60),
  spaces: count(MAX_SPACES),
  /** Counted from 1; absent in a car park with one level. */
  level: z.int().min(1).max(20).optional(),
});

export const ParkingStructure = z.object({
  object_name: line(120),
  object_type: z
    .enum(['mall', 'office', 'residential', 'hotel', 'hospital', 'transport-hub', 'warehouse', 'other'])
    .nullable(),
  city: line(100),
  address: line(200),
  spaces: z.int().min(1).max(MAX_SPACES).nullable(),
  levels: z.int().min(1).max(20),
  /** Empty: the whole car park is one zone. */
  zones: listOf(Zone, 50),
  mode: z.enum(['paid', 'free', 'mixed']),
  visits_per_day: z.int().min(1).max(100_000).nullable(),
  onetime_share: count(100).describe('percent of visits paid individually'),
  permanent_clients: count(50_000),
  one_time_media: z.enum(['ticket', 'plate', 'none']),
  permanent_media: z.array(z.enum(['rfid', 'uhf', 'plate'])).max(3),
  plate_control: z.boolean(),
  temp_min: z.int().min(-60).max(10),
  ceiling_cm: z.int().min(150).max(2_000).nullable(),
  supply_months: z.int().min(1).max(12),
  paid_share: count(100).describe('percent of one-time visits that end with a payment and its receipt'),
});
export type ParkingStructure = z.infer<typeof ParkingStructure>;

export const Lane = z.object({
  id,
  name: line(60),
  kind: z.enum(['entry', 'exit', 'reversible', 'transit']),
  /** Zone id; null: the street. */
  zone_from: id.nullable(),
  zone_to: id.nullable(),
  placement: Placement,
  width_cm: z.int().min(230).max(1_200),
  /** Two barriers face each other, each with a boom over half of the width. */
  opposed_barriers: z.boolean(),
  column: auto(z.string().max(40)).describe('article of a compatible column'),
  pay_at_exit: z.boolean(),
  traffic_light: auto(z.boolean()),
  intercom: z.boolean(),
  heating: auto(z.boolean()),
});
export type Lane = z.infer<typeof Lane>;

const PayStation = z.object({
  id,
  name: line(60),
  model: z.enum(['cash-and-card', 'card']),
  placement: Placement,
  zone: id.nullable(),
});
export type PayStation = z.infer<typeof PayStation>;

export const PaymentPoints = z.object({
  stations: listOf(PayStation, 200),
  cashier_desks: count(50),
  validators: count(500),
  online: z.boolean(),
});

/** A model may exceed the one that the rules select, never fall below it. */
export const ServerChoice = z.object({
  parking_devices: auto(z.literal([8, 24, 64])),
  plate_channels: auto(z.literal([4, 12])),
  switch_ports: auto(z.literal([8, 16, 24])),
  ups_va: auto(z.literal([1_500, 3_000])),
  workplaces: auto(count(50)),
});

/** Catalogue products beyond the requirements of the rules: spare kits, a second operator's desk. */
const ExtraItem = z.object({ article: z.string().min(1).max(40), qty: z.int().min(1).max(9_999) });
const extraItems = z.array(ExtraItem).max(200);

/** A service or a product of the partner, by its id; name and price come from the company's assortment. */
const OwnItem = z.object({ kind: z.enum(['service', 'product']), id, qty: z.int().min(1).max(9_999) });
export type OwnItem = z.infer<typeof OwnItem>;

export const AdditionalEquipment = z.object({
  displays: auto(count(100)),
  guidance: z.boolean(),
  extras: extraItems,
  own: z.array(OwnItem).max(200),
  /** The partner's delivery as a separate line, in kopecks; a null price: on request. Null: no such line. */
  delivery: z.object({ price: z.int().min(0).max(1_000_000_000_00).nullable() }).nullable(),
});

export const MarkingMaterials = z.object({ wheel_stops: z.boolean(), extras: extraItems });

const lineKey = z.string().min(1).max(100);
const discount = count(MAX_CUSTOMER_DISCOUNT);

export const ProposalSummary = z.object({
  quantities: z.record(lineKey, count(99_999)),
  discount_percent: discount,
  /** By line key; overrides the discount of the proposal. */
  line_discounts: z.record(lineKey, discount),
  vat_mode: z.enum(['vat22', 'vat5', 'vat7', 'none']).describe('vat22: the standard rate on the day of shipment'),
});

/** Manual changes of an object on the drawing: offset from its calculated position, in mm, and its name. */
const DrawnObject = z.object({
  dx: z.int().min(-60_000).max(60_000),
  dy: z.int().min(-60_000).max(60_000),
  name: line(60),
});
export type DrawnObject = z.infer<typeof DrawnObject>;

/** Named as in `@site/kp-drawing`: `lane/lane-1`, `lane/lane-1/camera-1`, `station/station-1`, `room/switch-1`. */
const drawnId = z
  .string()
  .regex(/^(lane|station)\/[\w-]{1,40}(\/[\w-]{1,40})?$|^(field|spare)\/[\w-]{1,40}$|^room(\/[\w-]{1,40})?$/);
const MAX_DRAWN = 2_000;

const Drawing = z.object({
  objects: z
    .record(drawnId, DrawnObject)
    .refine((all) => Object.keys(all).length <= MAX_DRAWN, 'На\u00a0чертеже изменено слишком много объектов'),
});

const Configured = z.object({
  structure: ParkingStructure,
  lanes: listOf(Lane, 200),
  payment_points: PaymentPoints,
  servers: ServerChoice,
  additionally: AdditionalEquipment,
  marking_materials: MarkingMaterials,
  summary: ProposalSummary,
  /** Absent: every object stays at its calculated position. */
  drawing: Drawing.optional(),
});

/** Whether every changed object of a lane or a pay station belongs to an existing one. */
function drawsExistingObjects({ lanes, payment_points, drawing }: z.infer<typeof Configured>): boolean {
  const owners = new Set([
    ...lanes.map((lane) => `lane/${lane.id}`),
    ...payment_points.stations.map((station) => `station/${station.id}`),
  ]);
  return Object.keys(drawing?.objects ?? {}).every((object) => {
    const [kind, owner] = object.split('/');
    return (kind !== 'lane' && kind !== 'station') || owners.has(`${kind}/${owner}`);
  });
}

export const ProposalConfiguration = Configured.refine(drawsExistingObjects, {
  path: ['drawing'],
  message: 'На\u00a0чертеже есть объект, которого нет на\u00a0парковке',
});
export type ProposalConfiguration = z.infer<typeof ProposalConfiguration>;

/** The last step: the customer, and the texts of the offer. */
export const ProposalOffer = z.object({
  customer: z.object({
    inn: line(12),
    company: line(200),
    contact: line(120),
    phone: line(30),
    email: line(200),
  }),
  valid_days: z.int().min(1).max(60),
  delivery_term: line(200),
  payment_terms: line(500),
  delivery_terms: line(500),
  warranty: line(1_000),
  cover_letter: line(2_000),
  signatory: z.object({ name: line(120), position: line(120) }),
  manager_contacts: line(300),
  show_articles: z.boolean(),
  show_images: z.boolean(),
  show_unit_prices: z.boolean(),
});
export type ProposalOffer = z.infer<typeof ProposalOffer>;

/** Names of the fields as shown to visitors. */
export const proposalFieldNames = {
  cashier_desks: 'Кассы с\u00a0кассиром',
  ceiling_cm: 'Высота потолка',
  column: 'Стойка',
  cover_letter: 'Сопроводительное письмо',
  delivery_term: 'Срок поставки',
  delivery_terms: 'Условия поставки',
  discount_percent: 'Скидка заказчику',
  drawing: 'Чертёж',
  displays: 'Информационные табло',
  guidance: 'Навигация к\u00a0свободным местам',
  heating: 'Обогрев',
  dx: 'Сдвиг объекта на\u00a0чертеже',
  dy: 'Сдвиг объекта на\u00a0чертеже',
  intercom: 'Переговорное устройство',
  level: 'Уровень',
  levels: 'Число уровней',
  line_discounts: 'Скидки по\u00a0строкам',
  manager_contacts: 'Контакты менеджера',
  mode: 'Режим работы',
  model: 'Модель',
  object_name: 'Название объекта',
  objects: 'Объекты на\u00a0чертеже',
  one_time_media: 'Носитель разовых посетителей',
  onetime_share: 'Доля разовых посещений',
  online: 'Оплата онлайн',
  opposed_barriers: 'Встречные шлагбаумы',
  paid_share: 'Доля оплаченных посещений',
  parking_devices: 'Сервер парковки',
  pay_at_exit: 'Оплата на\u00a0выезде',
  payment_terms: 'Условия оплаты',
  permanent_clients: 'Постоянных клиентов',
  permanent_media: 'Носители постоянных клиентов',
  placement: 'Размещение',
  plate_channels: 'Сервер распознавания номеров',
  plate_control: 'Контроль номеров',
  quantities: 'Количества в\u00a0спецификации',
  show_articles: 'Показывать артикулы',
  show_images: 'Показывать изображения',
  show_unit_prices: 'Показывать цены за\u00a0единицу',
  spaces: 'Машиномест',
  supply_months: 'Запас расходных материалов',
  switch_ports: 'Коммутатор',
  temp_min: 'Минимальная температура',
  traffic_light: 'Светофор',
  ups_va: 'Источник бесперебойного питания',
  valid_days: 'Срок действия предложения',
  validators: 'Валидаторы',
  vat_mode: 'НДС',
  visits_per_day: 'Посещений в\u00a0сутки',
  warranty: 'Гарантия',
  wheel_stops: 'Колесоотбойники',
  width_cm: 'Ширина проезда',
  workplaces: 'Рабочие места оператора',
  zone: 'Зона',
  zone_from: 'Откуда ведёт проезд',
  zone_to: 'Куда ведёт проезд',
};
