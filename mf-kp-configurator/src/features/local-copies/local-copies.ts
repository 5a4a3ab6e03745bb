import { useSession, writeStorage } from '@site/runtime';

export const COPY_PREFIX = 'proposal:';

/** Key in local storage by user and proposal: the next user to log in does not get the copy. */
export const copyKey = (userId: string, slug: string): string => `${COPY_PREFIX}${userId}:${slug}`;

/** Removes the unsaved input of a proposal that accepts none any more. */
export const forgetCopy = (userId: string, slug: string) =>
  void writeStorage('localStorage', copyKey(userId, slug), null);

export function useForgetCopy() {
  const userId = useSession(({ personal }) => personal?.id ?? '');
  return (slug: string) => forgetCopy(userId, slug);
}
