import type { GateKit, GateKitLine, GateKitPageData } from '@site/contracts/gate-kit';
import type { Climate, Gate, Traffic } from '@site/contracts/gate-kit-answers';
import { withUnit } from '@site/kernel/label-and-unit';
import { formatNumber } from '@site/kernel/numbers';
import { shownValue } from '../catalog/shown-value.ts';
import { type Accessory, type AttributeValue, type Drive, type Part, sizeCode } from './assortment.ts';

export interface GateAnswers {
  gate: Gate;
  /** Kilograms of one leaf. */
  weight: number;
  /** Metres of one leaf. */
  size: number;
  climate: Climate;
  traffic: Traffic;
}

/** Snow, wind and wear make a leaf heavier to move. */
const RESERVE_PERCENT = 20;
/** Swing gates have two leaves. */
const LEAVES: Record<Gate, number> = { sliding: 1, swing: 2 };
const REMOTES = 2;

/** The lowest temperature, °C. */
const coldest: Record<Climate, number> = { south: -20, middle: -30, north: -40 };
/** The share of time in which the motor may run, %. */
const dutyCycles: Record<Traffic, number> = { home: 30, yard: 50, flow: 100 };

interface Requirement {
  code: string;
  /** The value at least, or at most for a temperature. */
  limit: number;
  most?: true;
}

const requirementsOf = ({ gate, weight, size, climate, traffic }: GateAnswers): Requirement[] => [
  { code: 'max_leaf_weight', limit: Math.ceil((weight * (100 + RESERVE_PERCENT)) / 100) },
  { code: sizeCode[gate], limit: size },
  { code: 'duty_cycle', limit: dutyCycles[traffic] },
  { code: 'temp_min', limit: coldest[climate], most: true },
];

const meets = ({ limit, most }: Requirement, num: number) => (most ? num <= limit : num >= limit);

/** Shown without a requirement. */
const informative = ['leaf_speed', 'opening_time', 'motor_voltage'];

const shown = ({ label, type, texts }: AttributeValue) =>
  withUnit({ label, value: texts.map((value) => shownValue({ type, value })).join(', ') });

function missingOf(value: AttributeValue, { limit, most }: Requirement): string {
  const { label, value: text } = shown(value);
  const needed = withUnit({ label: value.label, value: formatNumber(limit).replace('-', '\u2212') }).value;
  return `${label}: ${text}, нужно ${most ? 'не\u00a0выше' : 'от'} ${needed}`;
}

/** «Рейка зубчатая, 1 м» of a kit's contents stands for «Рейка зубчатая RG-4S». */
const kindIn = (name: string): string => name.split(/[ ,]/)[0] ?? '';

const includedIn = ({ included }: Drive, { card }: Part): number =>
  included.filter(({ name }) => kindIn(name) === kindIn(card.name)).reduce((sum, { qty }) => sum + qty, 0);

const isRemote = ({ values }: Part) => values.get('device_kind')?.texts.includes('пульт') ?? false;

/** Whether an accessory suits the gates and the drive, as far as the catalogue has its limits. */
function suits({ values }: Part, drive: Drive, answers: GateAnswers): boolean {
  const { gate, size } = answers;
  const number = (code: string) => values.get(code)?.num ?? null;
  const atLeast = (code: string, limit: number) => (number(code) ?? Infinity) >= limit;
  const weight = requirementsOf(answers)[0]?.limit ?? 0;
  const texts = (code: string) => values.get(code)?.texts;
  const isBoard = values.has('motors');
  return (
    atLeast('max_leaf_weight', weight) &&
    atLeast('beam_range', size * LEAVES[gate]) &&
    atLeast('motors', motorsOf(drive, gate)) &&
    (number('temp_min') ?? -Infinity) <= coldest[answers.climate] &&
    (texts('compatible_series')?.includes(drive.series) ?? true) &&
    (!isBoard || texts('supply')?.[0] === drive.values.get('motor_voltage')?.texts[0])
  );
}

/** Pieces of a drive: a kit for two leaves contains both. */
const motorsOf = (drive: Drive, gate: Gate): number =>
  drive.values.get('leaves')?.num === LEAVES[gate] ? 1 : LEAVES[gate];

interface Needed {
  part: Part;
  qty: number;
}

type Prices = (part: Part) => number | null;

const cheapest = (parts: readonly Part[], price: Prices): Part | undefined =>
  parts.filter((part) => price(part) !== null).sort((a, b) => (price(a) ?? 0) - (price(b) ?? 0))[0];

