import type { ServerResponse } from 'node:http';
import type { HostLimits, PoolLimits } from './limits.ts';

const CHECK_EVERY = 500;

export class PoolBusy extends Error {
  readonly statusCode = 503;
}

interface Holder {
  address: string;
  raw: ServerResponse;
  /** Bytes sent to the client, and the time of the last increase. */
  written: number;
  progressed: number;
}

interface Waiting {
  address: string;
  enter: () => void;
}

/**
 * A pool of places at the API for requests of one kind, with a share per network address. A request without a place
 * waits in a queue. A client that reads nothing of its response is disconnected, which releases the place.
 */
export class Places {
  private readonly holders = new Set<Holder>();
  private readonly queue = new Set<Waiting>();
  private readonly pool: PoolLimits;
  private readonly limits: HostLimits;
  private readonly checking: NodeJS.Timeout;
  private lastMove = performance.now();

  constructor(pool: PoolLimits, limits: HostLimits) {
    this.pool = pool;
    this.limits = limits;
    this.checking = setInterval(() => this.disconnectStalled(), Math.min(CHECK_EVERY, limits.stalled / 2)).unref();
  }

  /** Whether requests wait at a full pool without progress. */
  get isStuck(): boolean {
    const isFull = this.holders.size >= this.pool.max;
    return isFull && this.queue.size > 0 && performance.now() - this.lastMove > this.limits.stuck;
  }

  /** Resolves when the request gets a place, with the function that releases it. Rejects with `PoolBusy`. */
  async take(address: string, raw: ServerResponse): Promise<() => void> {
    return this.hasRoom(address) ? this.occupy(address, raw) : this.waitForPlace(address, raw);
  }

  close() {
    clearInterval(this.checking);
  }

  private hasRoom(address: string): boolean {
    return this.holders.size < this.pool.max && countOf(this.holders, address) < this.pool.perAddress;
  }

  private occupy(address: string, raw: ServerResponse): () => void {
    const holder = { address, raw, written: 0, progressed: performance.now() };
    this.holders.add(holder);
    this.lastMove = performance.now();
    const release = () => {
      if (!this.holders.delete(holder)) return;
      this.lastMove = performance.now();
      this.admitNext();
    };
    raw.once('close', release);
    if (raw.destroyed) release();
    return release;
  }

  private waitForPlace(address: string, raw: ServerResponse): Promise<() => void> {
    const { max, perAddress, wait } = this.limits.queue;
    if (this.queue.size >= max || countOf(this.queue, address) >= perAddress)
      throw new PoolBusy('the queue for the API is full');
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(timeout);
        raw.off('close', disconnected);
        this.queue.delete(waiting);
      };
      const fail = (reason: string) => {
        leave();
        reject(new PoolBusy(reason));
      };
      const disconnected = () => fail('the visitor disconnected');
      const timeout = setTimeout(() => fail('no place at the API within the timeout'), wait);
      const enter = () => {
        leave();
        resolve(this.occupy(address, raw));
      };
      const waiting = { address, enter };
      this.queue.add(waiting);
      raw.once('close', disconnected);
    });
  }

  private admitNext() {
    for (const waiting of this.queue) if (this.hasRoom(waiting.address)) return waiting.enter();
  }

  private disconnectStalled() {
    const now = performance.now();
    const longest = this.queue.size > 0 ? this.limits.stalledWhileOthersWait : this.limits.stalled;
    for (const holder of this.holders) {
      const { raw, written, progressed } = holder;
      const taken = raw.socket?.bytesWritten ?? 0;
      if (!raw.writableNeedDrain || taken > written) Object.assign(holder, { written: taken, progressed: now });
      else if (now - progressed > longest) raw.destroy();
    }
  }
}

function countOf(held: Iterable<{ address: string }>, address: string): number {
  let count = 0;
  for (const one of held) if (one.address === address) count++;
  return count;
}
