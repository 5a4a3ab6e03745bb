import { MAX_MEDIA_UPLOAD_BYTES } from '@site/contracts/limits';

const SECOND = 1000;

/** Concurrent requests of one kind at the API, in total and per network address. */
export interface PoolLimits {
  max: number;
  perAddress: number;
}

/**
 * Limits of one host; times in ms. ARCHITECTURE.md lists them beside those of the API. Pages have no pool here, because
 * renderers call the API over their own connections.
 */
export const hostLimits = {
  /** Sockets of one network address, except trusted proxies. */
  socketsPerAddress: 1024,
  /** Until the request headers are complete. */
  headers: 10 * SECOND,
  /** Without a byte in either direction; longer than the API's response timeout. */
  idle: 60 * SECOND,
  body: {
    /** Concurrent incoming bodies. Above the limit, the oldest of the address, or the oldest of all, is rejected. */
    max: 512,
    perAddress: 32,
    uploads: { max: 64, perAddress: 16 },
    /** After the grace period a body must keep the minimum rate, in bytes per second. */
    grace: 5 * SECOND,
    rate: 4 * 1024,
    uploadRate: 16 * 1024,
  },
  calls: { max: 128, perAddress: 48 },
  files: { max: 64, perAddress: 24 },
  /** Requests that wait for a place in a pool, and the timeout. */
  queue: { max: 2048, perAddress: 256, wait: 10 * SECOND },
  /** Until the API begins its response, and between two chunks of it. */
  response: 45 * SECOND,
  pieces: 30 * SECOND,
  /**
   * A client that reads nothing of a response is disconnected after this time, sooner when requests wait for the place.
   */
  stalled: 15 * SECOND,
  stalledWhileOthersWait: 3 * SECOND,
  /** Reports of browsers about their pages: bytes of one, and how many of one address count in a minute. */
  beacons: { bytes: 4096, perAddress: 60 },
  /** Wrong tokens of one address in a minute. */
  opsTokens: 20,
  /** The host is not ready when a full pool has had no progress for this time. */
  stuck: 5 * SECOND,
};

export type HostLimits = typeof hostLimits;

/** Duration of the slowest accepted upload, in ms. */
export const longestRequest = ({ body: { grace, uploadRate }, headers }: HostLimits) =>
  headers + grace + Math.ceil(MAX_MEDIA_UPLOAD_BYTES / uploadRate) * SECOND;
