import { readStorage, useSession, writeStorage } from '@site/runtime';
import { useSyncExternalStore } from 'react';

const KEY = 'delivery-city';
const listeners = new Set<() => void>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

const readCity = () => readStorage('localStorage', KEY) ?? null;

function chooseCity(city: string) {
  writeStorage('localStorage', KEY, city);
  for (const listener of listeners) listener();
}

/** The city that the visitor chose, or else the one of the profile; null if neither is known. */
export function useDeliveryCity() {
  const chosen = useSyncExternalStore(subscribe, readCity, () => null);
  const own = useSession(({ personal }) => personal?.city);
  return { city: chosen ?? (own || null), chooseCity };
}
