/** A whole number of kopecks, VAT included. */
export type Kopecks = number;

/**
 * A unit price less a discount in percent, in whole roubles, half a rouble up: 320 ₽ less 7 % are 298 ₽. Whole numbers
 * throughout, so that no binary fraction decides.
 */
export const discounted = (price: Kopecks, percent: number): Kopecks =>
  percent === 0 ? price : Math.floor((price * (100 - percent) + 5_000) / 10_000) * 100;

/** VAT inside a gross sum, half a kopeck up. */
export const vatInside = (sum: Kopecks, rate: number): Kopecks =>
  Math.floor((2 * sum * rate + 100 + rate) / (2 * (100 + rate)));

/** The least whole number that is not below the quotient of two whole numbers. */
export const ceilDiv = (dividend: number, divisor: number): number => Math.ceil(dividend / divisor);
