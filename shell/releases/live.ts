import { unwatchFile, watchFile } from 'node:fs';
import type { Incident, RendererOptions } from '@site/contracts/renderer';
import type { Logger } from 'pino';
import { compose, compositionId, variantsOf } from './compose.ts';
import { readComposition } from './compositions.ts';
import { developmentProblems } from './fit.ts';
import type { Announcement } from './hosts.ts';
import { readRegistry, registryFile } from './registry.ts';
import { refuseIf } from './release-error.ts';
import type { Store } from './store.ts';
import { PageBreaker } from './page-breaker.ts';
import { RendererPool } from './renderer-pool.ts';

export interface LiveOptions extends Pick<RendererOptions, 'apiOrigin' | 'publicKey' | 'siteOrigin'> {
  store: Store;
  log: Logger;
  announcement: Announcement;
  /** Production serves no development builds. */
  production: boolean;
  /** Processes for each composition. */
  renderers: number;
  /** Most memory of each, in MB. */
  memory: number;
}

interface Serving {
  until: number;
  versions: Record<string, string>;
  pool: RendererPool;
}

/** How often the registry is looked at, in ms. Its change is seen on every machine that shares the store. */
const WATCH_INTERVAL = 100;

/**
 * The compositions that visitors get. Follows the registry: warms a renderer for what is new, switches when it is
 * ready (the others of its pool follow), and lets the old ones end their pages. A composition that cannot be loaded changes nothing.
 */
export async function followRegistry({
  store,
  log,
  announcement,
  production,
  renderers,
  memory,
  ...options
}: LiveOptions) {
  let serving: Serving[] = [];
  /** What the registry asked for last. */
  let wanted: string[] = [];
  /** The composition that was live before: a rollback to it needs no warm-up. */
  let standby: RendererPool | undefined;

  const onIncident = (incident: Incident) =>
    log.error({ incident }, `${incident.remote} ${incident.version}: ${incident.message}`);
  const settings = {
    renderers,
    memory,
    // One for all compositions: a version that stops renderers does so beside other versions of its neighbours too.
    breaker: new PageBreaker(),
    onIncident,
    onFailedStart: (error: unknown) => log.error({ err: error }, 'a renderer does not start; it is tried again'),
  };

  async function start(versions: Record<string, string>): Promise<RendererPool> {
    const composition =
      (await readComposition(store.dataDir, compositionId(versions))) ?? (await compose(store, versions));
    const releases = [composition.shell, ...composition.remotes];
    if (production) refuseIf(developmentProblems(releases));
    const folders = Object.fromEntries(releases.map(({ name, version }) => [name, store.folder(name, version)]));
    const { siteFiles } = store;
    const pool = await RendererPool.start({ composition, folders, siteFiles, ...options }, settings);
    pool.failures.forEach(onIncident);
    return pool;
  }

  const pools = () => serving.map(({ pool }) => pool);

  async function update() {
    const variants = variantsOf(await readRegistry(store.dataDir));
    wanted = variants.map(({ versions }) => compositionId(versions));
    const warm = standby?.isAnswering ? [standby] : [];
    const known = new Map([...pools(), ...warm].map((pool) => [pool.id, pool]));
    const next = await Promise.all(
      variants.map(async (variant) => ({
        ...variant,
        pool: known.get(compositionId(variant.versions)) ?? (await start(variant.versions)),
      })),
    );
    const before = pools();
    serving = next;
    void announcement.serves(wanted);
    const inUse = new Set(pools());
    for (const pool of inUse) pool.serve();

    const left = before.filter((pool) => !inUse.has(pool));
    const retired = [...left.slice(0, -1), ...(left.length && standby && !inUse.has(standby) ? [standby] : [])];
    if (left.length) standby = left.at(-1);
    else if (standby && inUse.has(standby)) standby = undefined;
    if (left.length) void standby?.rest();
    for (const pool of retired) void pool.retire();
    if (left.length || before.length === 0)
      log.info({ compositions: next.map(({ pool, until }) => ({ id: pool.id, until })) }, 'compositions live');
  }

  // One update at a time; a change that comes meanwhile is seen by the update after it.
  let running: Promise<void> = Promise.resolve();
  const requestUpdate = () => {
    running = running.then(update).catch((error: unknown) => {
      log.error({ err: error }, 'the new composition cannot be served; the old one stays');
      void announcement.cannotServe(wanted, error instanceof Error ? error.message : String(error));
    });
    return running;
  };

  const file = registryFile(store.dataDir);
  await update();
  watchFile(file, { interval: WATCH_INTERVAL }, () => void requestUpdate());

  return {
    /** What the visitor of this bucket (0–99) gets. */
    pick: (bucket: number): Serving => serving.find(({ until }) => bucket < until) ?? serving.at(-1)!,
    /** A visitor's bucket matters only while some remote is on trial. */
    get onTrial() {
      return serving.length > 1;
    },
    async close() {
      unwatchFile(file);
      await running;
      await Promise.all([...pools(), ...(standby ? [standby] : [])].map((pool) => pool.retire()));
    },
  };
}
export type Live = Awaited<ReturnType<typeof followRegistry>>;
