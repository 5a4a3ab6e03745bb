import type { UserData } from '@site/contracts/user-data';
import { refetchSession, type ApiClient, type Session, type SessionStore } from '@site/runtime';

export interface ShareOptions {
  session: SessionStore;
  api: Pick<ApiClient, 'userData'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Called after a login or logout in another tab, because the page shows data of another visitor. */
  onOtherVisitor: () => void;
}

/** Returns undefined without BroadcastChannel; tabs are then synchronised by the next page load. */
export function sessionChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('session');
  } catch {
    return undefined;
  }
}

const shared = [
  'authed',
  'personal',
  'cart_qty',
  'cart_products',
  'compare_products',
  'wishlist_products',
] as const satisfies (keyof UserData)[];

const differs = (a: Session, b: Session) => shared.some((key) => a[key] !== b[key]);

/** Changes within this time, in ms, are posted as one message. */
const DEBOUNCE = 300;

/**
 * Synchronises the visitor's data between tabs: after a change here, the other tabs reload it from the server. The
 * messages contain no data, so that a tab never trusts another one about the logged-in user.
 */
export function shareSession({ session, api, channel, onOtherVisitor }: ShareOptions): () => void {
  let receiving = false;
  let isReloading = false;
  let hasNewMessage = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function reload() {
    const before = session.getState().personal?.id;
    const take = (user: UserData) => {
      receiving = true;
      session.setState(user);
      receiving = false;
      if (user.personal?.id !== before) onOtherVisitor();
    };
    await refetchSession(session, () => api.userData(), take).catch(() => {}); // The next message or page load retries.
  }

  // Messages during a reload lead to one more reload.
  channel.onmessage = async () => {
    hasNewMessage = true;
    if (isReloading) return;
    isReloading = true;
    while (hasNewMessage) {
      hasNewMessage = false;
      await reload();
    }
    isReloading = false;
  };

  const stopFollowing = session.subscribe((now, before) => {
    const isOtherVisitor = now.personal?.id !== before.personal?.id;
    // The other tabs cannot reload a pending change before the server has confirmed it.
    if (receiving || !differs(now, before) || (now.settling && !isOtherVisitor)) return;
    clearTimeout(timer);
    // Another visitor is posted at once, because the other tabs show data of the previous one.
    timer = setTimeout(() => channel.postMessage('changed'), isOtherVisitor ? 0 : DEBOUNCE);
  });

  return () => {
    clearTimeout(timer);
    stopFollowing();
  };
}
