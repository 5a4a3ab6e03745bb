import type { Registry } from '@site/contracts/release';
import type { Incident, RendererOptions } from '@site/contracts/renderer';
import type { Logger } from 'pino';
import { compositionId, loadComposition, variantsOf } from './compose.ts';
import { developmentProblems } from './fit.ts';
import type { Announcement } from './hosts.ts';
import { refuseIf } from './release-error.ts';
import { StateUnavailableError, type State } from './state/state.ts';
import type { Store } from './store.ts';
import { PreparedPools } from './prepared-pools.ts';
import { PageBreaker } from './page-breaker.ts';
import type { IncidentKind } from './renderer-crew.ts';
import { RendererPool } from './renderer-pool.ts';

export interface LiveOptions extends Pick<RendererOptions, 'apiOrigin' | 'publicKey' | 'siteOrigin' | 'beacons'> {
  store: Store;
  log: Logger;
  announcement: Announcement;
  production: boolean;
  renderers: number;
  /** Memory limit of each renderer, in MB. */
  memory: number;
  /** Called when visitors get other compositions, or other shares of them. */
  onSwitch?: () => void;
  onIncident?: (incident: Incident, kind: IncidentKind) => void;
}

interface Serving {
  until: number;
  versions: Record<string, string>;
  pool: RendererPool;
}

/** Pause before a failed update is tried again, in ms; doubled each time up to `LONGEST_PAUSE`. */
const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 60_000;
/** Renderers of an announced registry end after this time, in ms, if the change does not follow. */
const ANNOUNCED_FOR = 60_000;

/**
 * The compositions that visitors get. Starts a renderer for each new composition of an announced registry, or of a changed
 * one, switches when it is ready (the rest of its pool starts later), and lets the old pools finish their pages.
 * If a composition does not load, the old ones stay.
 */
