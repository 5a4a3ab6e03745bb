import { holdUnsaved } from '../unsaved.ts';

/** Retry interval in ms, 2 s to 30 s, for connections that the browser does not detect (tunnel, captive portal). */
const pause = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** Lets the browser confirm leaving the page while changes exist in this page only. */
const confirmLeaving = (event: BeforeUnloadEvent) => event.preventDefault();

/** Calls `retry` when the browser reports that it is online, or after a pause that grows with every attempt. */
export function waitForConnection(attempt: number, retry: () => void, isKept: boolean): () => void {
  const release = holdUnsaved();
  const timer = setTimeout(retry, pause(attempt));
  window.addEventListener('online', retry);
  if (!isKept) window.addEventListener('beforeunload', confirmLeaving);
  return () => {
    release();
    clearTimeout(timer);
    window.removeEventListener('online', retry);
    window.removeEventListener('beforeunload', confirmLeaving);
  };
}
