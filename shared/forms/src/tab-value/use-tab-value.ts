import { useMemo, useState, useSyncExternalStore } from 'react';

/** Returns null when storage is forbidden; only the return to this step after a reload is lost. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const never = () => () => {};

/** A value that survives a reload of the tab. Another release may have stored it, so `isValid` must check it. */
export function useTabValue<T>(key: string, isValid: (value: unknown) => value is T) {
  // Session storage is not available on the server, so the value is read after hydration.
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
