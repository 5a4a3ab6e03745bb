import fc from 'fast-check';
import type { Lane, ParkingStructure, ProposalConfiguration } from '@site/contracts/proposal-configuration';
import { newStations } from '../new-configuration.ts';
import { lanesOf } from './car-parks.ts';
import { priceBook } from './price-book.ts';

/** Generates any car park that can be entered in the steps, also incomplete ones. */

const lane = fc.record({
  kind: fc.constantFrom<Lane['kind']>('entry', 'exit', 'reversible', 'transit'),
  placement: fc.constantFrom<Lane['placement']>('outdoor', 'indoor'),
  width_cm: fc.integer({ min: 230, max: 1_200 }),
  opposed_barriers: fc.boolean(),
  column: fc.constantFrom(null, '908PE-0020', '908PX-0020', '908PX-0015'),
  pay_at_exit: fc.boolean(),
  traffic_light: fc.constantFrom(null, true, false),
  intercom: fc.boolean(),
  heating: fc.constantFrom(null, true, false),
});

export const lanes = (limits: { minLength?: number; maxLength: number }) =>
  fc.array(lane, limits).map((drawn) => lanesOf(...drawn));

const structure: fc.Arbitrary<ParkingStructure> = fc.record({
  object_name: fc.constantFrom('', 'Парковка'),
  object_type: fc.constantFrom(null, 'mall', 'office'),
  city: fc.constantFrom('', 'Тверь'),
  address: fc.constant(''),
  spaces: fc.option(fc.integer({ min: 1, max: 20_000 })),
  levels: fc.integer({ min: 1, max: 20 }),
  zones: fc
    .array(fc.integer({ min: 0, max: 20_000 }), { maxLength: 3 })
    .map((all) => all.map((spaces, index) => ({ id: `zone-${index}`, name: `Зона ${index}`, spaces }))),
  mode: fc.constantFrom('paid', 'free', 'mixed'),
  visits_per_day: fc.option(fc.integer({ min: 1, max: 100_000 })),
  onetime_share: fc.integer({ min: 0, max: 100 }),
  permanent_clients: fc.integer({ min: 0, max: 50_000 }),
  one_time_media: fc.constantFrom('ticket', 'plate', 'none'),
  permanent_media: fc.subarray<'rfid' | 'uhf' | 'plate'>(['rfid', 'uhf', 'plate']),
  plate_control: fc.boolean(),
  temp_min: fc.integer({ min: -60, max: 10 }),
  ceiling_cm: fc.option(fc.integer({ min: 150, max: 2_000 })),
  supply_months: fc.integer({ min: 1, max: 12 }),
  paid_share: fc.integer({ min: 0, max: 100 }),
});

const payment = fc.record({
  stations: fc
    .array(fc.constantFrom<'cash-and-card' | 'card'>('cash-and-card', 'card'), { maxLength: 5 })
    .map((models) => newStations(models.length, []).map((station, index) => ({ ...station, model: models[index]! }))),
  cashier_desks: fc.integer({ min: 0, max: 3 }),
  validators: fc.integer({ min: 0, max: 30 }),
  online: fc.boolean(),
});

const servers = fc.record({
  parking_devices: fc.constantFrom(null, 8 as const, 24 as const, 64 as const),
  plate_channels: fc.constantFrom(null, 4 as const, 12 as const),
  switch_ports: fc.constantFrom(null, 8 as const, 16 as const, 24 as const),
  ups_va: fc.constantFrom(null, 1_500 as const, 3_000 as const),
  workplaces: fc.option(fc.integer({ min: 0, max: 5 })),
});

const articles = [...Object.keys(priceBook.catalogue), '000XX-0000'];
const extras = fc.array(fc.record({ article: fc.constantFrom(...articles), qty: fc.integer({ min: 1, max: 9 }) }), {
  maxLength: 3,
});

const additionally = fc.record({
  displays: fc.option(fc.integer({ min: 0, max: 9 })),
  guidance: fc.boolean(),
  extras,
  own: fc
    .subarray([...priceBook.own, { kind: 'service' as const, id: 'gone' }])
    .map((items) => items.map(({ kind, id }) => ({ kind, id, qty: 2 }))),
  delivery: fc.option(fc.record({ price: fc.option(fc.integer({ min: 0, max: 100_000_00 })) })),
});

const percent = fc.integer({ min: 0, max: 40 });
const steps = ['transportation-points', 'payment-points', 'servers', 'additionally', 'marking-materials'] as const;
const key = fc.tuple(fc.constantFrom(...steps), fc.constantFrom(...articles)).map((parts) => parts.join('/'));

/** Manual quantities by line key; most keys do not exist in a given car park. */
export const quantities = fc.dictionary(key, fc.integer({ min: 0, max: 300 }), { maxKeys: 40, noNullPrototype: true });

const summary = fc.record({
  quantities,
  discount_percent: percent,
  line_discounts: fc.dictionary(key, percent, { maxKeys: 9, noNullPrototype: true }),
  vat_mode: fc.constantFrom<ProposalConfiguration['summary']['vat_mode']>('vat22', 'vat5', 'vat7', 'none'),
});

export const configuration: fc.Arbitrary<ProposalConfiguration> = fc.record({
  structure,
  lanes: lanes({ maxLength: 12 }),
  payment_points: payment,
  servers,
  additionally,
  marking_materials: fc.record({ wheel_stops: fc.boolean(), extras }),
  summary,
});
