/** Returns whether each cell differs from the most frequent value; true for all without such a value. */
export function differing(values: readonly (string | null)[]): boolean[] {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  const leaders = [...counts.values()].filter((count) => count === most).length;
  return values.map((value) => counts.size > 1 && (leaders > 1 || counts.get(value)! < most));
}
