/** Lets the browser paint and answer the visitor before what follows. Where it can, it comes back before other work. */
export function nextTask(): Promise<void> {
  // eslint-disable-next-line compat/compat -- asked whether it is there
  const scheduler = 'scheduler' in window ? window.scheduler : undefined;
  return scheduler && 'yield' in scheduler ? scheduler.yield() : new Promise((resolve) => setTimeout(resolve));
}
