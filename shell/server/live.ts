import { unwatchFile, watchFile } from 'node:fs';
import type { Incident, RendererOptions } from '@site/contracts/renderer';
import type { Logger } from 'pino';
import { compose, compositionId, variantsOf } from '../ops/compose.ts';
import { readComposition } from '../ops/compositions.ts';
import { readRegistry, registryFile } from '../ops/registry.ts';
import type { Store } from '../ops/store.ts';
import { Renderer } from './renderer.ts';

export interface LiveOptions extends Pick<RendererOptions, 'apiOrigin' | 'publicKey' | 'siteOrigin'> {
  store: Store;
  log: Logger;
}

interface Serving {
  until: number;
  versions: Record<string, string>;
  renderer: Renderer;
}

/** How often the registry is looked at, in ms. Its change is seen on every machine that shares the store. */
const WATCH_INTERVAL = 100;

/**
 * The compositions that visitors get. Follows the registry: warms a renderer for what is new, switches when it is
 * ready, and lets the old one end its pages. A composition that cannot be loaded changes nothing.
 */
export async function followRegistry({ store, log, ...options }: LiveOptions) {
  let serving: Serving[] = [];
  /** The composition that was live before: a rollback to it needs no warm-up. */
  let standby: Renderer | undefined;

  const onIncident = (incident: Incident) => log.error({ incident }, `${incident.remote} ${incident.version}: ${incident.message}`);

  async function start(versions: Record<string, string>): Promise<Renderer> {
    const composition = (await readComposition(store.dataDir, compositionId(versions))) ?? (await compose(store, versions));
    const folders = Object.fromEntries(
      [composition.shell, ...composition.remotes].map(({ name, version }) => [name, store.folder(name, version)]),
    );
    const renderer = await Renderer.start({ composition, folders, ...options }, onIncident);
    renderer.failures.forEach(onIncident);
    return renderer;
  }

  async function update() {
    const variants = variantsOf(await readRegistry(store.dataDir));
    const known = new Map([...serving.map(({ renderer }) => renderer), ...(standby ? [standby] : [])].filter(({ isRunning }) => isRunning).map((renderer) => [renderer.id, renderer]));
    const next = await Promise.all(
      variants.map(async (variant) => ({ ...variant, renderer: known.get(compositionId(variant.versions)) ?? (await start(variant.versions)) })),
    );
    const before = serving;
    serving = next;

    const inUse = new Set(next.map(({ renderer }) => renderer));
    const left = before.map(({ renderer }) => renderer).filter((renderer) => !inUse.has(renderer));
    const retired = [...left.slice(0, -1), ...(left.length && standby && !inUse.has(standby) ? [standby] : [])];
    if (left.length) standby = left.at(-1);
    else if (standby && inUse.has(standby)) standby = undefined;
    for (const renderer of retired) void renderer.retire();
    if (left.length || before.length === 0) log.info({ compositions: next.map(({ renderer, until }) => ({ id: renderer.id, until })) }, 'compositions live');
  }

  // One update at a time; a change that comes meanwhile is seen by the update after it.
  let running: Promise<void> = Promise.resolve();
  const requestUpdate = () => {
    running = running.then(update).catch((error: unknown) => log.error({ err: error }, 'the new composition cannot be served; the old one stays'));
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
    /** A renderer that died is started anew. */
    revive: () => requestUpdate(),
    async close() {
      unwatchFile(file);
      await running;
      await Promise.all([...serving.map(({ renderer }) => renderer), ...(standby ? [standby] : [])].map((renderer) => renderer.retire()));
    },
  };
}
export type Live = Awaited<ReturnType<typeof followRegistry>>;
