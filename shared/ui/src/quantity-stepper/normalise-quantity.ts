export interface QuantityLimits {
  min: number;
  /** Sold in packs of so many. */
  step: number;
  max: number;
}

/** The nearest quantity that may be bought: a whole number of packs, rounded up, between the limits. */
export function normaliseQuantity(typed: number, { min, step, max }: QuantityLimits): number {
  const lowest = Math.ceil(min / step) * step;
  if (!Number.isFinite(typed)) return lowest;
  const highest = Math.max(lowest, Math.floor(max / step) * step);
  return Math.min(highest, Math.max(lowest, Math.ceil(typed / step) * step));
}
