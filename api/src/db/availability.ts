/**
 * Temporary errors of PostgreSQL and the network. 25006: the server has become a read-only standby; 57014: a statement
 * exceeded its timeout; 55P03: a lock was not available.
 */
const TEMPORARY_CODES =
  /^(08|57P0[1-3]$|53300$|25006$|57014$|55P03$)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Driver errors without a code (pg 8: lib/client.js, pg-pool: index.js). */
const TEMPORARY_MESSAGES =
  /^Connection terminated|^Query read timeout|^Client was closed|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** Whether the database is temporarily unavailable. drizzle puts the driver's error into the cause. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', message = '', cause } = error as Partial<NodeJS.ErrnoException>;
  return TEMPORARY_CODES.test(code) || TEMPORARY_MESSAGES.test(message) || isDatabaseUnavailable(cause);
}

/** Whether a connection must be discarded: its server is read-only or no longer responds. */
export const isFatalConnectionError = ({ code, message }: NodeJS.ErrnoException): boolean =>
  code === '25006' || message.startsWith('Query read timeout');

const WAIT_TIMEOUT = 60_000;
const RETRY_PAUSE = 500;

/** Retries the work until the database is available: when both start together, it may take longer than the API. */
export async function waitForDatabase<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  const deadline = performance.now() + WAIT_TIMEOUT;
  for (let first = true; ; first = false)
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > deadline) throw error;
      if (first) onWait();
      await new Promise((resolve) => setTimeout(resolve, RETRY_PAUSE));
    }
}
