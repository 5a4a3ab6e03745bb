import { useEffect } from 'react';

/**
 * A click on a control that was not alive: its key, `aria-pressed` and `value` at that time, the page and when it was.
 * A tuple, because the inline script that writes it is counted by the byte.
 */
export type EarlyClick = readonly [key: string, pressed: string | null, value: string, page: string, at: number];

/** What the inline script of every page and the page's components have in common; see `shell/src/early-clicks`. */
interface EarlyClicks {
  /** In the order of the clicks. */
  queue: EarlyClick[];
  /** Keys of controls that answer for themselves: the script lets their clicks pass. */
  alive: Set<string>;
  /** Keeps the queue over a reload. */
  save: () => void;
}

declare global {
  interface Window {
    earlyClicks?: EarlyClicks;
  }
}

/** Longer than any page takes, and short enough that nobody is surprised by what he has forgotten. */
const KEPT = 15 * 60_000;

const controls = (key: string) =>
  [...document.querySelectorAll<HTMLElement>('[data-early]')].filter(({ dataset }) => dataset.early === key);

/** Takes a click off the queue before it is carried out: whatever becomes of it, it is not done twice. */
function take(early: EarlyClicks, click: EarlyClick): boolean {
  const at = early.queue.indexOf(click);
  if (at < 0) return false;
  early.queue.splice(at, 1);
  early.save();
  return Date.now() - click[4] < KEPT;
}

/** A change is wanted wherever the visitor goes; what opens (a menu, a dialog) is a surprise on another page. */
const isWantedHere = ([key, , , page]: EarlyClick) =>
  /^(?:buy|compare|wishlist) /.test(key) || page === window.location.pathname;

/** Leaves a counter to the page once no click that the inline script has counted is waiting. */
export function clearEarlyCounts() {
  const waiting = new Set(window.earlyClicks?.queue.map(([key]) => key.split(' ')[0]));
  for (const count of document.querySelectorAll<HTMLElement>('[data-early-count]'))
    if (!waiting.has(count.dataset.earlyCount!.split(' ')[0])) count.textContent = '';
}

function carryOut(early: EarlyClicks) {
  for (const click of [...early.queue]) {
    const [key, pressed] = click;
    if (!early.alive.has(key)) continue;
    const fresh = take(early, click);
    const found = controls(key);
    for (const control of found) control.removeAttribute('aria-busy');
    const [control] = found;
    // A toggle that has come to the wanted state by itself stays there.
    if (fresh && control?.getAttribute('aria-pressed') === pressed && isWantedHere(click)) control.click();
  }
  clearEarlyCounts();
}

/**
 * Marks a control whose click counts from the first paint. Spread the result on a button or a link: until the component
 * lives, an inline script acknowledges a click and keeps it; from then on the control is clicked once, in the order of
 * the clicks. `key` names the wish («buy 17»), so that the same control is found again after a reload.
 */
export function useEarlyClick(key: string) {
  useEffect(() => {
    const early = window.earlyClicks;
    if (!early || early.alive.has(key)) return;
    early.alive.add(key);
    // When all that came alive with this one is known: clicks are carried out in their order, not in that of the page.
    if (early.queue.length > 0) queueMicrotask(() => carryOut(early));
  }, [key]);
  // The script's `aria-busy` is no part of what React rendered.
  return { 'data-early': key, suppressHydrationWarning: true } as const;
}

/** Clicks that were made on another page and have no control on this one, taken off the queue for who carries them out. */
export function takeClicksOfOtherPages(): EarlyClick[] {
  const early = window.earlyClicks;
  if (!early) return [];
  const left = early.queue.filter(([key, , , page]) => page !== window.location.pathname && !early.alive.has(key));
  return left.filter((click) => take(early, click) && isWantedHere(click));
}
