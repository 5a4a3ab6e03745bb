import type { BeaconInput, VitalName } from '@site/contracts/beacon';
import { BEACON_ADDRESS } from '@site/contracts/beacon-address';
import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { takeViews } from './page-views.ts';

/** Views in one report; the rest of a long visit is not counted. */
const MAX_VIEWS = 30;

/** Reports the pages of this document when it is hidden: that is the last event that browsers guarantee. */
export function sendBeacons(composition: string) {
  let vitals: Partial<Record<VitalName, number>> = {};
  const measured = ({ name, value }: Metric) => {
    vitals[name.toLowerCase() as VitalName] = Math.round(value * 1000) / 1000;
  };
  for (const observe of [onCLS, onINP, onLCP]) observe(measured, { reportAllChanges: true });

  function send() {
    const views = takeViews().slice(0, MAX_VIEWS);
    if (!views.length) return;
    const beacon: BeaconInput = { composition, age: Math.round(performance.now()), views, vitals };
    navigator.sendBeacon(BEACON_ADDRESS, JSON.stringify(beacon));
    vitals = {};
  }
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) send();
  });
  // Safari hides a document that is left without the event.
  window.addEventListener('pagehide', send);
}
