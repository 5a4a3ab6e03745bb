/** Runs each key's task once, at most `limit` of them concurrently. */
export function createLoadQueue(limit: number) {
  const seen = new Set<string>();
  const waiting: (() => Promise<unknown>)[] = [];
  let running = 0;

  function next() {
    if (running >= limit) return;
    const task = waiting.shift();
    if (!task) return;
    running++;
    const done = () => {
      running--;
      next();
    };
    task().then(done, done);
    next();
  }

  return (key: string, task: () => Promise<unknown>) => {
    if (seen.has(key)) return;
    seen.add(key);
    waiting.push(task);
    next();
  };
}
