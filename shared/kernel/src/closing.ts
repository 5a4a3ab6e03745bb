type Server = {
  closeIdleConnections: () => void;
  closeAllConnections: () => void;
  once: (event: 'close', listener: () => void) => unknown;
};

const LOOK_EVERY = 100;

/** Of a server that closes: connections go as soon as their answer is sent, and after that time in the midst of it. */
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
