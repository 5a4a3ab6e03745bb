import { demoAccounts } from '../api/seed/demo-accounts.ts';
import { activate } from '../shell/ops/activation.ts';
import { createStore } from '../shell/ops/store.ts';
import { ConfigError, readConfig } from '../shell/server/config.ts';
import { build, outdated } from './lib/builds.ts';
import { portIsFree } from './lib/ports.ts';
import { publishBuilt } from './lib/publish-built.ts';
import { startProcess, waitForHealth } from './lib/processes.ts';

const started = performance.now();
const say = (text: string) => console.log(`${((performance.now() - started) / 1000).toFixed(1).padStart(6)} s  ${text}`);

try {
  const config = readConfig(process.env);
  const apiPort = Number(new URL(config.API_ORIGIN).port);
  for (const [port, name] of [[config.PORT, 'PORT'], [apiPort, 'API_ORIGIN']] as const)
    if (!(await portIsFree(port))) throw new ConfigError(`Port ${port} is taken: perhaps the site runs already. Stop it, or set ${name}.`);

  const changed = outdated();
  if (changed.length) {
    say(`Building ${changed.map(({ name }) => name).join(', ')}`);
    await build(changed, (name, seconds) => say(`  ${name} built in ${seconds.toFixed(1)} s`));
  } else say('Nothing has changed since the last build');

  say('Starting the API');
  const api = startProcess('api', 'api/src/main.ts', { API_PORT: String(apiPort), API_HOST: '127.0.0.1', PUBLIC_HOST: config.SITE_ORIGIN });
  await waitForHealth(`${config.API_ORIGIN}/healthz`, api);

  const store = createStore(config.DATA_DIR);
  const targets = await publishBuilt(store, changed.map(({ name }) => name));
  if (targets.length) {
    say(`Activating ${targets.map(({ name, version }) => `${name} ${version}`).join(', ')}`);
    const site = { apiOrigin: config.API_ORIGIN, publicKey: config.REQUEST_PUBLIC_KEY, siteOrigin: config.SITE_ORIGIN };
    await activate(store, site, targets, { who: 'npm start' });
  }

  say('Starting the host');
  const host = startProcess('host', 'shell/server/main.ts', { PORT: String(config.PORT) });
  await waitForHealth(`http://127.0.0.1:${config.PORT}/builds/latest.json`, host);

  say('Ready');
  console.log(`\n  ${config.SITE_ORIGIN}\n`);
  console.log(`  Demo accounts (codes come to ${config.SITE_ORIGIN}/dev/sms/):`);
  for (const { phone, label } of demoAccounts) console.log(`    ${phone}  ${label}`);
  console.log('');
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
}
