const KEY = 'auth';

/** Ignores errors of an unavailable storage (private windows, quotas). */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/**
 * Id of the user who was last logged in here. It distinguishes an expired session from a visitor who never logged in,
 * because scripts cannot read the session cookie.
 */
export const storedAuth = () => attempt(() => localStorage.getItem(KEY)) ?? undefined;
export const storeAuth = (id: string) => attempt(() => localStorage.setItem(KEY, id));
export const forgetAuth = () => attempt(() => localStorage.removeItem(KEY));
