import { useMemo, useState, useSyncExternalStore } from 'react';

/** Storage may be forbidden: that costs only the return to this step after a reload. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const never = () => () => {};

/** A value that outlives a reload of the tab. What is stored there may be of another release: `isValid` judges it. */
export function useTabValue<T>(key: string, isValid: (value: unknown) => value is T) {
  // The server does not know the tab's storage; the page takes it up after hydration.
  const stored = useSyncExternalStore(
    never,
    () => attempt(() => sessionStorage.getItem(key)),
    () => null,
  );
  const restored = useMemo(() => {
    const value: unknown = attempt((): unknown => JSON.parse(stored ?? 'null'));
    return isValid(value) ? value : null;
  }, [stored, isValid]);
  const [changed, setChanged] = useState<T | null>();

  const change = (next: T | null) => {
    attempt(() => (next === null ? sessionStorage.removeItem(key) : sessionStorage.setItem(key, JSON.stringify(next))));
    setChanged(next);
  };
  return [changed === undefined ? restored : changed, change] as const;
}
