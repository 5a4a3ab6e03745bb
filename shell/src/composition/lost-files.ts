/** Timeout of a file, in ms. */
const TIMEOUT = 3000;

/**
 * Replaces the browser's cached copy of a file; a damaged copy would otherwise stay until the next release. Never
 * rejects.
 */
export async function fetchPastCache(file: string | undefined): Promise<void> {
  if (!file) return;
  const leaving = new AbortController();
  const timer = setTimeout(() => leaving.abort(), TIMEOUT);
  try {
    const response = await fetch(file, { cache: 'reload', signal: leaving.signal });
    // The cache is updated only after the whole body.
    await response.arrayBuffer();
  } catch {
    // The reload then uses the cached copy.
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the URL of the script or stylesheet that webpack could not load, from its error. */
export const lostFile = (error: unknown): string | undefined =>
  error instanceof Error && 'request' in error && typeof error.request === 'string' ? error.request : undefined;
