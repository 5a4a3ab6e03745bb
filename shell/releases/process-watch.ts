/** Interval between calls to a process, in ms. */
const INTERVAL = 250;
/** A process without a response for this time, in ms, is suspended: it was stopped, or the system is out of memory. */
const STILL_AFTER = 1000;

interface Watcher {
  call(): void;
  /** Called repeatedly, with the ms since the process counts as suspended. */
  still(ms: number): void;
  goesOn(): void;
}

/**
 * Detects that a renderer process is suspended as a whole; silence of the thread inside is reported by the process
 * itself (`renderer-process.mjs`). Time during which this process was suspended too does not count.
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
    const silentFor = now - heardAt;
    if (silentFor < STILL_AFTER) return;
    isStill = true;
    still(silentFor - STILL_AFTER);
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
