/** Resolves when all promises have settled, or after `ms`. */
export async function settleOrTimeout(ms: number, work: Iterable<Promise<unknown>>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<void>((resolve) => (timer = setTimeout(resolve, ms)));
  await Promise.race([Promise.allSettled(work), timeout]);
  clearTimeout(timer);
}
