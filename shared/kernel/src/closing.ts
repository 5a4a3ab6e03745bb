type Server = {
  closeIdleConnections: () => void;
  closeAllConnections: () => void;
  once: (event: 'close', listener: () => void) => unknown;
};

const IDLE_CHECK_INTERVAL = 100;

type Application = {
  server: Server;
  addHook: {
    (name: 'preClose', hook: () => Promise<void>): unknown;
    (
      name: 'onSend',
      hook: (request: unknown, reply: { header: (name: string, value: string) => unknown }) => Promise<void>,
    ): unknown;
  };
};

/** Grace period for responses in progress, in ms; connections still open afterwards are cut. */
const DRAIN = 4_000;

/** While the application closes, ends each connection with its response, and closes idle connections at once. */
export function endConnections(app: Application): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
    drainConnections(app.server, DRAIN);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
}

/** For a closing server: closes connections as they become idle, and the rest after `ms`. */
export function drainConnections(server: Server, ms: number): void {
  server.closeIdleConnections();
  const idleChecks = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_INTERVAL);
  const deadline = setTimeout(() => server.closeAllConnections(), ms);
  server.once('close', () => {
    clearInterval(idleChecks);
    clearTimeout(deadline);
  });
}

/**
 * Runs the closers in turn, each with an equal share of the remaining time. A closer that fails or hangs does not stop the
 * others. Resolves with the errors.
 */
export async function runClosers(closers: readonly (() => Promise<unknown>)[], ms: number): Promise<unknown[]> {
  const deadline = performance.now() + ms;
  const errors: unknown[] = [];
  for (const [index, close] of closers.entries()) {
    const share = Math.max(0, deadline - performance.now()) / (closers.length - index);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const timeout = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`Not closed within ${Math.round(share)} ms`)), share);
    });
    await Promise.race([Promise.resolve().then(close), timeout]).catch((error: unknown) => errors.push(error));
    clearTimeout(timer);
  }
  return errors;
}
