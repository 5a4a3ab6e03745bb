const KEY = 'auth';

/** A browser may refuse storage (private windows, quotas): then there is simply nothing remembered. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Who was logged in here last, by id. The session itself is a cookie that no script reads; this tells a session that
 * has run out from a visitor who never logged in.
 */
export const storedAuth = () => attempt(() => localStorage.getItem(KEY)) ?? undefined;
export const storeAuth = (id: string) => attempt(() => localStorage.setItem(KEY, id));
export const forgetAuth = () => attempt(() => localStorage.removeItem(KEY));
