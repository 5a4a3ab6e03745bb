import type { PageName } from '@site/contracts/renderer';
import type { ApiClient } from '@site/runtime';
import { createContext as createReactContext } from 'react';
import { createContext } from 'react-router-dom';
import type { PartModules } from './part-modules.ts';

/** Timeout for code and data of a part that the page waits for, in ms. After it, the page shows the part's fallback. */
const TIMEOUT = 2000;

/** Result of a part; sent with the page, so that the browser renders the same as the server. */
export type PartState = { data: unknown } | { failed: true };

export interface PartsOptions {
  modules: PartModules;
  api: ApiClient;
  report: (failure: PageName & { error: unknown }) => void;
  known?: Record<string, PartState>;
  /** Called around a part's code. `begin` returns false if the part must not run. */
  watch?: { begin: (part: PageName) => boolean; end: () => void };
}

/**
 * The parts of one page load (browser) or request (server). Failures never reject; the page shows the fallback of a
 * failed part.
 */
export function createParts({ modules, api, report, known = {}, watch }: PartsOptions) {
  const states = new Map(Object.entries(known));
  /** Loading promises of the parts that the server rendered. */
  const loadings = new Map<string, Promise<void>>();
  const listeners = new Set<() => void>();
  /** Parts that have begun but not completed in the current rendering. */
  const begun = new Set<string>();
  /** Parts that have completed in the current rendering. */
  const shown = new Set<string>();

  function setState(part: string, state: PartState) {
    states.set(part, state);
    for (const listener of listeners) listener();
  }

  function fail(part: string, error: unknown) {
    report({ ...modules.nameOf(part), error });
    setState(part, { failed: true });
  }

  async function load(part: string, signal: AbortSignal): Promise<PartState> {
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
    /** Loads the part's code and data. With `isAwaited`, fails after the timeout. Never rejects. */
    async prepare(part: string, { isAwaited = true } = {}): Promise<void> {
      const limit = new AbortController();
      try {
        const loading = load(part, limit.signal);
        setState(part, await (isAwaited ? Promise.race([loading, timeout(limit.signal)]) : loading));
      } catch (error) {
        fail(part, error);
      } finally {
        limit.abort();
      }
    },
    /**
     * Loads the code of the parts that the server rendered; their data is known. The page is hydrated without waiting,
     * and the part's HTML stays until its code is loaded, without a timeout.
     */
    loadKnown() {
      for (const [part, state] of states) {
        if ('failed' in state) continue;
        const loading = modules.load(part).then(
          () => {},
          (error: unknown) => fail(part, error),
        );
        loadings.set(part, loading);
      }
    },
    /** Returns the promise of a part's code from `loadKnown`; it resolves even if the code fails to load. */
    loading: (part: string) => loadings.get(part),
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Resets the marks before a rendering on the server. */
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
    get unfinished() {
      return [...begun];
    },
    get shown() {
      return [...shown];
    },
    get states() {
      return Object.fromEntries(states);
    },
  };
}
export type Parts = ReturnType<typeof createParts>;

const timeout = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The part did not load within ${TIMEOUT / 1000} s`)), TIMEOUT);
    signal.addEventListener('abort', () => clearTimeout(timer));
  });

/** Context for loaders and guards. */
export const partsContext = createContext<Parts>();
/** Context for components. */
export const PartsReactContext = createReactContext<Parts | null>(null);
