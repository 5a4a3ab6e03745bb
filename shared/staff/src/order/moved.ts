/** The list with an item moved by one place. */
export function moved<T>(list: readonly T[], from: number, by: -1 | 1): readonly T[] {
  const to = from + by;
  const [a, b] = [list[from], list[to]];
  if (a === undefined || b === undefined) return list;
  return list.map((item, index) => (index === from ? b : index === to ? a : item));
}
