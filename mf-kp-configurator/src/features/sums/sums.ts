import { formatPriceOfKopecks, type Kopecks } from '@site/kernel/money';

/** Formats kopecks as whole roubles; null is «По запросу». */
export const formatSum = (kopecks: Kopecks | null): string =>
  kopecks === null ? 'По\u00a0запросу' : formatPriceOfKopecks(kopecks);

/** «+812 300 ₽», «−45 000 ₽», «0 ₽». */
export const formatDifference = (kopecks: Kopecks): string => {
  const sign = kopecks === 0 ? '' : kopecks < 0 ? '−' : '+';
  return `${sign}${formatSum(Math.abs(kopecks))}`;
};
