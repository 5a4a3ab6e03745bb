/** Keeps the answer of a loader for a while; simultaneous callers share one load, and a failed load is not kept. */
export function memoFor<T>(ms: number, now: () => Date, load: () => Promise<T>): () => Promise<T> {
  let kept: { value: Promise<T>; until: number } | undefined;
  return () => {
    const time = now().getTime();
    if (!kept || kept.until <= time) {
      const value = load();
      kept = { value, until: time + ms };
      value.catch(() => {
        if (kept?.value === value) kept = undefined;
      });
    }
    return kept.value;
  };
}
