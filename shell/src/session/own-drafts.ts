/** As `@site/forms/use-draft` names what it keeps in the tab. */
const DRAFT = 'draft:';
const OWNER = 'drafts-of';

/** A browser may refuse storage: then there are no drafts either. */
function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}

/** Whoever comes next to this computer reads nothing of what was typed. */
export const forgetDrafts = () =>
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(DRAFT)) sessionStorage.removeItem(key);
    sessionStorage.removeItem(OWNER);
  });

/** What a guest has typed goes with him, and what was typed before a session ran out comes back; another's does neither. */
export const keepDraftsOf = (id: string) =>
  attempt(() => {
    const owner = sessionStorage.getItem(OWNER);
    if (owner !== null && owner !== id) forgetDrafts();
    sessionStorage.setItem(OWNER, id);
  });
