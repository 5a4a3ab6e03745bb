/** Longer than this, in ms, a file is not waited for. */
const PATIENCE = 3000;

/** Replaces the browser's copy of a file, which for a damaged one would be the same until the next release. */
export async function fetchPastCache(file: string | undefined): Promise<void> {
  if (!file) return;
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), PATIENCE);
  try {
    const response = await fetch(file, { cache: 'reload', signal: leaving.signal });
    // The copy is replaced once the whole of it is here.
    await response.arrayBuffer();
  } catch {
    // Nothing better is to be had.
  } finally {
    clearTimeout(timer);
  }
}

/** The script or stylesheet that webpack could not load: it names it in the error. */
export const lostFile = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
