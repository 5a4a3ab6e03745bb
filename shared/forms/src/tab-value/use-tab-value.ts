import { parseJson, readStorage, writeStorage } from '@site/runtime';
import { useMemo, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** A value that survives a reload of the tab. Another release may have stored it, so `isValid` must check it. */
export function useTabValue<T>(key: string, isValid: (value: unknown) => value is T) {
  // Session storage is not available on the server, so the value is read after hydration.
  const text = useSyncExternalStore(
    never,
    () => readStorage('sessionStorage', key),
    () => null,
  );
  const restored = useMemo(() => {
    const value = parseJson(text);
    return isValid(value) ? value : null;
  }, [text, isValid]);
  const [changed, setChanged] = useState<T | null>();

  const change = (next: T | null) => {
    writeStorage('sessionStorage', key, next === null ? null : JSON.stringify(next));
    setChanged(next);
  };
  return [changed === undefined ? restored : changed, change] as const;
}
