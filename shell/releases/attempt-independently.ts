import { ReleaseError, type Problem } from './release-error.ts';

/**
 * Runs an all-or-none operation for every item that it accepts. When it rejects, the items named in the error are left
 * out and reported in `refused`, and the others are tried again. When the error names no item, each is tried alone.
 */
export async function attemptIndependently<Item extends { name: string }, Result>(
  items: Item[],
  attempt: (items: Item[]) => Promise<Result>,
): Promise<{ results: Result[]; refused: Problem[] }> {
  if (!items.length) return { results: [], refused: [] };
  try {
    return { results: [await attempt(items)], refused: [] };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    const rejected = new Set(error.problems.map(({ release }) => release));
    const others = items.filter(({ name }) => !rejected.has(name));
    if (others.length < items.length) {
      const { results, refused } = await attemptIndependently(others, attempt);
      return { results, refused: [...error.problems, ...refused] };
    }
    if (items.length === 1) return { results: [], refused: error.problems };
    const alone = [];
    for (const item of items) alone.push(await attemptIndependently([item], attempt));
    return { results: alone.flatMap(({ results }) => results), refused: alone.flatMap(({ refused }) => refused) };
  }
}
