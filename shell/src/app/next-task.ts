/** Lets the browser paint and answer the visitor before what follows. Where it can, it comes back before other work. */
export const nextTask = (): Promise<void> =>
  'scheduler' in window && 'yield' in window.scheduler
    ? window.scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));
