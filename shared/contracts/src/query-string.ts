export type Query = Record<string, string | number | readonly string[] | undefined>;

/**
 * Returns the query string with its question mark, or an empty string. Undefined values are omitted, arrays repeat the
 * key, and non-breaking spaces become plain spaces.
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
