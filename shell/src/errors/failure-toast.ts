import { toastProblem } from '@site/runtime';
import { isChunkFailure } from '../navigation/chunk-reload.ts';

/** One failure often brings others with it: within this time, in ms, they are one to the visitor. */
const QUIET = 5000;

/** Tells the visitor of a failure of the application, with the phone to call. */
export function createFailureToast(phone: () => string, now: () => number = Date.now) {
  let last = -Infinity;
  return (error: unknown) => {
    if (isAbort(error) || isChunkFailure(error) || now() - last < QUIET) return;
    last = now();
    void toastProblem({ code: 'unknown' }, phone());
  };
}

/** A request that was called off because the visitor has gone on. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Errors that nobody caught. Those of foreign scripts come without an error object, and are not ours. */
export function watchUncaught(report: (error: unknown) => void) {
  window.addEventListener('error', ({ error }) => {
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
