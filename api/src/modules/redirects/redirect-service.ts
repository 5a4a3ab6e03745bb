import { withVisitorsQuery } from '@site/kernel/own-address';
import type { Db } from '../../db/database.ts';
import { createRedirectRepository, type RedirectRepository } from './redirect-repository.ts';

/** A site that cannot exist (RFC 6761): the base of addresses that stay on ours. */
const ANY_SITE = 'http://site.invalid';

/** One spelling for every way to write an address: lower case, decoded, no trailing slash. Null: not a path. */
export function normalizePath(url: string): { path: string; query: string } | null {
  if (!url.startsWith('/') || url.startsWith('//') || !URL.canParse(url, ANY_SITE)) return null;
  const { origin, pathname, search } = new URL(url, ANY_SITE);
  if (origin !== ANY_SITE) return null;
  try {
    return {
      path: decodeURIComponent(pathname)
        .toLowerCase()
        .replace(/(.)\/+$/, '$1'),
      query: search.slice(1),
    };
  } catch {
    return null;
  }
}

const keyOf = (address: string) => normalizePath(address)?.path ?? address;

export const createRedirectService = (repository: RedirectRepository) => ({
  /** Where the address lives now. The visitor's query goes along to a site path, never to a foreign site. */
  async find(url: string): Promise<string | undefined> {
    const from = normalizePath(url);
    const to = from && (await repository.find(from.path));
    if (!from || !to) return undefined;
    return to.startsWith('/') ? withVisitorsQuery(to, from.query) : to;
  },

  /** In the transaction of the page that is there now: whoever comes to it stays. */
  forget: (tx: Db, address: string) => createRedirectRepository(tx).remove(keyOf(address)),

  /** In the transaction of the move: whoever comes to the old address, or was sent there until now, is sent to the new one. */
  send: (tx: Db, from: string, to: string) => createRedirectRepository(tx).move(keyOf(from), from, to),
});

export type RedirectService = ReturnType<typeof createRedirectService>;
