export type Query = Record<string, string | number | readonly string[] | undefined>;

/**
 * With its question mark, or empty; a value that is undefined is left out, a list repeats its key. Spaces that keep words
 * together on a page are plain ones in an address.
 */
export function queryString(query: Query): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined) continue;
    for (const item of Array.isArray(value) ? value : [value])
      search.append(key, String(item).replaceAll('\u00a0', ' '));
  }
  const text = search.toString();
  return text && `?${text}`;
}
