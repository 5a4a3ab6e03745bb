export type QuantityLimits = {
  min: number;
  /** Sold in packs of so many. */
  step: number;
  max: number;
};

/** The least that can be ordered: 10 by packs of 4 are 12. */
export const leastQuantity = ({ min, step }: QuantityLimits): number => Math.ceil(min / step) * step;

/** The most that can be ordered. A single pack that is larger than the maximum is still sold. */
export const mostQuantity = (limits: QuantityLimits): number =>
  Math.max(leastQuantity(limits), Math.floor(limits.max / limits.step) * limits.step);

/**
 * The nearest quantity that can be bought: a whole number of packs, rounded up, within the limits. A rack is sold by the
 * metre, and half a pair of photocells is no use.
 */
export function fitQuantity(wanted: number, limits: QuantityLimits): number {
  const least = leastQuantity(limits);
  if (!Number.isFinite(wanted)) return least;
  const packs = Math.ceil(wanted / limits.step) * limits.step;
  return Math.min(mostQuantity(limits), Math.max(least, packs));
}
