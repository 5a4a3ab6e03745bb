import { parseJson, readStorage, writeStorage } from '@site/runtime';
import { isRouteErrorResponse } from 'react-router-dom';
import { fetchPastCache, lostFile } from './lost-files.ts';
import { pageComposition } from './page-composition.ts';

/** Minimum time between two reloads of an address, in ms. */
const WINDOW = 10_000;
const KEY = 'chunk-reload';

interface RemoteFailure {
  remoteFailure?: string;
  file?: string;
}

const remoteFailureOf = (error: unknown) => (isRouteErrorResponse(error) ? (error.data as RemoteFailure | null) : null);

/** Whether the error is lost code, usually of a release that was replaced; a page load brings the new one. */
export function isChunkFailure(error: unknown): boolean {
  if (isRouteErrorResponse(error)) return Boolean(remoteFailureOf(error)?.remoteFailure);
  return (
    error instanceof Error && (error.name === 'ChunkLoadError' || /dynamically imported module/.test(error.message))
  );
}

/**
 * Returns true once per address and composition, and at most once per address within the window, because a reload that
 * brings the same code again does not help. Recorded for the tab; without storage there is no reload.
 */
export function mayReload(path: string, composition: string, now: number): boolean {
  const text = readStorage('sessionStorage', KEY);
  const times = (text === null ? {} : parseJson(text)) as Record<string, Record<string, number>> | null;
  const tried = times?.[path] ?? {};
  if (!times || composition in tried || Object.values(tried).some((time) => Math.abs(now - time) < WINDOW))
    return false;
  return writeStorage('sessionStorage', KEY, JSON.stringify({ ...times, [path]: { ...tried, [composition]: now } }));
}

let reloading = false;

/** Whether a reload has begun. Until it completes, navigations must be page loads. */
export const isReloading = () => reloading;

/**
 * Reloads the page if one of the errors is lost code and `mayReload` allows it. If the visitor acts before the reload,
 * it is skipped.
 */
export async function recoverChunk(errors: unknown[], reload = () => location.reload()) {
  const lost = errors.filter(isChunkFailure);
  if (lost.length === 0 || !mayReload(location.pathname, pageComposition().id, Date.now())) return;
  // Replace the cached copies first, because a reload would use a damaged one again.
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
