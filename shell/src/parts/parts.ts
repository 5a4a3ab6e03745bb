import type { PageName } from '@site/contracts/renderer';
import type { ApiClient } from '@site/runtime';
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router-dom';
import type { PartModules } from './part-modules.ts';

/**
 * Longest wait, in ms, for the code and data of a part that is not shown yet. The page does not wait longer: the part's
 * fallback takes its place.
 */
const LIMIT = 2000;

/** What became of a part; travels with the page, so that the browser shows what the server has shown. */
export type PartState = { data: unknown } | { failed: true };

export interface PartsOptions {
  modules: PartModules;
  api: ApiClient;
  report: (failure: PageName & { error: unknown }) => void;
  /** What the server knew of the page's parts. */
  known?: Record<string, PartState>;
  /** Asked before any code of a part runs: false keeps it from running. Told whose code runs next. */
  watch?: { begin: (part: PageName) => boolean; end: () => void };
}

/**
 * The parts of one page load (browser) or request (server). Whatever becomes of a part, it never rejects: the page goes on,
 * with the part's fallback in its place.
 */
export function createParts({ modules, api, report, known = {}, watch }: PartsOptions) {
  const states = new Map(Object.entries(known));
  /** Code of what the server has shown, while it is on its way. */
  const coming = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  /** Of the rendering that is under way: parts that have begun, and those that have come through. */
  const begun = new Set<string>();
  const shown = new Set<string>();

  function become(part: string, state: PartState) {
    states.set(part, state);
    for (const listener of listeners) listener();
  }

  function fail(part: string, error: unknown) {
    report({ ...modules.nameOf(part), error });
    become(part, { failed: true });
  }

  async function come(part: string, signal: AbortSignal): Promise<PartState> {
    const { loader } = await modules.load(part);
    if (watch && !watch.begin(modules.nameOf(part))) return { failed: true };
    const data = loader?.({ api, signal });
    watch?.end();
    return { data: (await data) ?? null };
  }

  return {
    state: (part: string) => states.get(part),
    module: (part: string) => modules.loaded(part),
    fail,
    /** Loads the part's code and its data: in time, where a page waits for them; else whenever they come. */
    async prepare(part: string, { isAwaited = true } = {}): Promise<void> {
      const limit = new AbortController();
      try {
        const coming = come(part, limit.signal);
        become(part, await (isAwaited ? Promise.race([coming, tooLate(limit.signal)]) : coming));
      } catch (error) {
        fail(part, error);
      } finally {
        limit.abort();
      }
    },
    /**
     * Loads the code of what the server has shown; the data is there. Neither the page nor the part waits for it: it is
     * hydrated without the part, whose HTML stands until its code comes, however slow the connection.
     */
    loadKnown() {
      for (const [part, state] of states) {
        if ('failed' in state) continue;
        const loading = modules.load(part).then(
          () => {},
          (error: unknown) => fail(part, error),
        );
        coming.set(part, loading);
      }
    },
    /** Fulfilled when the code that `loadKnown` asked for is there, or has failed. */
    coming: (part: string) => coming.get(part),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** A rendering on the server begins. */
    rendering() {
      begun.clear();
      shown.clear();
    },
    begin(part: string) {
      begun.add(part);
      watch?.begin(modules.nameOf(part));
    },
    end(part: string) {
      begun.delete(part);
      shown.add(part);
      watch?.end();
    },
    /** Parts that threw in the rendering that has ended. */
    get unfinished() {
      return [...begun];
    },
    get shown() {
      return [...shown];
    },
    /** For the browser. */
    get states() {
      return Object.fromEntries(states);
    },
  };
}
export type Parts = ReturnType<typeof createParts>;

const tooLate = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`It did not come within ${LIMIT / 1000} s`)), LIMIT);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** For loaders and guards. */
export const partsContext = createContext<Parts>();
/** For what is rendered. */
export const PartsReactContext = createReactContext<Parts | null>(null);
