import { ownUrl, withVisitorsQuery } from '@site/kernel/own-address';
import type { Db } from '../../db/database.ts';
import { createRedirectRepository, type RedirectRepository } from './redirect-repository.ts';

/** One spelling for every way to write an address: lower case, decoded, no trailing slash. Null: not a path. */
export function normalizePath(url: string): { path: string; query: string } | null {
  const own = /^\/(?!\/)/.test(url) ? ownUrl(url) : undefined;
  if (!own) return null;
  try {
    return {
      path: decodeURIComponent(own.pathname)
        .toLowerCase()
        .replace(/(.)\/+$/, '$1'),
      query: own.search.slice(1),
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
