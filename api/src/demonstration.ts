import type { Db } from './db/database.ts';
import type { Draw } from './modules/media/pictures.ts';

/** Interface of the package `demo`, which start-up loads outside production only. */
export interface Demonstration {
  /** Fills an empty database, and brings newer texts into one that it filled. Any other database stays as it is. */
  bring: (db: Db, now: Date) => Promise<Demonstrated>;
  draw: Draw;
  /** Folder of the products' videos. */
  videos: string;
  accounts: readonly { phone: string; label: string }[];
  /** Secret of the administrator's second factor, in base32. */
  secret: string;
}

export interface Demonstrated {
  /** Null when the database was not empty. */
  seeded: { ms: number; products: number } | null;
  /** Addresses of new texts that are live. */
  brought: string[];
  /** Addresses that managers have changed: their new texts are drafts. */
  offered: string[];
}
