import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { createStore } from '../shell/ops/store.ts';
import { readConfig } from '../shell/server/config.ts';
import { signOverride } from '../shell/server/override.ts';
import { developmentShell, remoteNames, root } from './lib/builds.ts';

/** How long a link to a remote under development holds, in ms. */
const LINK_LIFE = 12 * 3600_000;

const name = process.argv[2] ?? '';
if (!remoteNames().includes(name)) {
  console.error(`Which remote? npm run dev -- ${remoteNames().join(' | ')}`);
  process.exit(2);
}
const config = readConfig(process.env);
const port = Number(process.env.DEV_PORT ?? 3100 + remoteNames().indexOf(name));

const isUp = () => fetch(`http://127.0.0.1:${config.PORT}/builds/latest.json`).then(({ ok }) => ok, () => false);
if (!(await isUp())) {
  console.log('The site does not run yet: starting it');
  spawn(process.execPath, [join(root, 'deploy/start.mjs')], { stdio: 'inherit', cwd: root, env: { NODE_ENV: 'development', ...process.env } });
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 300));
}

console.log('Building the shell for development (React tells hot reload of its components only there)');
process.env.NODE_ENV = 'development';
const { release } = await createStore(config.DATA_DIR).publish(await developmentShell(), async () => {});

// The build preset belongs to the remote's own packages: it is found from there.
const preset = createRequire(join(root, name, 'package.json')).resolve('@site/federation/dev-server');
const { serveRemote } = (await import(preset)) as { serveRemote: (dir: string, name: string, port: number, shell: string) => Promise<void> };
await serveRemote(join(root, name), name, port, release.version);

const token = signOverride({ origin: `http://localhost:${port}`, expires: Date.now() + LINK_LIFE }, config.OVERRIDE_SECRET ?? '');
console.log(`\n  ${name} with hot reload, in this browser only:\n  ${config.SITE_ORIGIN}/?override=${token}\n  Back to the live release: ${config.SITE_ORIGIN}/?override=\n`);
