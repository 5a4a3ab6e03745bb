import { join } from 'node:path';
import { userInfo } from 'node:os';
import { activate, publish } from '../shell/ops/activation.ts';
import { readRegistry } from '../shell/ops/registry.ts';
import { createStore, ReleaseError } from '../shell/ops/store.ts';
import { ConfigError, readConfig } from '../shell/server/config.ts';
import { packageNames, root } from './lib/builds.ts';

/** Publishes what an image was built with and makes live what is new, all at once. For the first start and for updates. */
try {
  const config = readConfig(process.env);
  const store = createStore(config.DATA_DIR);
  const { microFrontends } = await readRegistry(config.DATA_DIR);
  const targets = [];
  for (const name of packageNames()) {
    const { release, isNew } = await publish(store, join(root, name, 'dist'));
    // What was published before may have been rolled back since: a restart does not bring it back.
    if (isNew || !microFrontends[name]) targets.push({ name, version: release.version });
  }
  if (targets.length) {
    const site = { apiOrigin: config.API_ORIGIN, publicKey: config.REQUEST_PUBLIC_KEY, siteOrigin: config.SITE_ORIGIN };
    await activate(store, site, targets, { who: process.env.RELEASE_AUTHOR ?? userInfo().username });
  }
  console.log(
    targets.length ? `Live: ${targets.map(({ name, version }) => `${name} ${version}`).join(', ')}` : 'Nothing is new',
  );
} catch (error) {
  console.error(error instanceof ReleaseError || error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
