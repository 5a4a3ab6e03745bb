import { withVisitorsQuery } from '@site/kernel/own-address';
import type { Db } from '../../db/database.ts';
import type { Memo } from '../../db/memo.ts';
import { keyOf, normalizePath } from './normalize-path.ts';
import { RedirectRepository } from './redirect-repository.ts';

export type Moved = { from: string; to: string; author: string; at: Date };

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

  /** The next look-up reads the stored redirects. */
  changed(): void {
    this.targets.forget();
  }

  /** Removes the redirect from an address, in the transaction that publishes a page there. */
  forget(tx: Db, address: string): Promise<void> {
    return this.forgetAll(tx, [address]);
  }

  async forgetAll(tx: Db, addresses: readonly string[]): Promise<void> {
    await new RedirectRepository(tx).removeAll(addresses.map(keyOf));
    this.changed();
  }

  /** Redirects the old address, and all redirects to it, to the new one, in the transaction of the move. */
  async send(tx: Db, { from, to, author, at }: Moved): Promise<void> {
    const row = { from_url: keyOf(from), to_url: to, origin: 'moved', created_at: at, author } as const;
    await new RedirectRepository(tx).move(from, row);
    this.changed();
  }
}
