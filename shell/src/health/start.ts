import { whenIdle } from '../base/when-idle.ts';

declare global {
  interface Window {
    /** While the document reports failures, instead of the shell (`document.ts`). */
    starting?: 1;
  }
}

/** Loads the code of the reports when the browser is idle, in the given share of documents. */
export function startBeacons(composition: string, share = 0) {
  delete window.starting;
  if (Math.random() >= share) return;
  whenIdle(() => {
    import(/* webpackChunkName: "beacon" */ './beacon.ts').then(
      ({ sendBeacons }) => sendBeacons(composition),
      () => {}, // Without a connection, nothing could be reported either.
    );
  });
}
