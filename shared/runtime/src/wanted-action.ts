import { parseJson, readStorage, writeStorage } from './storage.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from './session/session.tsx';

const KEY = 'wanted-action';
/** Longer than a login takes; an older action would surprise the visitor. */
const MAX_AGE = 15 * 60_000;

interface Wanted {
  name: string;
  page: string;
  at: number;
}

const isWanted = (value: unknown): value is Wanted =>
  typeof value === 'object' && value !== null && 'name' in value && 'page' in value && 'at' in value;

/**
 * Stores the action for which a visitor was asked to log in, for this tab and this page, for 15 minutes.
 * `useWantedAction` of the page performs it after the login; without storage the visitor has to click again.
 */
export function keepWantedAction(name: string): void {
  const wanted: Wanted = { name, page: window.location.pathname, at: Date.now() };
  writeStorage('sessionStorage', KEY, JSON.stringify(wanted));
}

function takeWantedAction(name: string, page: string): boolean {
  const wanted = parseJson(readStorage('sessionStorage', KEY));
  if (!isWanted(wanted) || wanted.name !== name || wanted.page !== page) return false;
  // Remove it before performing it, so that it is never performed twice.
  writeStorage('sessionStorage', KEY, null);
  return Date.now() - wanted.at < MAX_AGE;
}

/** Performs, once, the action requested on this page before the login. Its result is reported as after a click. */
export function useWantedAction(name: string, perform: () => void): void {
  const authed = useSession((session) => session.authed);
  const { pathname } = useLocation();
  useEffect(() => {
    if (authed && takeWantedAction(name, pathname)) perform();
    // `perform` may change with every render without triggering the effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [authed, name, pathname]);
}
