import type { Personal, Role } from '@site/contracts/user-data';
import { createContext as createReactContext, use, type ReactNode } from 'react';
import { createContext } from 'react-router-dom';
import { useStore } from 'zustand';
import type { ApiClient } from '../api-client.ts';
import { refetchSession, type Session, type SessionStore } from './session-store.ts';

/** Set by the shell. Loaders read it with `context.get(sessionContext).getState()`. */
export const sessionContext = createContext<SessionStore>();

const SessionContext = createReactContext<SessionStore | null>(null);

export function SessionProvider({ store, children }: { store: SessionStore; children: ReactNode }) {
  return <SessionContext value={store}>{children}</SessionContext>;
}

export function useSessionStore(): SessionStore {
  const store = use(SessionContext);
  if (!store) throw new Error('No session: wrap the component in SessionProvider, as the shell does for every page');
  return store;
}

export function useSession<T>(select: (session: Session) => T): T {
  const store = useSessionStore();
  return useStore(store, store.watched?.(select) ?? select);
}

export const roleOf = ({ personal }: { personal: Personal | null }): Role => personal?.role ?? 'guest';

/** Reloads the session, after a login or anything else that changes who the visitor is. */
export const refreshSession = (store: SessionStore, api: Pick<ApiClient, 'userData'>): Promise<void> =>
  refetchSession(store, () => api.userData());
