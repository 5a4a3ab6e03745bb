/** Whole roubles, VAT included. */
export type Roubles = number;

const format = new Intl.NumberFormat('ru-RU', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });

/**
 * «125 000 ₽», with no-break spaces. Spaces inside a string value are stripped; an empty value gives an empty string.
 */
export function formatPrice(value: Roubles | string | null | undefined): string {
  if (value === null || value === undefined) return '';
  const amount = typeof value === 'string' ? value.replace(/\s/g, '') : value;
  return amount === '' ? '' : format.format(Number(amount));
}
