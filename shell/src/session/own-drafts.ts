import { readStorage, storageKeys, writeStorage } from '@site/runtime';

/** Prefix of the sessionStorage keys of `@site/forms/use-draft`. */
const DRAFT = 'draft:';
const OWNER = 'drafts-of';

/** Deletes all drafts, so that the next user of the computer cannot read them. */
export function forgetDrafts() {
  for (const key of storageKeys('sessionStorage')) if (key.startsWith(DRAFT)) writeStorage('sessionStorage', key, null);
  writeStorage('sessionStorage', OWNER, null);
}

/** Assigns the drafts to a user: keeps drafts of a guest and of the same user, and deletes those of another user. */
export function keepDraftsOf(id: string) {
  const owner = readStorage('sessionStorage', OWNER);
  if (typeof owner === 'string' && owner !== id) forgetDrafts();
  writeStorage('sessionStorage', OWNER, id);
}
