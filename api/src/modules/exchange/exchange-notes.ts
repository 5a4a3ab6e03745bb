/** Examples in a note. */
const MAX_NAMED = 5;

export const quoted = (texts: Iterable<string>): string => [...texts].map((text) => `«${text}»`).join(', ');

/** «Товаров без артикула: 7 (…)» or an empty text. */
export function noted(what: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  const more = items.length > MAX_NAMED ? ` и ещё ${items.length - MAX_NAMED}` : '';
  return `${what}: ${items.length} (${items.slice(0, MAX_NAMED).join(', ')}${more})`;
}
