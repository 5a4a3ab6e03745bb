export type QuantityLimits = {
  min: number;
  /** Pack size. */
  step: number;
  max: number;
};

/** Returns the minimum order quantity in whole packs: 10 by packs of 4 are 12. */
export const minQuantity = ({ min, step }: QuantityLimits): number => Math.ceil(min / step) * step;

/** Returns the maximum order quantity. A single pack larger than the maximum is still sold. */
export const maxQuantity = (limits: QuantityLimits): number =>
  Math.max(minQuantity(limits), Math.floor(limits.max / limits.step) * limits.step);

/** Returns the nearest quantity that can be bought: rounded up to whole packs, within the limits. */
export function fitQuantity(wanted: number, limits: QuantityLimits): number {
  const min = minQuantity(limits);
  if (!Number.isFinite(wanted)) return min;
  const packs = Math.ceil(wanted / limits.step) * limits.step;
  return Math.min(maxQuantity(limits), Math.max(min, packs));
}
