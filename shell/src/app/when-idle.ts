/** When the browser has nothing else to do, or at the latest after `timeout` ms; the returned function takes it back. */
export function whenIdle(act: () => void, timeout = 3_000): () => void {
  if ('requestIdleCallback' in window) {
    const asked = requestIdleCallback(act, { timeout });
    return () => cancelIdleCallback(asked);
  }
  // Safari has no such call.
  const timer = setTimeout(act, 300);
  return () => clearTimeout(timer);
}
