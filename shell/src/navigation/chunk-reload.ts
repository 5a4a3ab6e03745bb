import { isRouteErrorResponse } from 'react-router-dom';

/** Within this time, in ms, an address is not reloaded again: a page that is really broken shows its error. */
const WINDOW = 10_000;
const KEY = 'chunk-reload';

/** Code of a page that did not come: as a rule its release is gone, and the page's next load brings another. */
export function isChunkFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return Boolean((error.data as { remoteFailure?: string } | null)?.remoteFailure);
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /dynamically imported module/.test(error.message))
  );
}

/** True at most once per window for each path. Kept over the reload; without storage nothing is ever reloaded. */
export function mayReload(path: string, now: number, storage: Pick<Storage, 'getItem' | 'setItem'>): boolean {
  try {
    const times = JSON.parse(storage.getItem(KEY) ?? '{}') as Record<string, number>;
    if (now - (times[path] ?? -Infinity) < WINDOW) return false;
    const recent = Object.entries(times).filter(([, time]) => now - time < WINDOW);
    storage.setItem(KEY, JSON.stringify({ ...Object.fromEntries(recent), [path]: now }));
    return true;
  } catch {
    return false;
  }
}

/** Reloads the page if one of these errors is lost code, and it has not just been tried. */
export function recoverChunk(errors: unknown[], reload = () => location.reload()) {
  if (errors.some(isChunkFailure) && mayReload(location.pathname, Date.now(), sessionStorage)) reload();
}
