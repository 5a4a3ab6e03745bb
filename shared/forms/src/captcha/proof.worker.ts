import { findNonce } from './proof.ts';

/** Keeps the main thread free during the proof of work. */
self.addEventListener('message', ({ data }: MessageEvent<{ challenge: string; bits: number }>) => {
  self.postMessage(findNonce(data.challenge, data.bits, 0, Number.MAX_SAFE_INTEGER));
});
