import { readStorage, writeStorage } from '@site/runtime';

const KEY = 'auth';

/**
 * Id of the user who was last logged in here. It distinguishes an expired session from a visitor who never logged in,
 * because scripts cannot read the session cookie.
 */
export const storedAuth = () => readStorage('localStorage', KEY) ?? undefined;
export const storeAuth = (id: string) => writeStorage('localStorage', KEY, id);
export const forgetAuth = () => writeStorage('localStorage', KEY, null);
