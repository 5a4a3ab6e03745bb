import type { Registry } from '@site/contracts/release';
import type { History, HistoryEntry } from '../history.ts';
import { ReleaseError } from '../release-error.ts';
import type { Slot } from '../watch/slots.ts';
import type { HostState } from './host-state.ts';

/**
 * The state of the releases that all hosts and commands of a site share: registry, history, hosts, counts of visitors. Each
 * method throws a `StateUnavailableError` when the state does not respond.
 */
export interface State {
  /** Throws a `ReleaseError` with the remedy if the document is damaged. */
  readRegistry(): Promise<Registry>;
  /** The registry before its last change. */
  readPreviousRegistry(): Promise<Registry>;
  /** The announced registry, if there is one. */
  readNextRegistry(): Promise<Registry | undefined>;
  /**
   * Yields a mark of the registry and of the announced one, first at once and then whenever they may have changed, until the
   * signal aborts. The mark differs after each change; undefined: the state does not respond.
   */
  registryMarks(signal: AbortSignal): AsyncGenerator<string | undefined, undefined>;
  /** Keeps a copy of the served registry on this machine, for a start while the state does not respond. */
  keepRegistry(registry: Registry): Promise<void>;
  keptRegistry(): Promise<Registry | undefined>;

  /** Runs one change of the registry at a time, across processes and machines. */
  withLock<T>(change: (lock: RegistryLock) => Promise<T>): Promise<T>;
  /** Publishes for one process at a time, across machines. Changes of the registry do not wait for it. */
  withPublishingLock<T>(publish: (lock: Lock) => Promise<T>): Promise<T>;

  readHistory(): Promise<History>;

  /** Writes the state of a host, which also renews its heartbeat, and removes hosts that have been gone for long. */
  writeHost(id: string, host: HostState): Promise<void>;
  removeHost(id: string): Promise<void>;
  /** The hosts with a heartbeat in the last `GONE_AFTER` ms, by the clock of the state. */
  recentHosts(): Promise<HostState[]>;

  /** Adds counts of a host, and removes those that are no longer kept. */
  appendSlots(host: string, slots: Slot[]): Promise<void>;
  /** Returns a function that reads the slots of all hosts that were added since its last call; first all that are kept. */
  followSlots(): () => AsyncGenerator<Slot>;

  close(): Promise<void>;
}

export interface Lock {
  /** Throws a `ReleaseError` if the lock was lost, as after a machine's sleep. */
  assertHeld(): Promise<void>;
}

export interface RegistryLock extends Lock {
  /** Shows hosts the registry that is to replace the current one, so that they start what they lack. */
  announceRegistry(next: Registry): Promise<void>;
  /** Replaces the registry, forgets the announced one, and adds to the history. Throws a `ReleaseError` if the lock was lost. */
  replaceRegistry(next: Registry, before: Registry, entries: HistoryEntry[]): Promise<void>;
}

/** The shared state does not respond. */
export class StateUnavailableError extends ReleaseError {
  override name = 'StateUnavailableError';
}
