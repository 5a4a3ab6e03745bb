/** Prefix of the sessionStorage keys of `@site/forms/use-draft`. */
const DRAFT = 'draft:';
const OWNER = 'drafts-of';

/** Ignores errors of an unavailable storage; then there are no drafts either. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Deletes all drafts, so that the next user of the computer cannot read them. */
export const forgetDrafts = () =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT)) sessionStorage.removeItem(key);
    sessionStorage.removeItem(OWNER);
  });

/** Assigns the drafts to a user: keeps drafts of a guest and of the same user, and deletes those of another user. */
export const keepDraftsOf = (id: string) =>
  attempt(() => {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== id) forgetDrafts();
    sessionStorage.setItem(OWNER, id);
  });
