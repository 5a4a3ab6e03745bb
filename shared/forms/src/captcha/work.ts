interface Work {
  challenge: string;
  bits: number;
  signal: AbortSignal;
}

const inWorker = ({ challenge, bits, signal }: Work) =>
  new Promise<number>((resolve, reject) => {
    // No file extension: in a packed copy of this package it is a different one.
    const worker = new Worker(new URL('./proof.worker', import.meta.url));
    const end = (settle: () => void) => {
      worker.terminate();
      settle();
    };
    worker.addEventListener('message', ({ data }: MessageEvent<number>) => end(() => resolve(data)));
    worker.addEventListener('error', () => end(() => reject(new Error('The worker does not start'))));
    signal.addEventListener('abort', () => end(() => reject(new Error('Left'))));
    worker.postMessage({ challenge, bits });
  });

const SLICE = 500;
const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Fallback without workers: works in slices, so that the page stays responsive. */
async function inSlices({ challenge, bits, signal }: Work): Promise<number> {
  const { findNonce } = await import('./proof.ts');
  for (let from = 0; !signal.aborted; from += SLICE) {
    const nonce = findNonce(challenge, bits, from, SLICE);
    if (nonce !== undefined) return nonce;
    await pause();
  }
  throw new Error('Left');
}

export async function doWork(work: Work): Promise<number> {
  if (typeof Worker === 'undefined') return inSlices(work);
  return inWorker(work).catch((error: unknown) => {
    if (work.signal.aborted) throw error;
    return inSlices(work);
  });
}
