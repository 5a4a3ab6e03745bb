import { ownUrl, withVisitorsQuery } from '@site/kernel/own-address';
import type { Db } from '../../db/database.ts';
import type { Memo } from '../../db/memo.ts';
import { RedirectRepository } from './redirect-repository.ts';

/** Normalises a path: lower case, decoded, no trailing slash. Returns null when it is not a path of the site. */
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

export class RedirectService {
  /** `targets` are cached; by normalised path. */
  constructor(private readonly targets: Memo<ReadonlyMap<string, string>>) {}

  /** Returns the target of a redirect. The query is kept for a path of the site and dropped for another site. */
  async find(url: string): Promise<string | undefined> {
    const from = normalizePath(url);
    const to = from && (await this.targets()).get(from.path);
    if (!from || !to) return undefined;
    return to.startsWith('/') ? withVisitorsQuery(to, from.query) : to;
  }

  /** Removes the redirect from an address, in the transaction that publishes a page there. */
  async forget(tx: Db, address: string): Promise<void> {
    await new RedirectRepository(tx).remove(keyOf(address));
    this.targets.forget();
  }

  /** Redirects the old address, and all redirects to it, to the new one, in the transaction of the move. */
  async send(tx: Db, from: string, to: string): Promise<void> {
    await new RedirectRepository(tx).move(keyOf(from), from, to);
    this.targets.forget();
  }
}
