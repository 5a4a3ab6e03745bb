/**
 * Classes and codes of PostgreSQL and of the network that mean: not now, but soon again. A server that has become a standby
 * takes no changes (25006); one that has no time ends statements (57014) and waits for locks (55P03).
 */
const AWAY =
  /^(08|57P0[1-3]$|53300$|25006$|57014$|55P03$)|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
/** Errors of the driver that have no code (pg 8: lib/client.js, pg-pool: index.js). */
const WORDS =
  /^Connection terminated|^Query read timeout|^Client was closed|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** The database is away: it restarts, or the way to it is cut. drizzle keeps the driver's error in the cause. */
export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', message = '', cause } = error as Partial<NodeJS.ErrnoException>;
  return AWAY.test(code) || WORDS.test(message) || isDatabaseAway(cause);
}

/** The connection is of no more use: its server takes no changes, or does not answer on it. */
export const isConnectionSpent = ({ code, message }: NodeJS.ErrnoException): boolean =>
  code === '25006' || message.startsWith('Query read timeout');

const PATIENCE = 60_000;
const PAUSE = 500;

/** Does the work as soon as the database answers: at a common start it may take longer than the API. */
export async function whenDatabaseAnswers<T>(work: () => Promise<T>, onWait: () => void): Promise<T> {
  const deadline = performance.now() + PATIENCE;
  for (let first = true; ; first = false)
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > deadline) throw error;
      if (first) onWait();
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
    }
}
