import { userInfo } from 'node:os';
import { activate } from '../shell/ops/activation.ts';
import { createStore, ReleaseError } from '../shell/ops/store.ts';
import { ConfigError, readConfig } from '../shell/server/config.ts';
import { publishBuilt } from './lib/publish-built.ts';

/** Publishes what an image was built with, and makes what is new live, all at once: first start and updates. */
try {
  const config = readConfig(process.env);
  const store = createStore(config.DATA_DIR);
  const targets = await publishBuilt(store);
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