/** The products of one accessory, none when the drive contains it; a text when nothing suits. */
function accessoryLines(accessory: Accessory, drive: Drive, answers: GateAnswers, price: Prices): Needed[] | string {
  const { part, alternatives, isRequired } = accessory;
  const remote = isRemote(part);
  if (!isRequired && !remote) return [];
  const wanted = remote ? REMOTES : part.card.unit === 'м' ? Math.ceil(answers.size) : 1;
  const qty = wanted - includedIn(drive, part);
  if (qty <= 0) return [];
  // A remote is carried in a pocket.
  const suitable = remote ? [part] : alternatives.filter((other) => suits(other, drive, answers));
  const chosen = cheapest(suitable, price);
  return chosen ? [{ part: chosen, qty }] : `${kindIn(part.card.name)}: нет подходящей`;
}

/** Accessories of the drive. A kit has none that others require, and may contain too few metres of rack. */
function accessoriesOf(drive: Drive, drives: readonly Drive[]): Accessory[] {
  const own = drive.accessories;
  if (own.some(({ isRequired }) => isRequired)) return own;
  const required = drives.flatMap(({ accessories }) => accessories.filter(({ isRequired }) => isRequired));
  const byId = new Map(required.map((accessory) => [accessory.part.card.id, accessory]));
  return [...[...byId.values()].filter(({ part }) => part.card.unit === 'м' && includedIn(drive, part) > 0), ...own];
}

function kitOf(
  drive: Drive,
  drives: readonly Drive[],
  answers: GateAnswers,
  price: Prices,
  toLine: (needed: Needed, sum: number) => GateKitLine,
): GateKit {
  const requirements = requirementsOf(answers);
  const accessories = accessoriesOf(drive, drives).map((accessory) => accessoryLines(accessory, drive, answers, price));
  const needed = [
    { part: drive, qty: drive.values.has('leaves') ? motorsOf(drive, answers.gate) : 1 },
    ...accessories.flatMap((lines) => (typeof lines === 'string' ? [] : lines)),
  ];
  const lines = needed.map((line) => toLine(line, (price(line.part) ?? 0) * line.qty));
  const compared = requirements.flatMap((requirement) => {
    const value = drive.values.get(requirement.code);
    const enough = value?.num === undefined || value.num === null ? null : meets(requirement, value.num);
    return value ? [{ value, requirement, enough }] : [];
  });
  return {
    lines,
    total: lines.reduce((sum, line) => sum + line.sum, 0),
    values: [
      ...compared.map(({ value, requirement, enough }) => ({ code: requirement.code, ...shown(value), enough })),
      ...informative.flatMap((code) => {
        const value = drive.values.get(code);
        return value ? [{ code, ...shown(value), enough: null }] : [];
      }),
    ],
    missing: [
      ...compared
        .filter(({ enough }) => enough === false)
        .map(({ value, requirement }) => missingOf(value, requirement)),
      ...accessories.filter((lines) => typeof lines === 'string'),
    ],
  };
}

/**
 * Composes a kit for each drive and returns the cheapest one that fits, with its neighbours by price. All limits are
 * those of the products.
 */
export function chooseKit(
  drives: readonly Drive[],
  answers: GateAnswers,
  price: Prices,
  toLine: (needed: Needed, sum: number) => GateKitLine,
): NonNullable<GateKitPageData['result']> {
  const kits = drives
    .filter((drive) => price(drive) !== null)
    .map((drive) => kitOf(drive, drives, answers, price, toLine))
    .sort((a, b) => a.total - b.total);
  const fitting = kits.filter(({ missing }) => missing.length === 0);
  const [best = null, above = null] = fitting;
  const cheaper = best ? kits.slice(0, kits.indexOf(best)) : kits;
  const fewest = Math.min(...cheaper.map(({ missing }) => missing.length));
  return { best, below: cheaper.findLast(({ missing }) => missing.length === fewest) ?? null, above };
}

/** The heaviest and longest leaf that any drive can move. */
export function limitsOf(drives: readonly Drive[], gate: Gate): GateKitPageData['limits'] {
  if (drives.length === 0) return null;
  const most = (code: string) => Math.max(...drives.map(({ values }) => values.get(code)?.num ?? 0));
  return { weight: Math.floor((most('max_leaf_weight') * 100) / (100 + RESERVE_PERCENT)), size: most(sizeCode[gate]) };
}
