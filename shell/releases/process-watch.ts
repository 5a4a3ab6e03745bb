/** How often a process is called, in ms. */
const INTERVAL = 250;
/** Unheard for so long, in ms, it stands still: it was stopped, or the system gives it no memory to go on. */
const STILL_AFTER = 1000;

interface Watcher {
  call(): void;
  /** Again and again, with the ms since it counts as standing still. */
  still(ms: number): void;
  goesOn(): void;
}

/**
 * What a process does inside it tells by itself (`renderer-process.mjs`), unless it stands still as a whole. Time in which
 * this process has stood still as well is not held against it.
 */
export function watchProcess({ call, still, goesOn }: Watcher) {
  let heardAt = performance.now();
  let calledAt = heardAt;
  let isStill = false;
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - calledAt > 2 * INTERVAL) heardAt += now - calledAt - INTERVAL;
    calledAt = now;
    call();
    const unheard = now - heardAt;
    if (unheard < STILL_AFTER) return;
    isStill = true;
    still(unheard - STILL_AFTER);
  }, INTERVAL);
  return {
    heard() {
      heardAt = performance.now();
      if (isStill) goesOn();
      isStill = false;
    },
    stop: () => clearInterval(timer),
  };
}
