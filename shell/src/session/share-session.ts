import type { UserData } from '@site/contracts/user-data';
import type { ApiClient, Session, SessionStore } from '@site/runtime';

export interface ShareOptions {
  session: SessionStore;
  api: Pick<ApiClient, 'userData'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Another tab logged in or out: what the page shows was made for somebody else. */
  onOtherVisitor: () => void;
}

const shared = ['authed', 'personal', 'cart_qty', 'cart_products', 'compare_products', 'wishlist_products'] as const satisfies (keyof UserData)[];

const differs = (a: Session, b: Session) => shared.some((key) => a[key] !== b[key]);

/**
 * Keeps the visitor's data in step between tabs: a change here makes the others ask the server anew. Only the news of a
 * change travels, so that a tab never takes another tab's word for who is logged in.
 */
export function shareSession({ session, api, channel, onOtherVisitor }: ShareOptions): () => void {
  let receiving = false;

  channel.onmessage = async () => {
    const before = session.getState().personal?.id;
    const user = await api.userData().catch(() => undefined);
    if (!user) return; // The next change, or the next page, brings it.
    receiving = true;
    session.setState(user);
    receiving = false;
    if (user.personal?.id !== before) onOtherVisitor();
  };

  return session.subscribe((now, before) => {
    if (!receiving && differs(now, before)) channel.postMessage('changed');
  });
}
