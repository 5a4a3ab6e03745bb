import type { Kopecks } from '@site/kernel/money';

/**
 * Returns a unit price less a discount in percent, in whole roubles, rounded half up: 320 ₽ less 7 % are 298 ₽. Integer
 * arithmetic avoids floating-point errors.
 */
export const discounted = (price: Kopecks, percent: number): Kopecks =>
  percent === 0 ? price : Math.floor((price * (100 - percent) + 5_000) / 10_000) * 100;

/** Returns the VAT included in a gross sum, rounded half up to a kopeck. */
export const vatInside = (sum: Kopecks, rate: number): Kopecks =>
  Math.floor((2 * sum * rate + 100 + rate) / (2 * (100 + rate)));

/** Returns the quotient of two integers, rounded up. */
export const ceilDiv = (dividend: number, divisor: number): number => Math.ceil(dividend / divisor);
