/**
 * Processes the items of a sweep one by one: a failed item is passed to `failed`, and the others continue. Each item's
 * work must be its own transaction.
 */
export async function processEach<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<unknown>,
  failed: (error: unknown, item: Item) => void,
): Promise<void> {
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      failed(error, item);
    }
}

/**
 * Runs all parts of a sweep in turn, even after failures. Rejects with the error, or an `AggregateError` of several.
 */
export async function runAll(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  await processEach(
    parts,
    (part) => part(),
    (error) => errors.push(error),
  );
  if (errors.length) throw errors.length === 1 ? errors[0] : new AggregateError(errors, 'Parts of a sweep failed');
}
