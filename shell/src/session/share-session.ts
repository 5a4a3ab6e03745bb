import type { UserData } from '@site/contracts/user-data';
import { askAnew, type ApiClient, type Session, type SessionStore } from '@site/runtime';

export interface ShareOptions {
  session: SessionStore;
  api: Pick<ApiClient, 'userData'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'onmessage'>;
  /** Another tab logged in or out: what the page shows was made for somebody else. */
  onOtherVisitor: () => void;
}

/** Without one, tabs learn of each other with their next page load. */
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

/** Several answers within this time, in ms, are one piece of news. */
const QUIET = 300;

/**
 * Keeps the visitor's data in step between tabs: a change here makes the others ask the server again. Only the news of a
 * change travels, so that a tab never takes another tab's word for who is logged in.
 */
export function shareSession({ session, api, channel, onOtherVisitor }: ShareOptions): () => void {
  let receiving = false;
  let asking = false;
  let newsSince = false;
  let telling: ReturnType<typeof setTimeout> | undefined;

  async function catchUp() {
    const before = session.getState().personal?.id;
    const take = (user: UserData) => {
      receiving = true;
      session.setState(user);
      receiving = false;
      if (user.personal?.id !== before) onOtherVisitor();
    };
    await askAnew(session, () => api.userData(), take).catch(() => {}); // The next change, or the next page, brings it.
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
    const other = now.personal?.id !== before.personal?.id;
    // What the server has not confirmed yet, the other tabs would ask it for in vain.
    if (receiving || !differs(now, before) || (now.settling && !other)) return;
    clearTimeout(telling);
    // Who the visitor is cannot wait: the other tabs show what was made for somebody else.
    telling = setTimeout(() => channel.postMessage('changed'), other ? 0 : QUIET);
  });

  return () => {
    clearTimeout(telling);
    stopFollowing();
  };
}
