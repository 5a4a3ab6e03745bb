import { useEffect } from 'react';

/**
 * A click on a control that was not yet hydrated: its key, `aria-pressed` and `value` at that time, the page and the
 * time. A tuple, because the inline script that writes it must be small.
 */
export type EarlyClick = readonly [key: string, pressed: string | null, value: string, page: string, at: number];

/** State shared by the inline script of every page and the page's components; see `shell/src/early-clicks`. */
interface EarlyClicks {
  /** In click order. */
  queue: EarlyClick[];
  /** Keys of hydrated controls: the script lets their clicks through. */
  alive: Set<string>;
  /** Stores the queue so that it survives a reload. */
  save: () => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/** Longer than any page takes to hydrate; an older click would surprise the visitor. */
const MAX_AGE = 15 * 60_000;

const controls = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-early]')].filter(({ dataset }) => dataset.early === key);

/** Removes a click from the queue before it is replayed, so that it is replayed once; false when expired. */
function take(early: EarlyClicks, click: EarlyClick): boolean {
  const at = early.queue.indexOf(click);
  if (at < 0) return false;
  early.queue.splice(at, 1);
  early.save();
  return Date.now() - click[4] < MAX_AGE;
}

/**
 * Whether to replay a click here: a change on any page; a click that opens something (a menu, a dialog) on its own page
 * only.
 */
const isWantedHere = ([key, , , page]: EarlyClick) =>
  /^(?:buy|compare|wishlist) /.test(key) || page === window.location.pathname;

/** Empties the counters of the inline script for which no click is queued: the page shows its own. */
export function clearEarlyCounts() {
  const waiting = new Set(window.earlyClicks?.queue.map(([key]) => key.split(' ')[0]));
  for (const count of document.querySelectorAll<HTMLElement>('[data-early-count]'))
    if (!waiting.has(count.dataset.earlyCount!.split(' ')[0])) count.textContent = '';
}

function replay(early: EarlyClicks) {
  for (const click of [...early.queue]) {
    const [key, pressed] = click;
    if (!early.alive.has(key)) continue;
    const fresh = take(early, click);
    const found = controls(key);
    for (const control of found) control.removeAttribute('aria-busy');
    const [control] = found;
    // Leave a toggle that has already reached the requested state.
    if (fresh && control?.getAttribute('aria-pressed') === pressed && isWantedHere(click)) control.click();
  }
  clearEarlyCounts();
}

/**
 * Marks a control that records clicks from the first paint. Spread the result on a button or a link: until the
 * component is hydrated, an inline script acknowledges and queues its clicks; then the queued clicks are replayed once,
 * in click order. `key` names the action («buy 17»), so that the same control is found again after a reload.
 */
export function useEarlyClick(key: string) {
  useEffect(() => {
    const early = window.earlyClicks;
    if (!early || early.alive.has(key)) return;
    early.alive.add(key);
    // Wait until all controls hydrated together are registered: clicks are replayed in click order, not in page order.
    if (early.queue.length > 0) queueMicrotask(() => replay(early));
  }, [key]);
  // `aria-busy` is set by the script, so React did not render it.
  return { 'data-early': key, suppressHydrationWarning: true } as const;
}

/** Takes the clicks that were made on another page and have no control on this one; the caller replays them. */
export function takeClicksOfOtherPages(): EarlyClick[] {
  const early = window.earlyClicks;
  if (!early) return [];
  const left = early.queue.filter(([key, , , page]) => page !== window.location.pathname && !early.alive.has(key));
  return left.filter((click) => take(early, click) && isWantedHere(click));
}
