import type { ServerResponse } from 'node:http';
import type { HostLimits, PoolLimits } from './limits.ts';

const CHECK_EVERY = 500;

/** No place at the API came free in time. */
export class PoolBusy extends Error {
  readonly statusCode = 503;
}

interface Holder {
  address: string;
  raw: ServerResponse;
  /** Bytes that the visitor has taken, and when their number last grew. */
  written: number;
  progressed: number;
}

interface Waiting {
  address: string;
  enter: () => void;
}

/**
 * Places at the API for requests of one kind. Each network address has a share; a request without a place waits its turn. A
 * reader that takes nothing of its answer loses the connection and thereby the place.
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

  /** Whether requests wait at a full pool in which nothing moves. */
  get isStuck(): boolean {
    const isFull = this.holders.size >= this.pool.most;
    return isFull && this.queue.size > 0 && performance.now() - this.lastMove > this.limits.stuck;
  }

  /** Resolves when the request may go to the API, with the function that gives its place back. */
  async take(address: string, raw: ServerResponse): Promise<() => void> {
    return this.hasRoom(address) ? this.hold(address, raw) : this.turn(address, raw);
  }

  close() {
    clearInterval(this.checking);
  }

  private hasRoom(address: string): boolean {
    return this.holders.size < this.pool.most && countOf(this.holders, address) < this.pool.perAddress;
  }

  private hold(address: string, raw: ServerResponse): () => void {
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

  private turn(address: string, raw: ServerResponse): Promise<() => void> {
    const { most, perAddress, wait } = this.limits.queue;
    if (this.queue.size >= most || countOf(this.queue, address) >= perAddress)
      throw new PoolBusy('too many requests wait for the API');
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(overdue);
        raw.off('close', gone);
        this.queue.delete(waiting);
      };
      const fail = (reason: string) => {
        leave();
        reject(new PoolBusy(reason));
      };
      const gone = () => fail('the visitor has gone');
      const overdue = setTimeout(() => fail('no place at the API in time'), wait);
      const enter = () => {
        leave();
        resolve(this.hold(address, raw));
      };
      const waiting = { address, enter };
      this.queue.add(waiting);
      raw.once('close', gone);
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
