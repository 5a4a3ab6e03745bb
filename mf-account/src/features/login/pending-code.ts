import { useMemo, useState, useSyncExternalStore } from 'react';

/** A code is on its way to this number. */
export interface PendingCode {
  phone: string;
  /** When another code may be asked for, and when this one dies; ms. */
  resendAt: number;
  expiresAt: number;
}

const KEY = 'login:code';

const isPending = (value: unknown): value is PendingCode =>
  typeof value === 'object' && value !== null && 'phone' in value && 'resendAt' in value && 'expiresAt' in value;

/** Storage may be forbidden: that costs only the return to this step after a reload. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const stored = () => attempt(() => sessionStorage.getItem(KEY));

function parse(text: string | null): PendingCode | null {
  const value: unknown = attempt(() => JSON.parse(text ?? 'null'));
  return isPending(value) && value.expiresAt > Date.now() ? value : null;
}

const never = () => () => {};

/** The code that is waited for. It outlives a reload of the tab: on phones one leaves to read the message. */
export function usePendingCode() {
  // The server does not know the tab's storage; the page takes it up after hydration.
  const kept = useSyncExternalStore(never, stored, () => null);
  const restored = useMemo(() => parse(kept), [kept]);
  const [changed, setChanged] = useState<PendingCode | null>();

  const change = (next: PendingCode | null) => {
    attempt(() => (next ? sessionStorage.setItem(KEY, JSON.stringify(next)) : sessionStorage.removeItem(KEY)));
    setChanged(next);
  };
  return [changed === undefined ? restored : changed, change] as const;
}
