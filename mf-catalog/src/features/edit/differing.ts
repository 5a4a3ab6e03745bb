const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The given values that differ from the ones read, with those. */
export function differing<T extends object>(given: Partial<T>, read: T): { given: Partial<T>; read: Partial<T> } {
  const names = (Object.keys(given) as (keyof T)[]).filter((name) => !isSame(given[name], read[name]));
  const pick = (from: Partial<T>) => Object.fromEntries(names.map((name) => [name, from[name]])) as Partial<T>;
  return { given: pick(given), read: pick(read) };
}
