import type { BilledStep } from '@site/contracts/proposal-steps';
import type { Reason } from '../calculation.ts';
import type { PriceBook } from '../price-book.ts';
import { equipmentOrder } from './equipment.ts';
import type { Demand } from './rule-group.ts';
import type { CalculatedLine } from './rules/r33-manual-quantities.ts';

const steps: readonly BilledStep[] = [
  'transportation-points',
  'payment-points',
  'servers',
  'additionally',
  'marking-materials',
];
const stepPlaces = new Map(steps.map((step, place) => [step, place]));
const articlePlaces = new Map(equipmentOrder.map((article, place) => [article, place]));

type GrowingReason = { rules: Demand['rules']; text: string; qty: number; objects: Set<string> };
type GrowingLine = Pick<CalculatedLine, 'key' | 'step' | 'calculated' | 'least' | 'advised'> & {
  article: string;
  /** By text: four columns on four lanes share one reason with four objects. */
  reasons: Map<string, GrowingReason>;
};

/** Mutates the lines in a single pass: 64 lanes have a thousand demands, recalculated on every key press. */
function addDemand(lines: Map<string, GrowingLine>, { rules, step, article, qty, text, objects, firmness }: Demand) {
  const key = `${step}/${article}`;
  let line = lines.get(key);
  if (!line) {
    line = { key, step, article, calculated: 0, least: 0, advised: 0, reasons: new Map<string, GrowingReason>() };
    lines.set(key, line);
  }
  line.calculated += qty;
  if (firmness === 'mandatory') line.least += qty;
  if (firmness !== 'free') line.advised += qty;
  let reason = line.reasons.get(text);
  if (!reason) {
    reason = { rules, text, qty: 0, objects: new Set() };
    line.reasons.set(text, reason);
  }
  reason.qty += qty;
  for (const object of objects ?? []) reason.objects.add(object);
}

const finished = (reason: GrowingReason): Reason => ({ ...reason, objects: [...reason.objects].sort() });

function lineOf({ reasons, ...line }: GrowingLine, { catalogue }: PriceBook): CalculatedLine {
  // `hasOwn`, because an article may be any text that a user has typed.
  const item = Object.hasOwn(catalogue, line.article) ? catalogue[line.article] : undefined;
  return {
    ...line,
    source: 'manufacturer',
    name: item?.name ?? line.article,
    unit: item?.unit ?? 'шт.',
    group: item?.group ?? null,
    // Articles missing in the catalogue have a price on request (R34).
    retail: item?.price ?? null,
    reasons: [...reasons.values()].map(finished),
  };
}

export function linesOf(demands: readonly Demand[], book: PriceBook): CalculatedLine[] {
  const lines = new Map<string, GrowingLine>();
  for (const demand of demands) if (demand.qty > 0) addDemand(lines, demand);
  return [...lines.values()].map((line) => lineOf(line, book));
}

const place = ({ article }: CalculatedLine) => articlePlaces.get(article ?? '') ?? Number.MAX_SAFE_INTEGER;
const isOwn = ({ source }: CalculatedLine) => (source === 'manufacturer' ? 0 : 1);

/** Sorts by step, then by equipment list, then by key. The partner's own items come last in their step, in their order. */
export const inOrder = (lines: readonly CalculatedLine[]): CalculatedLine[] =>
  [...lines].sort(
    (a, b) =>
      stepPlaces.get(a.step)! - stepPlaces.get(b.step)! ||
      isOwn(a) - isOwn(b) ||
      place(a) - place(b) ||
      (isOwn(a) ? 0 : a.key < b.key ? -1 : 1),
  );
