/** Calls `act` when the browser is idle, at the latest after `timeout` ms. Returns the function that cancels it. */
export function whenIdle(act: () => void, timeout = 3_000): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(act, { timeout });
    return () => cancelIdleCallback(handle);
  }
  // Safari has no requestIdleCallback.
  const timer = setTimeout(act, 300);
  return () => clearTimeout(timer);
}
