import { join } from 'node:path';
import { publish } from '../../shell/ops/activation.ts';
import { readHistory, readRegistry } from '../../shell/ops/registry.ts';
import type { Store } from '../../shell/ops/store.ts';
import { packageNames, root } from './builds.ts';

/**
 * Publishes every package's build. Returns what is to go live: what was built just now, and what never was live. A
 * release that was rolled back since does not come back with a restart.
 */
export async function publishBuilt(store: Store, rebuilt: string[] = []) {
  const { microFrontends } = await readRegistry(store.dataDir);
  const history = await readHistory(store.dataDir);
  const targets = [];
  for (const name of packageNames()) {
    const { version } = (await publish(store, join(root, name, 'dist'))).release;
    const isLive = microFrontends[name]?.some(({ metadata }) => metadata.version === version);
    const wasLive = history.some((entry) => entry.name === name && entry.version === version);
    if (!isLive && (rebuilt.includes(name) || !wasLive)) targets.push({ name, version });
  }
  return targets;
}
