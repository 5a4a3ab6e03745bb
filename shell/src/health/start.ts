import { whenIdle } from '../base/when-idle.ts';

/** Loads the code of the reports when the browser is idle, in the given share of documents. */
export function startBeacons(composition: string, share = 0) {
  if (Math.random() >= share) return;
  whenIdle(() => {
    import(/* webpackChunkName: "beacon" */ './beacon.ts').then(
      ({ sendBeacons }) => sendBeacons(composition),
      () => {}, // Without a connection, nothing could be reported either.
    );
  });
}
