export const median = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!;

export const round = (value: number) => Math.round(value * 100) / 100;

/** Measures each in turn, `runs` times, so that a drift of the machine affects all alike. */
export async function interleaved<Name extends string, Measured, Result>(
  measured: Record<Name, Measured>,
  runs: number,
  measure: (one: Measured) => Promise<Result>,
): Promise<Record<Name, Result[]>> {
  const names = Object.keys(measured) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as Result[]])) as Record<Name, Result[]>;
  for (let run = 0; run < runs; run++) for (const name of names) results[name].push(await measure(measured[name]));
  return results;
}
