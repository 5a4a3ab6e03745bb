/**
 * Works through the items of a sweep, each alone: one that fails is reported, and the others are done. The work of an
 * item is its own transaction.
 */
export async function eachAlone<Item>(
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

/** Runs all parts of a sweep in turn, whatever becomes of those before, and rejects with what they rejected with. */
export async function allOf(parts: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: unknown[] = [];
  await eachAlone(
    parts,
    (part) => part(),
    (error) => errors.push(error),
  );
  if (errors.length) throw errors.length === 1 ? errors[0] : new AggregateError(errors, 'Parts of a sweep failed');
}
