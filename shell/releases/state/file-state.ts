import { randomUUID } from 'node:crypto';
import { appendFile, mkdir, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Registry } from '@site/contracts/release';
import { lock } from 'proper-lockfile';
import writeFileAtomic from 'write-file-atomic';
import { historyOf, type History, type HistoryEntry } from '../history.ts';
import { noRegistry, parseRegistry, registryText } from '../registry.ts';
import { readText } from '../read-text.ts';
import { ReleaseError } from '../release-error.ts';
import type { Slot } from '../watch/slots.ts';
import { GONE_AFTER, HostState, REMOVED_AFTER } from './host-state.ts';
import { appendSlotFile, followSlotFiles } from './slot-files.ts';
import type { Lock, RegistryLock, State } from './state.ts';

/** Lock retries, at most 400 ms apart; an activation holds the lock for seconds. */
const RETRIES = 100;
/** Polling interval of the registry file, in ms. Polling also detects changes by other machines that share the folder. */
const WATCH_INTERVAL = 100;

/** The state as files of a folder, which several machines may share. */
export class FileState implements State {
  readonly registryFile: string;
  /** The registry before its last change, to restore a damaged registry. */
  private readonly previousFile: string;
  /** The announced registry. */
  private readonly nextFile: string;
  readonly historyFile: string;
  private readonly hosts: string;
  private readonly health: string;
  /** Only its lock exists. */
  private readonly publishingFile: string;

  constructor(dataDir: string) {
    this.registryFile = join(dataDir, 'registry.json');
    this.previousFile = join(dataDir, 'registry.before.json');
    this.nextFile = join(dataDir, 'registry.next.json');
    this.historyFile = join(dataDir, 'history.jsonl');
    this.hosts = join(dataDir, 'hosts');
    this.health = join(dataDir, 'health');
    this.publishingFile = join(dataDir, 'publishing');
  }

  readRegistry(): Promise<Registry> {
    return this.readRegistryFile(this.registryFile);
  }

  readPreviousRegistry(): Promise<Registry> {
    return this.readRegistryFile(this.previousFile);
  }

  async readNextRegistry(): Promise<Registry | undefined> {
    const text = await readText(this.nextFile);
    return text === undefined ? undefined : parseRegistry(text, (reason) => `${this.nextFile} is damaged (${reason})`);
  }

  async *registryMarks(signal: AbortSignal): AsyncGenerator<string, undefined> {
    do yield `${await markOf(this.registryFile)}, ${await markOf(this.nextFile)}`;
    while (await waited(WATCH_INTERVAL, signal));
  }

  /** Not needed: the files are on this machine, or nothing of a release is. */
  async keepRegistry() {}

  async keptRegistry() {
    return undefined;
  }

  withLock<T>(change: (held: RegistryLock) => Promise<T>): Promise<T> {
    const file = this.registryFile;
    return withLockFile(file, `${file} is locked by another change`, (held) =>
      change({
        ...held,
        announceRegistry: (next) => writeFileAtomic(this.nextFile, registryText(next)),
        replaceRegistry: async (next, before, entries) => {
          await held.assertHeld();
          // Atomic: a concurrent reader gets the old document or the new one.
          await writeFileAtomic(this.previousFile, registryText(before));
          await writeFileAtomic(file, registryText(next));
          await rm(this.nextFile, { force: true });
          if (entries.length) await this.appendHistory(entries);
        },
      }),
    );
  }

  withPublishingLock<T>(publish: (held: Lock) => Promise<T>): Promise<T> {
    return withLockFile(this.publishingFile, 'Another process publishes releases', publish);
  }

  async readHistory(): Promise<History> {
    const text = await readText(this.historyFile);
    return historyOf((text ?? '').split('\n'), `${this.historyFile}, line`);
  }

