import type { Silence } from './renderer-messages.ts';

/**
 * Processor time without a response after which the page is suspected, in ms. A page takes 10 ms, a cold one 100, and on a
 * machine with five busy programs for two processors 240.
 */
const SUSPECT_WORK = 150;
/** Processor time without a response after which the renderer is given up, in ms. */
const LOST_WORK = 600;
/** Time without a response after which the renderer is given up even if it does not work, in ms; it blocks, or is suspended. */
const LOST_ANYHOW = 3000;

interface Watcher {
  /** The renderer must get no new pages until it responds. */
  silent(): void;
  suspected(): void;
  responding(): void;
  lost(): void;
}

/**
 * Decides the consequences of a renderer's silence. The measure is the processor time used for one request without a
 * response: on a busy machine a thread without processor time is silent too, and so is one that renders several pages
 * in a row.
 */
export function judgeSilence(watcher: Watcher) {
  let isSilent = false;
  let isSuspected = false;
  return {
    silent({ waited, worked }: Silence) {
      if (!isSilent) watcher.silent();
      isSilent = true;
      if (!isSuspected && worked >= SUSPECT_WORK) {
        isSuspected = true;
        watcher.suspected();
      }
      if (worked >= LOST_WORK || waited >= LOST_ANYHOW) watcher.lost();
    },
    responds() {
      isSilent = isSuspected = false;
      watcher.responding();
    },
  };
}
