import type { Silence } from './renderer-messages.ts';

/** So much work of its processor without an answer, in ms: its page is suspected. A page takes 10 ms, a cold one 100. */
const SUSPECT_WORK = 150;
/** So much: it is given up. */
const LOST_WORK = 600;
/** And so much when no other renderer of the composition answers either: visitors are waiting. */
const LOST_WORK_ALONE = 300;
/** After so many ms without an answer it is given up even if it does not work, but waits for something. */
const LOST_ANYHOW = 3000;

interface Watcher {
  /** Nobody else can do its work. */
  isAlone(): boolean;
  /** It gets no new pages until it answers. That costs nobody anything. */
  silent(): void;
  /** It is silent, and works all the while. */
  suspected(): void;
  /** It was silent, and answers again. */
  answering(): void;
  lost(): void;
}

/**
 * What follows from a renderer's silence. What is held against it is the processor time that it has used without an
 * answer: on a busy machine a thread that is only given no time is silent as well.
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
      if (worked >= (watcher.isAlone() ? LOST_WORK_ALONE : LOST_WORK) || waited >= LOST_ANYHOW) watcher.lost();
    },
    answers() {
      isSilent = isSuspected = false;
      watcher.answering();
    },
  };
}