  async writeHost(id: string, host: HostState) {
    const file = join(this.hosts, `${id}.json`);
    await mkdir(this.hosts, { recursive: true });
    // Written, not only touched: the file system sets the time, and the clocks of the hosts do not matter.
    await writeFileAtomic(file, JSON.stringify(host));
    const { mtimeMs: now } = await stat(file);
    for (const name of await readdir(this.hosts)) {
      const other = join(this.hosts, name);
      const { mtimeMs } = await stat(other).catch(() => ({ mtimeMs: now }));
      if (now - mtimeMs > REMOVED_AFTER) await rm(other, { force: true });
    }
  }

  removeHost(id: string): Promise<void> {
    return rm(join(this.hosts, `${id}.json`), { force: true });
  }

  async recentHosts(): Promise<HostState[]> {
    const files = (await readdir(this.hosts).catch(() => [])).filter((file) => file.endsWith('.json'));
    if (!files.length) return [];
    const since = (await timeOf(this.hosts)) - GONE_AFTER;
    const hosts = await Promise.all(files.map((file) => readHost(join(this.hosts, file), since)));
    return hosts.filter((host) => host !== undefined);
  }

  appendSlots(host: string, slots: Slot[]): Promise<void> {
    return appendSlotFile(this.health, host, slots);
  }

  followSlots() {
    return followSlotFiles(this.health);
  }

  async close() {}

  private async readRegistryFile(file: string): Promise<Registry> {
    const text = await readText(file);
    if (text === undefined) return noRegistry();
    return parseRegistry(
      text,
      (reason) =>
        `${this.registryFile} is damaged (${reason}). Running hosts keep serving their compositions. Replace it with ${this.previousFile}, the registry before its last change, and repeat that change`,
    );
  }

  private async appendHistory(entries: HistoryEntry[]) {
    // After a torn line, as left by a crash, a newline keeps the new entry readable.
    const torn = !(await endsWithNewline(this.historyFile));
    const lines = entries.map((entry) => `${JSON.stringify(entry)}\n`).join('');
    await appendFile(this.historyFile, (torn ? '\n' : '') + lines);
  }
}

/** `busy`: the reason of the error after the last retry. */
async function withLockFile<T>(file: string, busy: string, work: (held: Lock) => Promise<T>): Promise<T> {
  await mkdir(dirname(file), { recursive: true });
  let lost: Error | undefined;
  const release = await lock(file, {
    realpath: false,
    retries: { retries: RETRIES, minTimeout: 50, maxTimeout: 400 },
    onCompromised: (error) => (lost = error),
  }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ELOCKED') throw error;
    throw new ReleaseError(`${busy}: wait until it ends, then run the command again`);
  });
  const assertHeld = async () => {
    if (lost)
      throw new ReleaseError(
        `The lock on ${file} was lost (${lost.message}): nothing has changed, run the command again`,
      );
  };
  try {
    return await work({ assertHeld });
  } finally {
    if (!lost) await release();
  }
}

/** Identifies a version of the file: a rename replaces it. */
const markOf = (file: string) =>
  stat(file).then(
    ({ ino, size, mtimeMs }) => `${ino} ${size} ${mtimeMs}`,
    () => 'missing',
  );

/** Resolves to whether the time has passed without the signal. */
const waited = (ms: number, signal: AbortSignal) => pause(ms, true, { signal }).catch(() => false);

/** Returns the time of the file system, which the hosts' files have too. */
async function timeOf(folder: string): Promise<number> {
  const probe = join(folder, `.time-${randomUUID()}`);
  await writeFile(probe, '');
  const { mtimeMs } = await stat(probe);
  await rm(probe, { force: true });
  return mtimeMs;
}

async function readHost(file: string, since: number): Promise<HostState | undefined> {
  try {
    if ((await stat(file)).mtimeMs < since) return undefined;
    return HostState.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined; // The file was removed or is torn.
  }
}

async function endsWithNewline(file: string): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return true;
  try {
    const { size } = await handle.stat();
    if (size === 0) return true;
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
    return buffer.toString() === '\n';
  } finally {
    await handle.close();
  }
}
