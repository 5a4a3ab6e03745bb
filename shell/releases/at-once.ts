/**
 * Runs the work for each item, at most `count` at a time, while `continues`. Returns the results in the order of the items,
 * without those that were left out. Rejects with the first failure.
 */
export async function atOnce<Item, Result>(
  count: number,
  items: Iterable<Item>,
  work: (item: Item) => Promise<Result>,
  continues = () => true,
): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = Array.from(items).entries();
  const workers = Array.from({ length: count }, async () => {
    for (const [index, item] of waiting) {
      if (!continues()) return;
      results[index] = await work(item);
    }
  });
  await Promise.all(workers);
  // `filter` skips the holes.
  return results.filter(() => true);
}
