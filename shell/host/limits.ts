import { MAX_UPLOAD_BYTES } from '@site/contracts/limits';

const SECOND = 1000;

/** How many requests of one kind are at the API at once, in all and for one network address. */
export interface PoolLimits {
  most: number;
  perAddress: number;
}

/**
 * Limits of one host; times in ms. ARCHITECTURE.md lists them beside those of the API. Pages have no pool here: renderers
 * ask the API over connections of their own.
 */
export const hostLimits = {
  /** Sockets of one network address that is no trusted proxy. */
  socketsPerAddress: 1024,
  /** Until a request's head is there. */
  headers: 10 * SECOND,
  /** Without a byte in either direction; longer than the API may take to begin its answer. */
  idle: 60 * SECOND,
  body: {
    /** Bodies that arrive at once. The next one drops the oldest of its address, or the oldest of all. */
    most: 512,
    perAddress: 32,
    uploads: { most: 64, perAddress: 16 },
    /** A body may be silent so long, and from then on has to keep up with the rate, in bytes per second. */
    grace: 5 * SECOND,
    rate: 4 * 1024,
    uploadRate: 16 * 1024,
  },
  calls: { most: 128, perAddress: 48 },
  files: { most: 64, perAddress: 24 },
  /** Requests that wait for a place in a pool, and for how long. */
  queue: { most: 2048, perAddress: 256, wait: 10 * SECOND },
  /** Until the API begins its answer, and between two pieces of it. */
  answer: 45 * SECOND,
  pieces: 30 * SECOND,
  /** A reader who takes nothing of an answer is disconnected, sooner when others wait for the place. */
  stalled: 15 * SECOND,
  stalledWhileOthersWait: 3 * SECOND,
  /** A full pool in which nothing has moved for so long makes the host unready. */
  stuck: 5 * SECOND,
};

export type HostLimits = typeof hostLimits;

/** The slowest upload that keeps up with the rate. */
export const longestRequest = ({ body: { grace, uploadRate }, headers }: HostLimits) =>
  headers + grace + Math.ceil(MAX_UPLOAD_BYTES / uploadRate) * SECOND;
