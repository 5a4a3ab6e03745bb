const rules = new Intl.PluralRules('ru-RU');

/** Picks the Russian form for a whole number: 1 товар, 2 товара, 5 товаров. */
export function plural(count: number, [one, few, many]: readonly [string, string, string]): string {
  const category = rules.select(count);
  if (category === 'one') return one;
  return category === 'few' ? few : many;
}
