import { LRUCache } from 'lru-cache';

const MINUTE = 60_000;
/** Limit of the addresses that are counted at once. */
const MAX_ADDRESSES = 20_000;

/** Counts the requests of a network address within a minute. */
export class PerMinute {
  private readonly counts = new LRUCache<string, { count: number }>({ max: MAX_ADDRESSES, ttl: MINUTE });
  private readonly max: number;

  constructor(max: number) {
    this.max = max;
  }

  /** Counts a request. Returns whether the address has exceeded the limit. */
  add(address: string): boolean {
    const count = (this.counts.get(address)?.count ?? 0) + 1;
    this.counts.set(address, { count }, count > 1 ? { noUpdateTTL: true } : {});
    return count > this.max;
  }

  hasReached(address: string): boolean {
    return (this.counts.get(address)?.count ?? 0) >= this.max;
  }
}
