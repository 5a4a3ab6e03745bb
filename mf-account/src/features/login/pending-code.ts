import { useEffect, useState } from 'react';

/** A code is on its way to this number. */
export interface PendingCode {
  phone: string;
  /** When another code may be asked for, and when this one dies; ms. */
  resendAt: number;
  expiresAt: number;
}

const KEY = 'login:code';

const isPending = (value: unknown): value is PendingCode =>
  typeof value === 'object' && value !== null && 'phone' in value && 'resendAt' in value &&
  'expiresAt' in value && typeof value.expiresAt === 'number' && value.expiresAt > Date.now();

function stored(): PendingCode | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

function store(pending: PendingCode | null) {
  try {
    if (pending) sessionStorage.setItem(KEY, JSON.stringify(pending));
    else sessionStorage.removeItem(KEY);
  } catch {
    // A forbidden storage costs only the return to this step after a reload.
  }
}

/** The code that is waited for. It outlives a reload of the tab: on phones one leaves to read the message. */
export function usePendingCode() {
  const [pending, setPending] = useState<PendingCode | null>(null);
  // After hydration: the server does not know the tab's storage.
  useEffect(() => setPending(stored()), []);

  const change = (next: PendingCode | null) => {
    store(next);
    setPending(next);
  };
  return [pending, change] as const;
}
