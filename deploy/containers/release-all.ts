import { userInfo } from 'node:os';
import { activate } from '../../shell/releases/activation.ts';
import { refuseIf, ReleaseError } from '../../shell/releases/release-error.ts';
import { chooseBrowser } from '../../shell/releases/installed-browser.ts';
import { ConfigError, readConfig, siteOf, storeOf } from '../../shell/releases/config.ts';
import { publishBuilt } from '../site/publish-built.ts';

/** Publishes the builds of the image and activates the new ones together, for first starts and updates. */
try {
  const config = readConfig(process.env);
  const store = storeOf(config);
  const { targets, refused } = await publishBuilt(store);
  refuseIf(refused);
  if (targets.length) {
    const { microFrontends } = await store.state.readRegistry();
    const { notes } = await activate(store, siteOf(config), targets, {
      // The first releases of an empty site: its pages are written later.
      allowMissing: !microFrontends.shell,
      browser: chooseBrowser(config),
      who: process.env.RELEASE_AUTHOR || userInfo().username,
      production: config.NODE_ENV === 'production',
    });
    for (const note of notes) console.error(note);
  }
  console.log(
    targets.length ? `Live: ${targets.map(({ name, version }) => `${name} ${version}`).join(', ')}` : 'No new releases',
  );
} catch (error) {
  console.error(error instanceof ReleaseError || error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