export async function followRegistry({
  store,
  log,
  announcement,
  production,
  renderers,
  memory,
  onSwitch,
  onIncident,
  ...options
}: LiveOptions) {
  let serving: Serving[] = [];
  /** Composition ids of the last registry read. */
  let wanted: string[] = [];
  /** The previous composition: a rollback to it needs no warm-up. */
  let standby: RendererPool | undefined;
  /** Work that no page waits for; `close` does, because it writes files of this machine. */
  const background = new Set<Promise<void>>();

  function runInBackground(work: Promise<void>, failure: string) {
    const ended = work
      .catch((error: unknown) => log.error({ err: error }, failure))
      .finally(() => background.delete(ended));
    background.add(ended);
  }
  const retire = (pool: RendererPool) => runInBackground(pool.retire(), 'an old renderer cannot be ended');

  function report(incident: Incident, kind: IncidentKind) {
    const { trace_id } = incident;
    log.error({ incident, trace_id }, `${incident.remote} ${incident.version}: ${incident.message}`);
    onIncident?.(incident, kind);
  }
  const settings = {
    renderers,
    memory,
    // Shared by all compositions: a version that stops renderers does so in each of them.
    breaker: new PageBreaker(),
    onIncident: report,
    onFailedStart: (error: unknown) => log.error({ err: error }, 'renderer failed to start; retrying'),
  };

  async function start(versions: Record<string, string>): Promise<RendererPool> {
    const composition = await loadComposition(store, versions);
    const releases = [composition.shell, ...composition.remotes];
    if (production) refuseIf(developmentProblems(releases));
    const folders = Object.fromEntries(releases.map(({ name, version }) => [name, store.folder(name, version)]));
    const siteFiles = store.siteFiles.folder;
    const pool = await RendererPool.start({ composition, folders, siteFiles, ...options }, settings);
    for (const failure of pool.failures) report(failure, 'reported');
    return pool;
  }

  let expiry: NodeJS.Timeout | undefined;
  const prepared = new PreparedPools({
    ...{ start, retire },
    onFailedStart: (error) => log.error({ err: error }, 'an announced composition does not start'),
  });

  const pools = () => serving.map(({ pool }) => pool);
  /** Whether a release is live, on trial, on standby or announced. */
  const isInUse = (name: string, version: string) =>
    prepared.has(name, version) ||
    [...pools(), ...(standby ? [standby] : [])].some(({ composition: { shell, remotes } }) =>
      [shell, ...remotes].some((release) => release.name === name && release.version === version),
    );
  const knownPools = () =>
    new Map([...pools(), ...(standby?.isResponding ? [standby] : [])].map((pool) => [pool.id, pool]));

  async function prepare(announced: Registry) {
    const known = knownPools();
    const variants = variantsOf(announced);
    const ids = variants.map(({ versions }) => compositionId(versions));
    clearTimeout(expiry);
    const ownExpiry = setTimeout(forgetAnnounced, ANNOUNCED_FOR).unref();
    expiry = ownExpiry;
    await prepared.prepare(variants.filter((_, index) => !known.has(ids[index]!)));
    // Not after the announcement has ended.
    if (expiry === ownExpiry) await announcement.prepared(ids);
  }

  function forgetAnnounced() {
    clearTimeout(expiry);
    expiry = undefined;
    void prepared.end();
    void announcement.prepared([]);
  }

  async function update(registry: Registry) {
    const variants = variantsOf(registry);
    wanted = variants.map(({ versions }) => compositionId(versions));
    const known = knownPools();
    const next = await allStarted(
      variants.map(async (variant) => {
        const id = compositionId(variant.versions);
        const pool = known.get(id) ?? (await prepared.take(id)) ?? (await start(variant.versions));
        return { ...variant, pool };
      }),
      // Left alone, the pool of another variant would restart its renderers forever.
      ({ pool }) => (known.has(pool.id) ? undefined : retire(pool)),
    );
    const before = pools();
    const isSwitch = JSON.stringify(next.map(variantOf)) !== JSON.stringify(serving.map(variantOf));
    serving = next;
    if (isSwitch) onSwitch?.();
    void announcement.serves(wanted);
    runInBackground(store.state.keepRegistry(registry), 'the served registry cannot be kept on this machine');
    const inUse = new Set(pools());
    for (const pool of inUse) pool.serve();

    const left = before.filter((pool) => !inUse.has(pool));
    const retired = [...left.slice(0, -1), ...(left.length && standby && !inUse.has(standby) ? [standby] : [])];
    if (left.length) standby = left.at(-1);
    else if (standby && inUse.has(standby)) standby = undefined;
    if (left.length) void standby?.rest();
    for (const pool of retired) retire(pool);
    runInBackground(store.shelf.trim(isInUse), 'old copies of releases cannot be removed');
    if (left.length || before.length === 0)
      log.info({ compositions: next.map(({ pool, until }) => ({ id: pool.id, until })) }, 'compositions live');
  }

  await update(await firstRegistry(store.state, log));

  const closed = new AbortController();
  async function follow() {
    /** The mark before the last read of the registry. Without one the registry is read again: it may have changed since. */
    let seen: string | undefined;
    let retryAt = Infinity;
    let retryPause = FIRST_PAUSE;
    let responds = true;
    for await (const mark of store.state.registryMarks(closed.signal)) {
      if (responds !== (mark !== undefined)) {
        responds = !responds;
        log.warn(`the shared state of the releases ${responds ? 'responds again' : 'does not respond; serving on'}`);
      }
      if (mark === undefined) continue;
      if (mark !== seen) retryPause = FIRST_PAUSE;
      else if (performance.now() < retryAt) continue;
      seen = mark;
      let announced: Registry | undefined;
      try {
        // Read first: a registry that is no longer announced is live by then.
        announced = await store.state.readNextRegistry();
        await update(await store.state.readRegistry());
        retryAt = Infinity;
      } catch (error) {
        log.error({ err: error }, 'the new composition cannot be served; still serving the old one, and retrying');
        void announcement.cannotServe(wanted, error instanceof Error ? error.message : String(error));
        retryAt = performance.now() + retryPause;
        retryPause = Math.min(2 * retryPause, LONGEST_PAUSE);
      }
      if (announced) runInBackground(prepare(announced), 'an announced registry cannot be prepared');
      else forgetAnnounced();
    }
  }
  const following = follow();

  return {
    /** Returns the composition for a bucket (0–99). */
    pick: (bucket: number): Serving => serving.find(({ until }) => bucket < until) ?? serving.at(-1)!,
    /** The pools of the compositions that visitors get. */
    pools,
    /** The composition with this id, if visitors get it. */
    composition: (id: string) => pools().find((pool) => pool.id === id)?.composition,
    /** Whether a remote is on trial; only then does the bucket matter. */
    get onTrial() {
      return serving.length > 1;
    },
    async close() {
      closed.abort();
      await following;
      clearTimeout(expiry);
      await prepared.end();
      for (const pool of [...pools(), ...(standby ? [standby] : [])]) retire(pool);
      await Promise.all(background);
    },
  };
}

/** The registry, or the one that this machine served last if the shared state does not respond. */
async function firstRegistry(state: State, log: Logger): Promise<Registry> {
  try {
    return await state.readRegistry();
  } catch (error) {
    const kept = error instanceof StateUnavailableError ? await state.keptRegistry() : undefined;
    if (!kept) throw error;
    log.warn({ err: error }, 'the shared state of the releases does not respond; serving what this host served last');
    return kept;
  }
}

const variantOf = ({ until, pool }: Serving) => [until, pool.id];

/** Resolves when all have started. When one fails, undoes the others and rejects with its reason. */
async function allStarted<T>(starting: Promise<T>[], undo: (started: T) => void): Promise<T[]> {
  const outcomes = await Promise.allSettled(starting);
  if (outcomes.some(({ status }) => status === 'rejected'))
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') undo(outcome.value);
  return Promise.all(starting);
}

export type Live = Awaited<ReturnType<typeof followRegistry>>;
