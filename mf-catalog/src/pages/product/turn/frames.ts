const within = (index: number, count: number) => ((index % count) + count) % count;

/** The photograph after dragging by a part of the width; the whole width is a whole turn. */
export const turnedBy = (from: number, part: number, count: number): number =>
  within(from + Math.round(part * count), count);

/** The loaded photograph that is nearest to the wanted one. The first has loaded. */
export function nearestLoaded(wanted: number, count: number, loaded: ReadonlySet<number>): number {
  for (let distance = 0; distance < count; distance += 1)
    for (const index of [within(wanted - distance, count), within(wanted + distance, count)])
      if (loaded.has(index)) return index;
  return 0;
}
