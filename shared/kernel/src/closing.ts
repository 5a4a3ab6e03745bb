type Server = {
  closeIdleConnections: () => void;
  closeAllConnections: () => void;
  once: (event: 'close', listener: () => void) => unknown;
};

const LOOK_EVERY = 100;

/** The part of a Fastify application that closing needs. */
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

/** Until then, in ms, answers may be sent to their end; what is still under way is cut. */
const DRAIN = 4_000;

/** While the application closes, every answer ends its connection, and idle connections are closed at once. */
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

/** For a server that closes: ends each connection when its answer is sent, and all that are left after `ms`. */
export function drainConnections(server: Server, ms: number): void {
  server.closeIdleConnections();
  const looking = setInterval(() => server.closeIdleConnections(), LOOK_EVERY);
  const ending = setTimeout(() => server.closeAllConnections(), ms);
  server.once('close', () => {
    clearInterval(looking);
    clearTimeout(ending);
  });
}

/**
 * Runs all of them in turn, each for its part of the time that is left: one that fails or hangs keeps none of the others
 * from running. Resolves with the errors.
 */
export async function runClosers(closers: readonly (() => Promise<unknown>)[], ms: number): Promise<unknown[]> {
  const deadline = performance.now() + ms;
  const errors: unknown[] = [];
  for (const [index, close] of closers.entries()) {
    const part = Math.max(0, deadline - performance.now()) / (closers.length - index);
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error(`It has not closed within ${Math.round(part)} ms`)), part);
    });
    await Promise.race([Promise.resolve().then(close), late]).catch((error: unknown) => errors.push(error));
    clearTimeout(timer);
  }
  return errors;
}
