import type { Lane, PayStation, ProposalConfiguration, ProposalOffer } from '@site/contracts/proposal-configuration';

export const newConfiguration = (): ProposalConfiguration => ({
  structure: {
    object_name: '',
    object_type: null,
    city: '',
    address: '',
    spaces: null,
    levels: 1,
    zones: [],
    mode: 'paid',
    visits_per_day: null,
    onetime_share: 90,
    permanent_clients: 0,
    one_time_media: 'ticket',
    permanent_media: ['rfid'],
    plate_control: false,
    temp_min: -28,
    ceiling_cm: null,
    supply_months: 3,
    paid_share: 60,
  },
  lanes: [],
  payment_points: { stations: [], cashier_desks: 0, validators: 0, online: false },
  servers: { parking_devices: null, plate_channels: null, switch_ports: null, ups_va: null, workplaces: null },
  additionally: { displays: null, guidance: false, extras: [], own: [], delivery: null },
  marking_materials: { wheel_stops: false, extras: [] },
  summary: { quantities: {}, discount_percent: 0, line_discounts: {}, vat_mode: 'vat22' },
});

export const newOffer = (): ProposalOffer => ({
  customer: { inn: '', company: '', contact: '', phone: '', email: '' },
  valid_days: 14,
  delivery_term: '',
  payment_terms: 'Предоплата 50\u00a0%, остаток перед отгрузкой',
  delivery_terms: '',
  warranty: '',
  cover_letter: '',
  signatory: { name: '', position: '' },
  manager_contacts: '',
  show_articles: true,
  show_images: true,
  show_unit_prices: true,
});

type Named = { id: string; name: string };

/** Returns the lowest free ids, deterministically; removed ids may be reused. */
function nextIds(taken: readonly Named[], prefix: string, count: number): string[] {
  const used = new Set(taken.map(({ id }) => id));
  const ids: string[] = [];
  for (let n = 1; ids.length < count; n++) if (!used.has(`${prefix}-${n}`)) ids.push(`${prefix}-${n}`);
  return ids;
}

function nextNames(taken: readonly Named[], word: string, count: number): string[] {
  const used = new Set(taken.map(({ name }) => name));
  const names: string[] = [];
  for (let n = 1; names.length < count; n++) if (!used.has(`${word} ${n}`)) names.push(`${word} ${n}`);
  return names;
}

const laneWords = { entry: 'Въезд', exit: 'Выезд', reversible: 'Реверсивный проезд', transit: 'Проезд между зонами' };

export function newLanes(kind: Lane['kind'], count: number, taken: readonly Lane[]): Lane[] {
  const names = nextNames(taken, laneWords[kind], count);
  // Placement and width of the existing lanes, because a second lane in a garage is indoors as well.
  const { placement, width_cm } = taken[0] ?? { placement: 'outdoor' as const, width_cm: 300 };
  return nextIds(taken, 'lane', count).map((id, index) => ({
    id,
    name: names[index] ?? id,
    kind,
    zone_from: null,
    zone_to: null,
    placement,
    width_cm: Math.min(width_cm, 780),
    opposed_barriers: false,
    column: null,
    pay_at_exit: false,
    traffic_light: null,
    intercom: true,
    heating: null,
  }));
}

export function newStations(count: number, taken: readonly PayStation[]): PayStation[] {
  const names = nextNames(taken, 'Касса', count);
  return nextIds(taken, 'station', count).map((id, index) => ({
    id,
    name: names[index] ?? id,
    model: taken[0]?.model ?? 'cash-and-card',
    placement: 'indoor',
    zone: null,
  }));
}
