import { holdUnsaved } from '../unsaved.ts';

/** Where the browser does not know that it is back (a tunnel, a captive portal), in ms: from 2 s to half a minute. */
const pause = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** Leaving with changes that live in this page alone is asked about by the browser. */
const ask = (event: BeforeUnloadEvent) => event.preventDefault();

/** Calls back when the browser says that the connection is back, or else after a while, longer each time. */
export function waitForConnection(attempt: number, retry: () => void, isKept: boolean): () => void {
  const release = holdUnsaved();
  const timer = setTimeout(retry, pause(attempt));
  window.addEventListener('online', retry);
  if (!isKept) window.addEventListener('beforeunload', ask);
  return () => {
    release();
    clearTimeout(timer);
    window.removeEventListener('online', retry);
    window.removeEventListener('beforeunload', ask);
  };
}
