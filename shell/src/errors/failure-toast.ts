import { toastProblem } from '@site/runtime';
import { isChunkFailure } from '../composition/chunk-reload.ts';

/** Errors within this time of the last reported one, in ms, are treated as its consequences. */
const QUIET = 5000;

/** Returns a function that shows a toast for an error of the application, with the support phone. */
export function createFailureToast(phone: () => string, now: () => number = Date.now) {
  let last = -Infinity;
  return (error: unknown) => {
    if (isAbort(error) || isChunkFailure(error) || now() - last < QUIET) return;
    last = now();
    void toastProblem({ code: 'unknown' }, phone());
  };
}

export const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Reports uncaught errors, except those of cross-origin scripts, which have no error object. */
export function watchUncaught(report: (error: unknown) => void) {
  window.addEventListener('error', ({ error }) => {
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
