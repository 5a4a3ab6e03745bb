/** Yields to the browser for painting and input. With `scheduler.yield`, resumes before other queued tasks. */
export function nextTask(): Promise<void> {
  // oxlint-disable-next-line compat/compat -- feature detection
  const scheduler = 'scheduler' in window ? window.scheduler : undefined;
  return scheduler && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
