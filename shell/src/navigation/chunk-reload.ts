import { isRouteErrorResponse } from 'react-router-dom';
import { fetchPastCache, lostFile } from '../composition/lost-files.ts';
import { pageComposition } from '../composition/page-composition.ts';

/** Within this time, in ms, an address is not reloaded again. */
const WINDOW = 10_000;
const KEY = 'chunk-reload';

interface RemoteFailure {
  remoteFailure?: string;
  /** The file that did not come. */
  file?: string;
}

const remoteFailureOf = (error: unknown) => (isRouteErrorResponse(error) ? (error.data as RemoteFailure | null) : null);

/** Code of a page that did not come: as a rule its release is gone, and the page's next load brings another. */
export function isChunkFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return Boolean(remoteFailureOf(error)?.remoteFailure);
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /dynamically imported module/.test(error.message))
  );
}

/**
 * True once for each composition of an address, and for one of them within the window: a reload that brings the same code
 * again does not help, however long it took. Kept for the tab; without storage nothing is ever reloaded.
 */
export function mayReload(path: string, composition: string, now: number): boolean {
  try {
    const times = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, Record<string, number>>;
    const tried = times[path] ?? {};
    if (composition in tried || Object.values(tried).some((time) => now - time < WINDOW)) return false;
    sessionStorage.setItem(KEY, JSON.stringify({ ...times, [path]: { ...tried, [composition]: now } }));
    return true;
  } catch {
    return false;
  }
}

let reloading = false;

/** A reload has begun: until the new page is there, only another page load takes the visitor elsewhere. */
export const isReloading = () => reloading;

/**
 * Reloads the page if one of these errors is lost code, and that has not been tried. A visitor who acts on the error before
 * is not pulled back.
 */
export async function recoverChunk(errors: unknown[], reload = () => location.reload()) {
  const lost = errors.filter(isChunkFailure);
  if (lost.length === 0 || !mayReload(location.pathname, pageComposition().id, Date.now())) return;
  // A reload takes from the cache what is damaged in it.
  const replaced = Promise.all(lost.map((error) => fetchPastCache(remoteFailureOf(error)?.file ?? lostFile(error))));
  if (await actsDuring(replaced)) return;
  reloading = true;
  reload();
}

async function actsDuring(work: Promise<unknown>): Promise<boolean> {
  let acts = false;
  const act = () => void (acts = true);
  for (const event of ['pointerdown', 'keydown']) window.addEventListener(event, act, true);
  await work;
  for (const event of ['pointerdown', 'keydown']) window.removeEventListener(event, act, true);
  return acts;
}
