import { findNonce } from './proof.ts';

/** The page stays quick while the processor works. */
self.addEventListener('message', ({ data }: MessageEvent<{ challenge: string; bits: number }>) => {
  self.postMessage(findNonce(data.challenge, data.bits, 0, Number.MAX_SAFE_INTEGER));
});
