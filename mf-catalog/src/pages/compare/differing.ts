/** Which cells of a row stand out: those that are not as most are; where no value is twice there, all of them. */
export function differing(values: readonly (string | null)[]): boolean[] {
  const counts = new Map<string | null, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const most = Math.max(...counts.values());
  return values.map((value) => counts.size > 1 && (most === 1 || counts.get(value)! < most));
}
