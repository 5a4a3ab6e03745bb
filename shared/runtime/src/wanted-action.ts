import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from './session/session.tsx';

const KEY = 'wanted-action';
/** Longer than a login takes, and short enough that nobody is surprised by what he has forgotten. */
const KEPT = 15 * 60_000;

interface Wanted {
  name: string;
  page: string;
  at: number;
}

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' && value !== null && 'name' in value && 'page' in value && 'at' in value;

/** Storage may be forbidden: then the visitor clicks again. */
function attempt<T>(work: () => T): T | null {
  try {
    return work();
  } catch {
    return null;
  }
}

/**
 * What the visitor wanted when he was asked to log in. It is kept for this tab and this page, for a quarter of an hour;
 * `useWantedAction` of the page does it once he is in.
 */
export function keepWantedAction(name: string): void {
  const wanted: Wanted = { name, page: window.location.pathname, at: Date.now() };
  attempt(() => sessionStorage.setItem(KEY, JSON.stringify(wanted)));
}

function takeWantedAction(name: string, page: string): boolean {
  const wanted: unknown = attempt((): unknown => JSON.parse(sessionStorage.getItem(KEY) ?? 'null'));
  if (!isWanted(wanted) || wanted.name !== name || wanted.page !== page) return false;
  // Taken before it is done: whatever becomes of it, it is not done twice.
  attempt(() => sessionStorage.removeItem(KEY));
  return Date.now() - wanted.at < KEPT;
}

/** Does, once, what was wanted on this page before the login. Its result is told as if it had been clicked. */
export function useWantedAction(name: string, perform: () => void): void {
  const authed = useSession((session) => session.authed);
  const { pathname } = useLocation();
  useEffect(() => {
    if (authed && takeWantedAction(name, pathname)) perform();
    // What it does may change with every render; when it is done may not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [authed, name, pathname]);
}
