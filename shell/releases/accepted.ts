import { ReleaseError, type Problem } from './release-error.ts';

/**
 * Does for as many as can be what is done for all or none: whoever is to blame for a refusal is left out, with the
 * reasons, and keeps nobody else back. When nobody in particular is to blame, each is tried alone.
 */
export async function forAccepted<Item extends { name: string }, Result>(
  items: Item[],
  attempt: (items: Item[]) => Promise<Result>,
): Promise<{ results: Result[]; refused: Problem[] }> {
  if (!items.length) return { results: [], refused: [] };
  try {
    return { results: [await attempt(items)], refused: [] };
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    const accused = new Set(error.problems.map(({ release }) => release));
    const others = items.filter(({ name }) => !accused.has(name));
    if (others.length < items.length) {
      const { results, refused } = await forAccepted(others, attempt);
      return { results, refused: [...error.problems, ...refused] };
    }
    if (items.length === 1) return { results: [], refused: error.problems };
    const alone = [];
    for (const item of items) alone.push(await forAccepted([item], attempt));
    return { results: alone.flatMap(({ results }) => results), refused: alone.flatMap(({ refused }) => refused) };
  }
}
