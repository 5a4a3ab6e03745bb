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

/** A change is shown before the server answers it: in this time, in ms, both are as a rule one piece of news. */
const QUIET = 300;

/**
 * Keeps the visitor's data in step between tabs: a change here makes the others ask the server anew. Only the news of a
 * change travels, so that a tab never takes another tab's word for who is logged in. The server's answer is a change as
 * well, so the last news is never older than what the server has.
 */
export function shareSession({ session, api, channel, onOtherVisitor }: ShareOptions): () => void {
  let receiving = false;
  let asking = false;
  let newsSince = false;
  let telling: ReturnType<typeof setTimeout> | undefined;

  async function catchUp() {
    const user = await api.userData().catch(() => undefined);
    if (!user) return; // The next change, or the next page, brings it.
    const before = session.getState().personal?.id;
    receiving = true;
    session.setState(user);
    receiving = false;
    if (user.personal?.id !== before) onOtherVisitor();
  }

  /** News that comes while the question is on its way is one more question, however much it is. */
  channel.onmessage = async () => {
    newsSince = true;
    if (asking) return;
    asking = true;
    while (newsSince) {
      newsSince = false;
      await catchUp();
    }
    asking = false;
  };

  const stopFollowing = session.subscribe((now, before) => {
    if (receiving || !differs(now, before)) return;
    clearTimeout(telling);
    // Who the visitor is cannot wait: the other tabs show what was made for somebody else.
    const delay = now.personal?.id === before.personal?.id ? QUIET : 0;
    telling = setTimeout(() => channel.postMessage('changed'), delay);
  });

  return () => {
    clearTimeout(telling);
    stopFollowing();
  };
}
