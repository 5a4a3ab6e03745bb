/** Interval between calls to a process, in ms. */
const INTERVAL = 250;
/** A process without a response for this time, in ms, is suspended: it was stopped, or the system is out of memory. */
const SUSPENDED_AFTER = 1000;

interface Watcher {
  call: () => void;
  /** Called repeatedly, with the ms since the process counts as suspended. */
  suspended: (ms: number) => void;
  resumed: () => void;
}

/**
 * Detects that a renderer process is suspended as a whole; silence of the thread inside is reported by the process
 * itself (`renderer-process.mjs`). Time during which this process was suspended too does not count.
 */
export function watchProcess({ call, suspended, resumed }: Watcher) {
  let respondedAt = performance.now();
  let lastCallAt = respondedAt;
  let isSuspended = false;
  const timer = setInterval(() => {
    const now = performance.now();
    if (now - lastCallAt > 2 * INTERVAL) respondedAt += now - lastCallAt - INTERVAL;
    lastCallAt = now;
    call();
    const silentFor = now - respondedAt;
    if (silentFor < SUSPENDED_AFTER) return;
    isSuspended = true;
    suspended(silentFor - SUSPENDED_AFTER);
  }, INTERVAL);
  return {
    responded() {
      respondedAt = performance.now();
      if (isSuspended) resumed();
      isSuspended = false;
    },
    stop: () => clearInterval(timer),
  };
}
