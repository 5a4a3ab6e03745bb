/** Runs the work for each item, at most `count` at a time. Rejects with the first failure. */
export async function atOnce<T>(count: number, items: Iterable<T>, work: (item: T) => Promise<unknown>): Promise<void> {
  const remaining = items[Symbol.iterator]();
  const next = async () => {
    for (let item = remaining.next(); !item.done; item = remaining.next()) await work(item.value);
  };
  await Promise.all(Array.from({ length: count }, next));
}
