import type { MenuItem } from '@site/contracts/site-data';

/** Place of an entry: its index in each level. */
export type Place = readonly number[];

/** Changes the list that contains the place. */
function inList(
  items: readonly MenuItem[],
  [index = 0, ...below]: Place,
  change: (list: readonly MenuItem[], index: number) => MenuItem[],
): MenuItem[] {
  if (below.length === 0) return change(items, index);
  return items.map((item, at) =>
    at === index ? { ...item, children: inList(item.children ?? [], below, change) } : item,
  );
}

export const changeEntry = (items: readonly MenuItem[], place: Place, changed: Partial<MenuItem>): MenuItem[] =>
  inList(items, place, (list, index) => list.map((item, at) => (at === index ? { ...item, ...changed } : item)));

export const removeEntry = (items: readonly MenuItem[], place: Place): MenuItem[] =>
  inList(items, place, (list, index) => list.filter((_, at) => at !== index));

/** `by`: -1 up, 1 down. */
export const moveEntry = (items: readonly MenuItem[], place: Place, by: -1 | 1): MenuItem[] =>
  inList(items, place, (list, index) => {
    const moved = [...list];
    const [entry] = moved.splice(index, 1);
    if (entry) moved.splice(index + by, 0, entry);
    return moved;
  });

/** Adds an empty entry at the end of the menu, or below the entry at `under`. */
export function addEntry(items: readonly MenuItem[], under: Place): MenuItem[] {
  const entry: MenuItem = { title: '', url: '' };
  if (under.length === 0) return [...items, entry];
  return inList(items, under, (list, index) =>
    list.map((item, at) => (at === index ? { ...item, children: [...(item.children ?? []), entry] } : item)),
  );
}

/** Field path of the API. */
export const pathOf = (place: Place): string => `items.${place.join('.children.')}`;

/** Messages for entries that lead to removed or hidden pages, by field path. */
export function brokenAt(
  items: readonly MenuItem[],
  broken: readonly string[],
  above: Place = [],
): Record<string, string> {
  const found: Record<string, string> = {};
  items.forEach(({ url, children = [] }, index) => {
    const place = [...above, index];
    if (broken.includes(url)) found[`${pathOf(place)}.url`] = 'Такой страницы на\u00a0сайте больше нет';
    Object.assign(found, brokenAt(children, broken, place));
  });
  return found;
}
