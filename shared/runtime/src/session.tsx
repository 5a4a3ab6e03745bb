import type { Personal, Role, UserData } from '@site/contracts/user-data';
import { createContext as createReactContext, use, type ReactNode } from 'react';
import { createContext } from 'react-router-dom';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ApiClient } from './api-client.ts';

export interface Session extends UserData {
  /** The offer to create a company profile is shown. */
  b2bDialogOpen: boolean;
}
export type SessionStore = StoreApi<Session>;

export const guest: UserData = {
  authed: false,
  personal: null,
  cart_qty: 0,
  cart_products: {},
  compare_products: [],
  wishlist_products: [],
  bpt: false,
};

/** One store a page load in the browser, one a request on the server: visitors never share it. */
export const createSessionStore = (user: UserData): SessionStore => createStore(() => ({ ...user, b2bDialogOpen: false }));

/** Set by the shell; loaders read it: `context.get(sessionContext).getState()`. */
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

export const useSession = <T,>(select: (session: Session) => T): T => useStore(useSessionStore(), select);

export const roleOf = ({ personal }: { personal: Personal | null }): Role => personal?.role ?? 'guest';

/** After a login or anything else that changes who the visitor is: what the API says now is shown everywhere. */
export const refreshSession = async (store: SessionStore, api: ApiClient): Promise<void> =>
  store.setState(await api.userData());
